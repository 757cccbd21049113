import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Build, Looks } from '../build.ts';
import { MONKEY } from './ape.ts';
import { coat } from './coat-looks.ts';

const SKIN: Colour = [0.17, 0.145, 0.14];
const DARK: Colour = [0.05, 0.04, 0.04];
const SILVER: Colour = [0.36, 0.36, 0.38];

/** A bare black face: a heavy brow over deep eyes, broad nostrils, a wide mouth; a crest of hair on the crown. */
function faceOf({ coat: fur }: Looks): Solid[] {
  const skin = plain(SKIN, { gloss: 0.22 });
  const dark = plain(DARK);
  return [
    ellipsoid(fur, [-0.3, 0.72, 0], [0.62, 0.62, 0.5], 0.3),
    ellipsoid(skin, [0.72, -0.42, 0], [0.52, 0.44, 0.58], 0.14),
    ellipsoid(skin, [0.6, -0.02, 0], [0.42, 0.4, 0.42], 0.16),
    limb(skin, [0.74, 0.36, -0.44], [0.9, 0.4, 0], 0.17, 0.19, 0.1),
    limb(skin, [0.9, 0.4, 0], [0.74, 0.36, 0.44], 0.19, 0.17, 0.1),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.62, 0.16, side * 0.34], [0.32, 0.22, 0.26], 0.08),
      ellipsoid(skin, [1.08, -0.12, side * 0.13], [0.13, 0.12, 0.15], 0.06),
      ellipsoid(dark, [1.19, -0.15, side * 0.13], [0.05, 0.06, 0.075]),
      limb(dark, [1.23, -0.54, 0], [1.1, -0.56, side * 0.32], 0.022, 0.018),
      limb(dark, [1.1, -0.56, side * 0.32], [0.92, -0.5, side * 0.5], 0.018, 0.01),
    ]),
  ];
}

/** A gorilla on its knuckles: high shoulders over long arms, short legs, a silver back and no tail. */
export const GORILLA: Build = {
  ...MONKEY,
  trunk: [
    [0.3, 0.8, 0.29, 0.27],
    [0.06, 0.72, 0.3, 0.27],
    [-0.2, 0.6, 0.27, 0.24],
    [-0.36, 0.52, 0.23, 0.2],
  ],
  fore: {
    joints: [
      [0.34, 0.78],
      [0.25, 0.44],
      [0.36, 0.13],
      [0.37, 0.06],
      [0.43, 0.045],
    ],
    thick: [0.125, 0.095, 0.08, 0.085],
    muscle: 0.2,
    aside: 0.2,
  },
  hind: {
    joints: [
      [-0.36, 0.5],
      [-0.18, 0.3],
      [-0.38, 0.13],
      [-0.36, 0.06],
      [-0.26, 0.045],
    ],
    thick: [0.13, 0.09, 0.075, 0.075],
    muscle: 0.19,
    aside: 0.15,
  },
  neck: { length: 0.3, base: 0.22, end: 0.18, rise: 0.62, flat: 0.98 },
  head: {
    ...MONKEY.head,
    size: 0.185,
    hangs: 0.06,
    muzzle: { length: 1.05, base: 0.5, end: 0.4, drop: 0.36 },
    ears: { kind: 'side', size: 0.2 },
    eye: { size: 0.1, aside: 0.32, ahead: 0.9, iris: [0.3, 0.16, 0.06] },
    nose: { size: 0.05, colour: DARK, split: true },
  },
  tail: { kind: 'short', length: 0.02, thick: 0.02 },
  fur: 0.05,
  coats: [coat('silver', [0.17, 0.16, 0.165], [0.15, 0.14, 0.145], SILVER)],
  extras: faceOf,
};
