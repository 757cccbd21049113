import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { type Capacities, cheapestCut, createNetwork } from './min-cut.ts';

const NODES = 9;
const PAIRS = Int32Array.from([
  0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 0, 3, 3, 6, 1, 4, 4, 7, 2, 5, 5, 8,
]);

/** What it costs to put the nodes on the sides that the bits of a number say: 1 is the source's. */
function costOf(sides: number, { terminal, arc }: Capacities): number {
  const isSource = (node: number) => ((sides >> node) & 1) === 1;
  const own = terminal.reduce((sum, cost, node) => sum + (isSource(node) ? 0 : cost), 0);
  return arc.reduce((sum, cost, index) => {
    const cuts = isSource(PAIRS[index] ?? 0) && !isSource(PAIRS[index ^ 1] ?? 0);
    return sum + (cuts ? cost : 0);
  }, own);
}

describe('the cheapest cut', () => {
  it('costs as little as the best of all cuts', () => {
    const random = createRandom(4);
    for (let n = 0; n < 40; n++) {
      const capacities = {
        terminal: Int32Array.from({ length: NODES }, () => random.below(61) - 30),
        arc: Int32Array.from(PAIRS, () => random.below(16)),
      };
      const all = Array.from({ length: 2 ** NODES }, (_, sides) => costOf(sides, capacities));
      const asked = structuredClone(capacities);
      const made = cheapestCut(createNetwork(NODES, PAIRS), asked);
      const sides = made.reduce((sum, side, node) => sum + side * 2 ** node, 0);
      expect(costOf(sides, capacities)).toBe(Math.min(...all));
    }
  });
});
