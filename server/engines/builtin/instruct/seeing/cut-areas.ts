import { type Capacities, cheapestCut, createNetwork } from '../../remove/min-cut.ts';
import type { AreaGraph } from './area-graph.ts';

/** Steps a cost of 1 is counted in: cuts are made in whole numbers. */
const STEPS = 1_000;

/**
 * Splits areas in two: those (1) that are more likely one thing, as `odds` (logarithms, one an area)
 * say pixel by pixel, along edges of strong contrast (minimum cut, Boykov and Jolly 2001). `cost` is
 * what a pixel of cut through even colour costs, against a pixel on the wrong side with odds of 1.
 */
export function cutAreas(
  { size, ties, count }: AreaGraph,
  odds: Float32Array,
  cost: number,
): Uint8Array {
  const network = createNetwork(
    count,
    Int32Array.from(ties.flatMap(({ one, other }) => [one, other])),
  );
  const calm = calmEdge(ties.map(({ edge }) => edge));
  const arc = new Int32Array(ties.length * 2);
  ties.forEach(({ length, edge }, index) => {
    const costs = Math.round(STEPS * cost * length * (Math.exp(-((edge / calm) ** 2)) + 0.02));
    arc[index * 2] = costs;
    arc[index * 2 + 1] = costs;
  });
  const capacities: Capacities = {
    terminal: Int32Array.from(odds, (value, area) => STEPS * value * (size[area] as number)),
    arc,
  };
  return cheapestCut(network, capacities);
}

/** The contrast above which an edge is one: that of the plainer two thirds of all. */
function calmEdge(edges: number[]): number {
  return Math.max(0.02, edges.sort((a, b) => a - b)[Math.floor(edges.length * 0.66)] ?? 0);
}
