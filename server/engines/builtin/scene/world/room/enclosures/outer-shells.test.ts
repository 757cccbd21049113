import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { OUTER_SHELLS, type OuterShell } from '../../../words/outer-shell.ts';
import { planRoom } from '../plan-room.ts';

const within = (outer: OuterShell) =>
  planRoom({
    land: 'room',
    random: createRandom(4),
    noise: createNoise(4),
    side: 1,
    tableHigh: null,
    hasFire: false,
    outer,
  });

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

  it('is narrow where it is a carriage', () => {
    const { left, right } = within('carriage');
    expect(right - left).toBeLessThan(3.6);
  });
});
