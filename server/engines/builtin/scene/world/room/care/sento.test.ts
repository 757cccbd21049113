import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { viewsOfRoom } from '../../../views/room-views.ts';
import { planRoom } from '../plan-room.ts';

it.each([-1, 1] as const)(
  'who washes before the bath is cut off by no edge of a square picture: %s',
  (side) => {
    const room = planRoom({
      land: 'sento',
      random: createRandom(4),
      noise: createNoise(4),
      side,
      tableHigh: null,
      hasFire: false,
    });
    const limbs = room.solids.flatMap(({ form, low, high }) =>
      form.kind === 'bone' && high[2] < 4.1 ? [{ low, high }] : [],
    );
    expect(limbs.length).toBeGreaterThan(8);
    const longest = Math.max(...viewsOfRoom('sento').map(({ lens }) => lens));
    const middle = (room.left + room.right) / 2;
    for (const { low, high } of limbs) {
      const aside = Math.max(Math.abs(low[0] - middle), Math.abs(high[0] - middle));
      expect(aside / low[2]).toBeLessThan(0.5 / (0.92 * longest));
    }
  },
);
