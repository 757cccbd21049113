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
});
