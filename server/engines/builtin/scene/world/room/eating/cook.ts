import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { stander } from '../people/rock-band.ts';
import { guestOf } from '../people/table-guest.ts';
import { limb } from '../solids/limb.ts';
import { ball, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const JACKET: Colour = [0.95, 0.95, 0.93];
const TOQUE: Material = flat([0.98, 0.98, 0.96]);

/** A cook in a white jacket and a toque, who faces the eye and works at a table so high before them; `number` decides their looks. */
export function cook([x, z]: readonly [number, number], table: number, number: number): Solid[] {
  const { hair, skin } = guestOf(number);
  const hand = table + 0.08;
  return [
    ...stander(x, z, { hair, shirt: JACKET, trousers: [0.2, 0.22, 0.26], skin, isShort: true }),
    pad([x - 0.17, 0.5, z - 0.13], [x + 0.17, 1.12, z - 0.08], flat([0.16, 0.18, 0.24]), 0.02),
    drum([x, z], [1.68, 1.84], [0.11, 0.115], TOQUE),
    ball([x - 0.16, 1.78, z - 0.15], [x + 0.16, 1.98, z + 0.15], TOQUE),
    ...[-1, 1].flatMap((to) => [
      ...limb(
        [
          [x + to * 0.22, 1.4, z],
          [x + to * 0.28, 1.14, z - 0.1],
          [x + to * 0.12, hand, z - 0.36],
        ],
        [0.062, 0.05],
        flat(JACKET),
      ),
      ball(
        [x + to * 0.12 - 0.05, hand - 0.04, z - 0.43],
        [x + to * 0.12 + 0.05, hand + 0.05, z - 0.33],
        flat(skin),
      ),
    ]),
  ];
}
