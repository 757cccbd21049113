import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { asBody, ball, box, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { strands } from '../solids/strands.ts';

const HAIR: readonly Colour[] = [
  [0.12, 0.085, 0.07],
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

const of = (all: readonly Colour[], number: number, salt: number): Colour =>
  all[Math.floor(chance(number, salt) * all.length)] as Colour;

/** How hair is worn: to the neck, to the shoulder blades, or tied behind. */
const CUTS = ['short', 'short', 'long', 'tied'] as const;

/** Who sits on a chair at a desk, seen from behind: `x` and `z` are the middle of the seat, `seat` its height, metres; `number` decides looks. */
export function sitterAtDesk(x: number, z: number, seat: number, number: number): Solid[] {
  const shirt = flat(of(SHIRTS, number, 31));
  const skin = flat(of(SKINS, number, 32));
  const legs = flat(TROUSERS);
  const at = x + 0.05 * (chance(number, 34) - 0.5);
  const top = seat + 0.82 + 0.06 * chance(number, 35);
  return asBody([
    pad([x - 0.165, seat, z - 0.115], [x + 0.165, seat + 0.13, z + 0.1], legs, 0.06),
    pad([x - 0.15, seat + 0.09, z - 0.11], [x + 0.15, seat + 0.44, z + 0.08], shirt, 0.08),
    ball([x - 0.175, seat + 0.2, z - 0.115], [x + 0.175, seat + 0.58, z + 0.08], shirt),
    ...[-1, 1].flatMap((to) => [
      ...armOf([x + to * 0.17, seat + 0.5, z], to, [shirt, skin]),
      // From the neck the shoulders fall.
      ...limb(
        [
          [x + to * 0.03, seat + 0.575, z - 0.015],
          [x + to * 0.17, seat + 0.505, z - 0.005],
        ],
        [0.04, 0.05],
        shirt,
      ),
      ...limb(
        [
          [x + to * 0.08, seat + 0.06, z - 0.04],
          [x + to * 0.1, seat + 0.07, z + 0.32],
          [x + to * 0.1, 0.1, z + 0.28],
        ],
        [0.085, 0.048],
        legs,
      ),
      box(
        [x + to * 0.09 - 0.045, 0, z + 0.2],
        [x + to * 0.09 + 0.045, 0.06, z + 0.42],
        flat([0.1, 0.1, 0.11]),
      ),
    ]),
    ...limb(
      [
        [at, seat + 0.55, z - 0.01],
        [at, top - 0.17, z + 0.01],
      ],
      [0.054, 0.048],
      skin,
    ),
    ...headOf([at, top, z], skin, strands(of(HAIR, number, 33)), number),
  ]);
}

/** An arm that lies on the desk: a sleeve to below the elbow, the forearm and the hand. */
const armOf = ([x, y, z]: Point, to: number, [shirt, skin]: readonly [Material, Material]) => {
  const elbow: Point = [x + to * 0.05, y - 0.23, z + 0.06];
  const hand: Point = [x - to * 0.05, y - 0.2, z + 0.35];
  const cuff: Point = [elbow[0] - to * 0.03, elbow[1] + 0.01, elbow[2] + 0.08];
  return [
    ...limb([[x, y, z], elbow, cuff], [0.054, 0.043], shirt),
    ...limb([cuff, hand], [0.036, 0.028], skin),
    ball(
      [hand[0] - 0.034, hand[1] - 0.026, hand[2] - 0.03],
      [hand[0] + 0.034, hand[1] + 0.024, hand[2] + 0.06],
      skin,
    ),
  ];
};

/** A head from behind, its crown so high, with its ears where no hair lies over them. */
function headOf([x, top, z]: Point, skin: Material, hair: Material, number: number): Solid[] {
  const cut = CUTS[Math.floor(chance(number, 36) * CUTS.length)];
  const ears = [-1, 1].map((to) =>
    ball(
      [x + to * 0.086 - 0.016, top - 0.165, z - 0.012],
      [x + to * 0.086 + 0.016, top - 0.095, z + 0.028],
      skin,
    ),
  );
  return [
    ball([x - 0.078, top - 0.24, z - 0.07], [x + 0.078, top - 0.02, z + 0.11], skin),
    ball([x - 0.09, top - 0.185, z - 0.115], [x + 0.09, top, z + 0.085], hair),
    ball([x - 0.068, top - 0.235, z - 0.098], [x + 0.068, top - 0.06, z + 0.02], hair),
    ...(cut === 'long' ? [] : ears),
    ...(cut === 'long'
      ? [-0.066, -0.024, 0.022, 0.068].flatMap((aside, n) =>
          limb(
            [
              [x + aside * 0.9, top - 0.1, z - 0.06],
              [x + aside * 1.05, top - 0.26, z - 0.085],
              [x + aside * 1.3, top - 0.4 - 0.03 * (n % 2), z - 0.11],
            ],
            [0.046, 0.026],
            hair,
          ),
        )
      : []),
    ...(cut === 'tied'
      ? limb(
          [
            [x, top - 0.09, z - 0.125],
            [x, top - 0.2, z - 0.165],
            [x + 0.012, top - 0.37, z - 0.13],
          ],
          [0.036, 0.014],
          hair,
        )
      : []),
  ];
}
