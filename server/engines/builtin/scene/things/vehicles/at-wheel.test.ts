import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { atWheel } from './at-wheel.ts';

const PLACE = { hips: [-0.1, 0.47, 0.17], wheel: [0.06, 0.55, 0.17], man: 0.78 } as const;

it.each(['dog', 'bear', undefined] as const)(
  'who drives has both hands on the wheel: %s',
  (rider) => {
    const solids = atWheel(
      { random: createRandom(5), ...(rider !== undefined && { rider }) },
      PLACE,
    );
    for (const side of [-1, 1]) {
      const nearest = Math.min(
        ...solids.map(({ a: [x, y, z] }) =>
          Math.hypot(x - PLACE.wheel[0], y - PLACE.wheel[1], z - PLACE.wheel[2] - side * 0.075),
        ),
      );
      expect(nearest).toBeLessThan(0.09);
    }
  },
);
