import { describe, expect, it } from 'vitest';
import { plain } from '../sculpt/looks.ts';
import { archesOf, wheelsOf } from './wheels.ts';

const WHEELS = { along: [0.6, -0.6], aside: 0.335, radius: 0.155, half: 0.055 } as const;

/** Where the middles of pieces are from side to side, but for the hubs outside. */
const middles = (pieces: ReturnType<typeof wheelsOf>) =>
  pieces.filter(({ shape }) => shape === 'frustum').map(({ middle }) => middle[2]);

describe('wheels', () => {
  it('are as far out on one side of a vehicle as on the other, and so are the arches over them', () => {
    for (const pieces of [wheelsOf(WHEELS, plain([1, 1, 1])), archesOf(WHEELS)]) {
      const all = middles(pieces);
      expect(all.length).toBeGreaterThanOrEqual(4);
      for (const z of all) expect(Math.abs(z)).toBeCloseTo(WHEELS.aside, 6);
      expect(all.filter((z) => z > 0)).toHaveLength(all.length / 2);
    }
  });
});
