import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { eyesOf } from '../beast-heads/eyes.ts';
import type { Build, Head, Looks } from '../build.ts';
import { coat } from './coat-looks.ts';
import { RHINO } from './horned.ts';

const EYE: Head['eye'] = { size: 0.04, aside: 0.2, ahead: 0.3, iris: [0.3, 0.18, 0.08] };
const NOSTRIL: Colour = [0.16, 0.1, 0.11];

/** A hippopotamus' head, its poll at the origin: eyes and ears high on a flat skull, a muzzle that widens to a great square end. */
function hippoHead(looks: Looks, sleeps: boolean): Solid[] {
  const { coat: skin, inside } = looks;
  const nostril = plain(NOSTRIL);
  const tusk = plain([0.9, 0.86, 0.74], { gloss: 0.4 });
  return [
    ellipsoid(skin, [0.14, -0.02, 0], [0.32, 0.24, 0.26], 0.1),
    ellipsoid(skin, [0.2, -0.22, 0], [0.36, 0.2, 0.25], 0.12),
    limb(skin, [0.3, -0.06, 0], [0.66, -0.14, 0], 0.19, 0.2, 0.12),
    // The muzzle: broad cheeks above, the jaw below.
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.82, -0.12, side * 0.14], [0.22, 0.19, 0.19], 0.08),
      ball(skin, [0.93, 0.02, side * 0.13], 0.085, 0.06),
      ellipsoid(nostril, [0.985, 0.06, side * 0.13], [0.03, 0.032, 0.045]),
      ball(skin, [0.32, 0.17, side * 0.17], 0.095, 0.06),
      ...eyesOf(EYE, skin, [0.36, 0.19, side * 0.2], side, sleeps),
      ellipsoid(skin, [0.06, 0.24, side * 0.22], [0.05, 0.085, 0.07], 0.03),
      ellipsoid(inside, [0.09, 0.25, side * 0.23], [0.03, 0.05, 0.04], 0.01),
      limb(nostril, [1.0, -0.22, side * 0.1], [0.62, -0.27, side * 0.3], 0.012, 0.016),
      limb(nostril, [0.62, -0.27, side * 0.3], [0.46, -0.22, side * 0.27], 0.016, 0.008),
      limb(tusk, [0.94, -0.27, side * 0.16], [0.97, -0.19, side * 0.17], 0.026, 0.014),
      ...[0, 1, 2, 3].map((n) =>
        ball(
          nostril,
          [1.0 + 0.012 * (n % 2), -0.05 - 0.05 * n, side * (0.1 + 0.04 * (n % 3))],
          0.009,
        ),
      ),
    ]),
    ellipsoid(skin, [0.74, -0.33, 0], [0.27, 0.11, 0.25], 0.06),
  ];
}

/** A hippopotamus: a barrel that hangs low on short legs, its head great and low. */
export const HIPPO: Build = {
  ...RHINO,
  trunk: [
    [0.44, 0.66, 0.3, 0.27],
    [0.1, 0.6, 0.36, 0.36],
    [-0.26, 0.61, 0.35, 0.35],
    [-0.5, 0.64, 0.28, 0.26],
  ],
  fore: {
    ...RHINO.fore,
    joints: [
      [0.4, 0.52],
      [0.34, 0.36],
      [0.37, 0.18],
      [0.37, 0.08],
      [0.4, 0.03],
    ],
    aside: 0.2,
  },
  hind: {
    ...RHINO.hind,
    joints: [
      [-0.46, 0.54],
      [-0.38, 0.36],
      [-0.47, 0.2],
      [-0.46, 0.08],
      [-0.43, 0.03],
    ],
    aside: 0.2,
  },
  neck: { length: 0.4, base: 0.29, end: 0.25, rise: 0.02, flat: 0.95 },
  head: { ...RHINO.head, size: 0.66, hangs: 0.2 },
  coats: [
    coat('none', [0.44, 0.36, 0.37], [0.66, 0.47, 0.45], [0.3, 0.24, 0.25]),
    coat('none', [0.4, 0.36, 0.38], [0.6, 0.46, 0.45], [0.27, 0.24, 0.26]),
  ],
  fur: 0,
  face: hippoHead,
  extras: () => [],
};
