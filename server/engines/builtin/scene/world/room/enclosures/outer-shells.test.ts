import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Land } from '../../../words/land.ts';
import { OUTER_SHELLS, type OuterShell } from '../../../words/outer-shell.ts';
import { planRoom } from '../plan-room.ts';
import type { Solid } from '../solids/solid.ts';

const within = (outer: OuterShell, land: Land = 'room', seed = 4) =>
  planRoom({
    land,
    random: createRandom(seed),
    noise: createNoise(4),
    side: 1,
    tableHigh: null,
    hasFire: false,
    outer,
  });

/** The lower half of the lens of a lighthouse: another that shines is right upon it. */
const lensIn = (solids: readonly Solid[]): Solid | undefined =>
  solids.find((one) => solids.some(({ glow, low }) => glow === 0.9 && low[1] === one.high[1]));

describe('what a room is in', () => {
  it.each(OUTER_SHELLS)('is around it: %s', (outer) => {
    const { enclosure, solids, left, high } = within(outer);
    expect(enclosure).toBeDefined();
    expect(enclosure?.bars(left, high / 2, 3, 0).every(Number.isFinite)).toBe(true);
    expect(solids).toEqual(expect.arrayContaining([...(enclosure?.solids ?? [])]));
  });

  it('has windows but in a cave, and light from all around in a lighthouse alone', () => {
    const hasWindow = (outer: OuterShell): boolean => {
      const { enclosure, left, back } = within(outer);
      return Array.from({ length: 30 }, (_, n) => 0.1 * n).some((y) =>
        Array.from({ length: 40 }, (_, n) => back - 0.1 * n).some((z) =>
          enclosure?.isPane(0, left, y, z),
        ),
      );
    };
    expect(OUTER_SHELLS.filter((one) => !hasWindow(one))).toEqual(['cave']);
    expect(OUTER_SHELLS.filter((one) => within(one).enclosure?.isGlass)).toEqual(['lighthouse']);
  });

  it.each(['room', 'bedroom', 'bathroom', 'kitchen'] as const)(
    'has a lamp that stands in nothing else, or none: %s in a lighthouse',
    (land) => {
      for (const seed of [3, 5, 9]) {
        const { solids } = within('lighthouse', land, seed);
        const lens = lensIn(solids.filter(({ glow }) => glow === 0.9));
        const isBeneath = ({ low, high }: Solid) =>
          lens !== undefined &&
          low[1] < lens.high[1] + 0.1 &&
          high[1] > 0.05 &&
          [0, 2].every((axis) => {
            const [least = 0, most = 0] = [lens.low[axis], lens.high[axis]];
            return (low[axis] ?? 0) < most && (high[axis] ?? 0) > least;
          });
        // Its foot, its pillar, a rim and its two halves.
        expect(solids.filter(isBeneath)).toHaveLength(lens === undefined ? 0 : 5);
      }
    },
  );

  it('has its lamp where there is room', () => {
    const { solids } = within('lighthouse', 'bedroom', 3);
    expect(lensIn(solids.filter(({ glow }) => glow === 0.9))).toBeDefined();
  });

  it('is narrow where it is a carriage', () => {
    const { left, right } = within('carriage');
    expect(right - left).toBeLessThan(3.6);
  });
});
