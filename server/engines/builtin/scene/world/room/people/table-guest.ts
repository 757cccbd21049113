import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { asBody, ball, type Material, type Point, type Solid } from '../solids/solid.ts';
import { shirtOf } from './posed-cloth.ts';
import { posedHand } from './posed-hand.ts';
import { posedHead } from './posed-head.ts';

/** How one who sits at a table looks; lengths as shares of a grown person's. */
export interface Guest {
  readonly hair: Colour;
  readonly shirt: Colour;
  readonly skin: Colour;
  readonly isLong: boolean;
  readonly size: number;
}

const HAIR: readonly Colour[] = [
  [0.07, 0.05, 0.045],
  [0.24, 0.14, 0.08],
  [0.42, 0.26, 0.13],
  [0.78, 0.6, 0.32],
  [0.62, 0.61, 0.6],
];
const SHIRTS: readonly Colour[] = [
  [0.16, 0.3, 0.52],
  [0.86, 0.84, 0.78],
  [0.2, 0.42, 0.34],
  [0.12, 0.12, 0.15],
  [0.8, 0.58, 0.2],
  [0.5, 0.28, 0.46],
];
const SKINS: readonly Colour[] = [
  [0.86, 0.64, 0.52],
  [0.74, 0.52, 0.39],
  [0.48, 0.31, 0.22],
];
const DARK: Material = flat([0.08, 0.06, 0.06]);

const of = (all: readonly Colour[], number: number, salt: number): Colour =>
  all[Math.floor(chance(number, salt) * all.length)] as Colour;

/** A grown guest whose looks a number decides. */
export const guestOf = (number: number): Guest => ({
  hair: of(HAIR, number, 51),
  shirt: of(SHIRTS, number, 52),
  skin: of(SKINS, number, 53),
  isLong: chance(number, 54) > 0.5,
  size: 1,
});

/** Who sits at a table: `x` and `z` the middle of the seat, `seat` its height and `table` the table's, metres; `turn` which way they face, radians from the right toward what is ahead. */
export function tableGuest(
  [x, z]: readonly [number, number],
  [seat, table]: readonly [number, number],
  turn: number,
  { hair, shirt, skin, isLong, size }: Guest,
): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  /** A rounded piece: how far ahead, aside and up its middle is, and half its extent along these. */
  const piece = (
    [ahead, aside, up]: readonly [number, number, number],
    [long, wide, tall]: readonly [number, number, number],
    material: Material,
  ): Solid => {
    const [px, pz] = [x + size * (c * ahead - s * aside), z + size * (s * ahead + c * aside)];
    const [rx, rz] = [size * Math.hypot(c * long, s * wide), size * Math.hypot(s * long, c * wide)];
    return ball(
      [px - rx, up - size * tall, pz - rz],
      [px + rx, up + size * tall, pz + rz],
      material,
    );
  };
  const place = ([ahead, aside, up]: readonly [number, number, number]): Point => [
    x + size * (c * ahead - s * aside),
    up,
    z + size * (s * ahead + c * aside),
  ];
  const bones = (
    joints: readonly (readonly [number, number, number])[],
    [first, last]: readonly [number, number],
    material: Material,
  ): Solid[] => limb(joints.map(place), [size * first, size * last], material);
  const shoulder = Math.max(seat + 0.5 * size, table + 0.22);
  const hand = table + 0.05;
  const cloth = shirtOf({ top: shirt, skin }, { at: [x, z], turn, shoulder, size });
  const face = flat(skin);
  return asBody([
    piece([0, 0, shoulder - 0.22 * size], [0.13, 0.19, 0.34], cloth),
    piece([-0.01, 0, seat + 0.13 * size], [0.15, 0.18, 0.15], cloth),
    piece([0, 0, shoulder - 0.07 * size], [0.11, 0.19, 0.13], cloth),
    piece([0.01, 0, shoulder + 0.08 * size], [0.05, 0.05, 0.1], face),
    ...posedHead(
      { middle: place([0.018, 0, shoulder + 0.24 * size]), turn, size },
      { skin, hair, hairForm: isLong ? 'long' : 'short' },
    ),
    ...[-1, 1].flatMap((to) => {
      // From the neck over the shoulder to the elbow and along the table.
      const wrist: Point = place([0.27, to * 0.17, hand]);
      return [
        ...bones(
          [
            [0, to * 0.04, shoulder + 0.035 * size],
            [0, to * 0.185, shoulder - 0.05 * size],
            [0.08, to * 0.25, Math.min(shoulder - 0.24 * size, hand + 0.05)],
            [0.27, to * 0.17, hand],
          ],
          [0.052, 0.036],
          cloth,
        ),
        ...posedHand(
          wrist,
          place([0.33, to * 0.145, hand - 0.004]),
          [s * to, 0, -c * to],
          size,
          face,
        ),
        ...bones(
          [
            [0, to * 0.09, seat + 0.08],
            [0.4, to * 0.1, seat + 0.06],
            [0.4, to * 0.1, 0.07],
          ],
          [0.086, 0.05],
          DARK,
        ),
        piece([0.46, to * 0.1, 0.045], [0.11, 0.045, 0.045], DARK),
      ];
    }),
  ]);
}
