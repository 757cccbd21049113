import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { limb } from '../solids/limb.ts';
import { ball, type Solid } from '../solids/solid.ts';

/** Who feasts: bearded men and women on the benches with horns and cups, the chieftain on his seat. */
export function feasters(middle: number, side: number, key: number, back: number): Solid[] {
  const tunics: readonly Colour[] = [
    [0.5, 0.18, 0.12],
    [0.2, 0.3, 0.42],
    [0.32, 0.36, 0.2],
    [0.52, 0.4, 0.22],
  ];
  const hair: readonly Colour[] = [
    [0.74, 0.5, 0.2],
    [0.56, 0.24, 0.1],
    [0.84, 0.7, 0.42],
    [0.3, 0.2, 0.12],
  ];
  const seats = [
    [-1, 4.2],
    [-1, 5.7],
    [-1, 7.5],
    [1, 4.9],
    [1, 6.6],
    [1, 8.3],
  ] as const;
  return [
    ...seats.flatMap(([to, z], n) => {
      const x = middle + to * 2.2;
      const turn = to > 0 ? Math.PI : 0;
      const isWoman = n === 1 || n === 4;
      const lift = n % 2 === 0;
      const own = hair[(n + key) % 4] as Colour;
      const inward = -to;
      return [
        ...posed(
          {
            at: [x, z],
            turn: turn + (turn === 0 ? -0.5 : 0.5),
            seat: 0.5,
            hands: lift
              ? [
                  [0.4, 0.1, 1.2],
                  [0.36, -0.16, 0.9],
                ]
              : [
                  [0.44, 0.16, 0.86],
                  [0.42, -0.16, 0.86],
                ],
          },
          attireOf(key + n, {
            top: tunics[n % 4] as Colour,
            legs: [0.24, 0.18, 0.13],
            hair: own,
            hairForm: 'long',
            skin: [0.86, 0.64, 0.5],
            ...(!isWoman && { beard: own }),
          }),
        ),
        // A mantle of fur about the shoulders.
        ball([x - 0.26, 0.98, z - 0.26], [x + 0.26, 1.2, z + 0.26], (px, py, pz) =>
          scaleColour(
            [0.4, 0.28, 0.18],
            0.7 + 0.5 * chance(Math.floor((px + py) * 60), Math.floor(pz * 30)),
          ),
        ),
        ...(lift
          ? limb(
              [
                [x + inward * 0.34, 1.18, z - 0.2],
                [x + inward * 0.4, 1.24, z - 0.24],
                [x + inward * 0.42, 1.38, z - 0.3],
              ],
              [0.02, 0.055],
              flat([0.86, 0.8, 0.66]),
            )
          : []),
      ];
    }),
    ...posed(
      {
        at: [middle + 0.02 * side, back - 1.1],
        turn: -Math.PI / 2,
        seat: 0.7,
        floor: 0.22,
        hands: [
          [0.26, 0.4, 1.08],
          [0.26, -0.4, 1.08],
        ],
      },
      attireOf(key + 9, {
        top: [0.5, 0.1, 0.1],
        legs: [0.2, 0.15, 0.12],
        hair: [0.6, 0.56, 0.5],
        beard: [0.62, 0.58, 0.52],
        hairForm: 'long',
        skin: [0.84, 0.62, 0.48],
      }),
    ),
  ];
}
