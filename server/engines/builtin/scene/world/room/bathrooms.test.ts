import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { planRoom } from './plan-room.ts';

/** How many solids such a room has, whether somebody is in a tub of their own or not. */
const solidsOf = (land: 'bathroom' | 'bubblebath', isBathed: boolean): number =>
  planRoom({
    land,
    random: createRandom(3),
    noise: createNoise(3),
    side: 1,
    tableHigh: null,
    hasFire: false,
    isBathed,
  }).solids.length;

describe('bathrooms', () => {
  it.each(['bathroom', 'bubblebath'] as const)(
    'have no second tub where somebody is in one: %s',
    (land) => {
      expect(solidsOf(land, true)).toBeLessThan(solidsOf(land, false) - 8);
    },
  );

  it.each([1, -1])('show most of a tub before the far wall, with the side %s', (side) => {
    const { solids, back } = planRoom({
      land: 'bathroom',
      random: createRandom(3),
      noise: createNoise(3),
      side,
      tableHigh: null,
      hasFire: false,
    });
    const foam = solids.filter(
      ({ form, low }) =>
        form.kind === 'ball' && low[1] > 0.4 && low[1] < 0.6 && low[2] > back - 0.8,
    );
    const seen = foam.filter(({ low, high }) =>
      [low[0], high[0]].every((x) => Math.abs(x) < 0.6 * low[2]),
    );
    expect(seen.length).toBeGreaterThanOrEqual(6);
  });
});
