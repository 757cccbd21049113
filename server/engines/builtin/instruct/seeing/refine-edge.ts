import { clamp } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { type Capacities, cheapestCut, createNetwork } from '../../remove/min-cut.ts';
import { colourPlanes } from './area-graph.ts';
import { judgeColours } from './colour-model.ts';
import type { View } from './view.ts';

/** The edge may move by so many view pixels. */
const BAND = 7;
const STEPS = 1_000;
/** What cutting between two like pixels costs, against a pixel on the wrong side with odds of 1. */
const COST = 1.6;

/**
 * Moves the edge of a region (0 or 1 for each pixel of the view) to where the picture has one: within
 * a band along it each pixel goes to the side whose colours it has, and the cut between them along
 * contrast (minimum cut; the band after Lombaert et al. 2005). Returns 0 or 1 for each pixel.
 */
export function refineEdge(view: View, region: Float32Array): Float32Array {
  const { width, height } = view;
  const near = blurBox(region, width, BAND);
  const nodes = new Int32Array(region.length).fill(-1);
  const places: number[] = [];
  for (let at = 0; at < region.length; at++) {
    const share = near[at] as number;
    if (share > 0.001 && share < 0.999) nodes[at] = places.push(at) - 1;
  }
  if (places.length === 0) return region;
  const judged = judgeColours(view, region);
  const planes = colourPlanes(view);
  const differ = (one: number, other: number) =>
    ((planes[0][one] as number) - (planes[0][other] as number)) ** 2 +
    ((planes[1][one] as number) - (planes[1][other] as number)) ** 2 +
    ((planes[2][one] as number) - (planes[2][other] as number)) ** 2;
  const terminal = new Int32Array(places.length);
  const pairs: number[] = [];
  const costs: number[] = [];
  let [sum, count] = [0, 1e-6];
  for (const at of places) {
    if (at % width < width - 1) sum += differ(at, at + 1);
    if (at < width * (height - 1)) sum += differ(at, at + width);
    count += 2;
  }
  const calm = Math.max(1e-5, (2 * sum) / count);
  places.forEach((at, node) => {
    const likely = clamp(judged[at] as number, 0.02, 0.98);
    const where = clamp(near[at] as number, 0.05, 0.95);
    const odds = 0.7 * Math.log(likely / (1 - likely)) + 0.6 * Math.log(where / (1 - where));
    terminal[node] = (terminal[node] as number) + STEPS * odds;
    const x = at % width;
    for (const [other, far] of [
      [x < width - 1 ? at + 1 : -1, 1],
      [at + width, 1],
      [x < width - 1 ? at + width + 1 : -1, Math.SQRT2],
      [x > 0 ? at + width - 1 : -1, Math.SQRT2],
    ] as const) {
      if (other < 0 || other >= region.length) continue;
      join(node, at, other, far);
    }
    for (const [other, far] of [
      [x > 0 ? at - 1 : -1, 1],
      [at - width, 1],
      [x > 0 ? at - width - 1 : -1, Math.SQRT2],
      [x < width - 1 ? at - width + 1 : -1, Math.SQRT2],
    ] as const) {
      if (other < 0 || (nodes[other] as number) >= 0) continue;
      join(node, at, other, far);
    }
  });
  const capacities: Capacities = { terminal, arc: Int32Array.from(costs) };
  const inside = cheapestCut(createNetwork(places.length, Int32Array.from(pairs)), capacities);
  const refined = region.slice();
  places.forEach((at, node) => {
    refined[at] = inside[node] as number;
  });
  return refined;

  function join(node: number, at: number, other: number, far: number): void {
    const cost = Math.round((STEPS * COST * (Math.exp(-differ(at, other) / calm) + 0.03)) / far);
    const neighbour = nodes[other] as number;
    if (neighbour >= 0) {
      pairs.push(node, neighbour);
      costs.push(cost, cost);
    } else
      terminal[node] =
        (terminal[node] as number) + ((region[other] as number) > 0.5 ? cost : -cost);
  }
}
