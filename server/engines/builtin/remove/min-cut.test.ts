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
      const least = Math.min(...all);
      expect(costOf(sides, capacities)).toBe(least);
      // The side that all of the cheapest cuts give to the source.
      expect(sides).toBe(all.reduce((both, cost, n) => (cost === least ? both & n : both), -1));
    }
  });

  it('leaves no way from the source to the sink, and none of the source’s side unreached', () => {
    const random = createRandom(7);
    const side = 24;
    const pairs: number[] = [];
    for (let node = 0; node < side * side; node++) {
      if (node % side < side - 1) pairs.push(node, node + 1);
      if (node + side < side * side) pairs.push(node, node + side);
    }
    const terminal = Int32Array.from({ length: side * side }, () =>
      random.below(4) === 0 ? random.below(400) - 200 : random.below(3) - 1,
    );
    const left = { terminal, arc: Int32Array.from(pairs, () => random.below(20)) };
    const cut = cheapestCut(createNetwork(side * side, Int32Array.from(pairs)), left);
    const reached = new Set([...cut.keys()].filter((node) => (left.terminal[node] ?? 0) > 0));
    for (const node of reached) {
      pairs.forEach((from, arc) => {
        if (from === node && left.arc[arc] !== 0) reached.add(pairs[arc ^ 1] ?? 0);
      });
    }
    expect(reached.size).toBeGreaterThan(side);
    expect([...cut.keys()].filter((node) => cut[node] === 1)).toEqual(
      [...reached].sort((a, b) => a - b),
    );
    expect([...reached].filter((node) => (left.terminal[node] ?? 0) < 0)).toEqual([]);
  });
});
