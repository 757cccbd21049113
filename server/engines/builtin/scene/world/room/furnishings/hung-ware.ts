import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, drum, type Material, type Solid } from '../solids/solid.ts';
import type { KitchenLook } from './kitchen-look.ts';

/** What pans are of. */
export const COPPER: Colour = [0.8, 0.42, 0.22];
/** Black iron. */
export const IRON: Material = flat([0.09, 0.09, 0.1]);

/** What hangs from a beam: a string of peppers or onions, or a bunch of herbs. */
export function hangings(
  x: number,
  y: number,
  z: number,
  look: KitchenLook,
  number: number,
): Solid[] {
  const cord = drum([x, z], [y - 0.12, y], [0.006, 0.006], flat([0.5, 0.4, 0.26]));
  if (number === 1)
    return [
      cord,
      ...[-0.06, 0, 0.06].map((dx) =>
        ball(
          [x + dx - 0.06, y - 0.42, z - 0.06],
          [x + dx + 0.06, y - 0.1, z + 0.06],
          flat([0.27, 0.36, 0.15]),
        ),
      ),
    ];
  return [
    cord,
    ...Array.from({ length: 18 }, (_, n) => {
      const turn = n * 2.4;
      const [dx, dz, dy] = [0.06 * Math.cos(turn), 0.06 * Math.sin(turn), y - 0.14 - 0.026 * n];
      return ball(
        [x + dx - 0.036, dy - 0.08, z + dz - 0.036],
        [x + dx + 0.036, dy + 0.02, z + dz + 0.036],
        flat(scaleColour(look.strings, 0.8 + 0.4 * chance(n, number))),
      );
    }),
  ];
}

/** A lamp of iron with a warm glass that hangs over the table. */
export const lamp = (x: number, z: number, y: number): Solid[] => [
  drum([x, z], [y - 0.5, y], [0.01, 0.01], IRON),
  drum([x, z], [y - 0.56, y - 0.48], [0.16, 0.04], IRON),
  drum([x, z], [y - 0.72, y - 0.56], [0.09, 0.12], flat([1.2, 0.9, 0.5]), 0.8),
];

/** Pans of copper that hang on a rail on the wall beside the range. */
export const pans = (wall: number, side: number): Solid[] => [
  slab([wall, wall - side * 0.04], [1.92, 1.95], [2.3, 4.4], IRON),
  ...[2.5, 2.95, 3.4, 3.85, 4.25].flatMap((z, n) => {
    const r = 0.13 + 0.03 * (n % 3);
    const y = 1.5 - 0.02 * n;
    return [
      slab(
        [wall - side * 0.02, wall - side * 0.04],
        [y + r - 0.03, 1.92],
        [z - 0.013, z + 0.013],
        IRON,
      ),
      ball(
        [wall - side * 0.07 - 0.06, y - r, z - r],
        [wall - side * 0.07 + 0.06, y + r, z + r],
        flat(scaleColour(COPPER, 0.9 + 0.1 * (n % 2))),
      ),
    ];
  }),
];
