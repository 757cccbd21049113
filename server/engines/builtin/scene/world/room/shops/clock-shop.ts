import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { mantelClock, tallClock, wallClock } from '../furnishings/old-clock.ts';
import { gear } from '../furnishings/wheels.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, type Point } from '../solids/solid.ts';

const RIMS: readonly Colour[] = [
  [0.4, 0.2, 0.1],
  [0.86, 0.64, 0.26],
  [0.16, 0.1, 0.07],
  [0.2, 0.34, 0.3],
  [0.62, 0.12, 0.1],
];

/** Green walls, a floor of dark boards. */
export const clockShopSurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.36, 0.44, 0.38], noise),
  floor: boards([0.42, 0.27, 0.16], noise),
  ceiling: paint([0.84, 0.8, 0.7], noise),
});

/** A clockmaker's: clocks of all sizes over the walls, each at its own hour, tall ones that stand, a bench with gears and clocks that are open. */
export function clockShop({ shell, side, noise, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.below(64);
  const oak = wood([0.4, 0.24, 0.13], noise);
  const lamps: readonly Point[] = [-1, 1.1].map((out) => [at(out), high - 0.8, 3.6]);
  const rows = [
    [1.25, 0.2, 0.62],
    [1.86, 0.25, 0.68],
    [2.5, 0.21, 0.6],
  ] as const;
  return {
    lamps,
    solids: [
      ...lamps.flatMap((place) => hungLamp(place, high, 0.24, [0.94, 0.85, 0.62])),
      ...rows.flatMap(([y, most, apart], row) =>
        Array.from({ length: Math.floor(3.6 / apart) }, (_, n) => {
          const x = middle - 1.8 + (n + 0.5) * apart;
          const radius = most * (0.75 + 0.35 * chance(n + key, row));
          return wallClock(
            [x, y + 0.07 * chance(n, row + 3), back - 0.02],
            radius,
            12 * chance(n + 5, row + key),
            RIMS[Math.floor(chance(n + key, row + 9) * 5)] as Colour,
          );
        }).flat(),
      ),
      ...tallClock([at(2.2), 0, back - 0.3], 1.06, 10.15, noise),
      ...tallClock([at(-2.2), 0, back - 0.3], 0.94, 4.4, noise),
      box([middle - 1.75, 0.78, back - 0.6], [middle + 1.75, 0.84, back], oak),
      box(
        [middle - 1.7, 0, back - 0.55],
        [middle + 1.7, 0.78, back - 0.05],
        wood([0.3, 0.18, 0.1], noise),
      ),
      ...[-1.35, -0.8, 0.75, 1.3].flatMap((dx, n) =>
        mantelClock([middle + dx, 0.84, back - 0.36], 0.12 + 0.02 * (n % 2), 2.6 * n + 1.2, noise),
      ),
      ...[-0.32, 0, 0.3].flatMap((dx, n) =>
        gear(
          [middle + dx, 0.98, back - 0.4 + 0.05 * n],
          0.11 + 0.03 * (n % 2),
          0.03,
          { teeth: 16, spokes: 5, rim: 0.76, hub: 0.24 },
          n,
          flat([0.9, 0.66, 0.28]),
        ),
      ),
      ...(isAttended === true
        ? atCounter([at(0.5), back - 1.1], -Math.PI / 2, 0.9, key, {
            hair: [0.8, 0.79, 0.77],
            hairForm: 'short',
            apron: [0.3, 0.22, 0.16],
            top: [0.9, 0.88, 0.82],
          })
        : []),
    ],
  };
}
