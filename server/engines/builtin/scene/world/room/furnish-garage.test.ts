import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { planRoom } from './plan-room.ts';

it.each([1, -1])(
  'furnishes a garage within its walls, its window free, with the side %s',
  (side) => {
    const room = planRoom({
      land: 'garage',
      random: createRandom(4),
      noise: createNoise(4),
      side,
      tableHigh: null,
      hasFire: false,
    });
    const [left, right, low, high] = room.window;
    const inside = room.solids.filter(({ high: [, top] }) => top <= room.high);
    expect(inside).toHaveLength(room.solids.length);
    const before = room.solids.filter(
      (one) =>
        one.high[0] - one.low[0] > 0.9 &&
        one.low[0] < right - 0.1 &&
        one.high[0] > left + 0.1 &&
        one.low[1] < high &&
        one.high[1] > low + 0.1,
    );
    // Nothing but the window's own frame.
    for (const one of before) expect(one.high[2]).toBeGreaterThanOrEqual(room.back);
    expect(room.lamps.every(([, y]) => y < room.high)).toBe(true);
  },
);
