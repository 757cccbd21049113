import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { planRoom } from './plan-room.ts';

/** How far aside of the eye a square picture shows what is so far ahead, of that distance. */
const SEEN_ASIDE = 0.6;

it.each([1, -1])(
  'shows the whole head of a bedroom’s bed beside who stands there, with the side %s',
  (side) => {
    const { solids } = planRoom({
      land: 'bedroom',
      random: createRandom(4),
      noise: createNoise(4),
      side,
      tableHigh: null,
      hasFire: false,
      hasSomebody: true,
    });
    const pillows = solids.filter(
      ({ form, low, high }) => form.kind === 'pad' && low[1] > 0.45 && high[1] > 0.8,
    );
    expect(pillows.length).toBeGreaterThanOrEqual(2);
    for (const { low, high } of pillows) {
      const aside = Math.max(Math.abs(low[0]), Math.abs(high[0]));
      expect(aside).toBeLessThan(SEEN_ASIDE * low[2]);
    }
  },
);
