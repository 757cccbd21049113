import type { Colour } from '../../words/idea.ts';
import { flat } from './furniture.ts';
import { chance } from './materials.ts';
import { ball, box, pad, type Solid } from './solid.ts';

const HAIR: readonly Colour[] = [
  [0.06, 0.045, 0.04],
  [0.2, 0.12, 0.07],
  [0.36, 0.22, 0.12],
  [0.68, 0.5, 0.26],
];
const SKINS: readonly Colour[] = [
  [0.82, 0.6, 0.48],
  [0.66, 0.44, 0.32],
  [0.42, 0.26, 0.18],
];
const SHIRTS: readonly Colour[] = [
  [0.75, 0.2, 0.2],
  [0.2, 0.36, 0.62],
  [0.88, 0.86, 0.8],
  [0.22, 0.5, 0.34],
  [0.85, 0.64, 0.2],
  [0.45, 0.3, 0.55],
];
const TROUSERS: Colour = [0.18, 0.22, 0.34];

const of = (all: readonly Colour[], number: number, salt: number) =>
  flat(all[Math.floor(chance(number, salt) * all.length)] as Colour);

/** Who sits on a chair at a desk, seen from behind: `x` and `z` are the middle of the seat, `seat` its height, metres; `number` decides looks. */
export function sitterAtDesk(x: number, z: number, seat: number, number: number): Solid[] {
  const shirt = of(SHIRTS, number, 31);
  const skin = of(SKINS, number, 32);
  const hair = of(HAIR, number, 33);
  const legs = flat(TROUSERS);
  const at = x + 0.04 * (chance(number, 34) - 0.5);
  const top = seat + 0.8 + 0.06 * chance(number, 35);
  const isLong = chance(number, 36) > 0.5;
  return [
    pad([x - 0.17, seat, z - 0.12], [x + 0.17, seat + 0.54, z + 0.08], shirt, 0.08),
    ball([x - 0.2, seat + 0.32, z - 0.1], [x + 0.2, seat + 0.58, z + 0.08], shirt),
    ...[-1, 1].flatMap((to) => [
      pad(
        [x + to * 0.2 - 0.05, seat + 0.22, z - 0.06],
        [x + to * 0.2 + 0.05, seat + 0.52, z + 0.06],
        shirt,
        0.05,
      ),
      pad(
        [x + to * 0.19 - 0.042, seat + 0.27, z],
        [x + to * 0.19 + 0.042, seat + 0.36, z + 0.36],
        skin,
        0.04,
      ),
      pad(
        [x + to * 0.09 - 0.075, seat, z - 0.08],
        [x + to * 0.09 + 0.075, seat + 0.14, z + 0.34],
        legs,
        0.06,
      ),
      pad(
        [x + to * 0.09 - 0.055, 0.04, z + 0.22],
        [x + to * 0.09 + 0.055, seat + 0.06, z + 0.34],
        legs,
        0.05,
      ),
      box(
        [x + to * 0.09 - 0.05, 0, z + 0.2],
        [x + to * 0.09 + 0.05, 0.06, z + 0.42],
        flat([0.1, 0.1, 0.11]),
      ),
    ]),
    ball([at - 0.055, seat + 0.5, z - 0.06], [at + 0.055, seat + 0.68, z + 0.05], skin),
    ball([at - 0.09, top - 0.26, z - 0.09], [at + 0.09, top - 0.02, z + 0.11], skin),
    ball([at - 0.1, top - 0.22, z - 0.12], [at + 0.1, top, z + 0.08], hair),
    ...(isLong
      ? [ball([at - 0.1, top - 0.42, z - 0.14], [at + 0.1, top - 0.06, z + 0.02], hair)]
      : [-1, 1].map((to) =>
          ball(
            [at + to * 0.095 - 0.016, top - 0.17, z - 0.02],
            [at + to * 0.095 + 0.016, top - 0.1, z + 0.03],
            skin,
          ),
        )),
  ];
}
