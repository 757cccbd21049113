import { expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import { meet } from '../solids/meet.ts';
import { brokenPanes } from './broken-panes.ts';

it('leaves shards of a window’s panes along their edges, and holes in their middle', () => {
  const [glass] = brokenPanes([-1, 1, 1, 2], 5, [2, 2], createNoise(1));
  if (glass === undefined) throw new Error('there is no glass');
  const isThere = (x: number, y: number) => meet(glass, [x, y, 0], [0, 0, 1]) !== null;
  for (const [x, y] of [
    [-0.5, 1.25],
    [0.5, 1.75],
  ] as const)
    expect(isThere(x, y)).toBe(false);
  const edge = Array.from({ length: 100 }, (_, n) => isThere(-0.99 + n * 0.0198, 1.985));
  expect(edge.filter(Boolean).length).toBeGreaterThan(50);
});
