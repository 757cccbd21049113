import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Build, Coat } from '../build.ts';
import { coat } from './coat-looks.ts';

const BROWN: Colour = [0.2, 0.11, 0.05];
export const NOSTRIL: Colour = [0.2, 0.11, 0.09];
export const FACE: Colour = [0.88, 0.68, 0.54];
export const COATS: readonly Coat[] = [
  coat('none', [0.46, 0.28, 0.15], [0.76, 0.58, 0.42], [0.3, 0.18, 0.11]),
  coat('none', [0.5, 0.38, 0.24], [0.78, 0.66, 0.5], [0.3, 0.22, 0.16]),
];

/** A bare face in the shape of a heart with a wide mouth. */
function faceOf(): Solid[] {
  const skin = plain(FACE, { gloss: 0.06 });
  const dark = plain(NOSTRIL);
  return [
    ellipsoid(skin, [0.8, -0.3, 0], [0.42, 0.37, 0.47], 0.1),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.56, 0.17, side * 0.3], [0.36, 0.42, 0.35], 0.06),
      ellipsoid(dark, [1.18, -0.15, side * 0.08], [0.03, 0.045, 0.035]),
      limb(dark, [1.19, -0.43, 0], [1.14, -0.4, side * 0.22], 0.02, 0.018),
      limb(dark, [1.14, -0.4, side * 0.22], [1.05, -0.34, side * 0.34], 0.018, 0.01),
    ]),
  ];
}

/** A monkey on all fours: long limbs, a long tail, a bare face. */
export const MONKEY: Build = {
  trunk: [
    [0.3, 0.76, 0.19, 0.15],
    [0.04, 0.75, 0.175, 0.15],
    [-0.22, 0.76, 0.165, 0.14],
    [-0.34, 0.75, 0.165, 0.13],
  ],
  fore: {
    joints: [
      [0.32, 0.72],
      [0.24, 0.45],
      [0.31, 0.14],
      [0.315, 0.06],
      [0.4, 0.035],
    ],
    thick: [0.072, 0.052, 0.046, 0.05],
    muscle: 0.1,
    aside: 0.12,
  },
  hind: {
    joints: [
      [-0.34, 0.72],
      [-0.16, 0.43],
      [-0.4, 0.17],
      [-0.37, 0.06],
      [-0.27, 0.035],
    ],
    thick: [0.085, 0.052, 0.046, 0.05],
    muscle: 0.13,
    aside: 0.11,
  },
  neck: { length: 0.26, base: 0.14, end: 0.12, rise: 0.62, flat: 0.95 },
  head: {
    kind: 'short',
    size: 0.2,
    hangs: 0,
    muzzle: { length: 1.02, base: 0.4, end: 0.3, drop: 0.34 },
    cheeks: 0.4,
    ears: { kind: 'side', size: 0.38 },
    eye: { size: 0.135, aside: 0.3, ahead: 0.84, iris: BROWN },
    nose: { size: 0.075, colour: NOSTRIL, split: true },
  },
  tail: { kind: 'slim', length: 1.15, thick: 0.042 },
  feet: 'paws',
  grazes: false,
  mane: 'none',
  fur: 0.045,
  coats: COATS,
  extras: faceOf,
};
