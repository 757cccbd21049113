import type { Colour } from '../../../words/idea.ts';
import { ellipsoid } from '../../sculpt/solid.ts';
import type { Build } from '../build.ts';
import { coat } from './coat-looks.ts';

const BLACK: Colour = [0.05, 0.045, 0.05];
const BROWN: Colour = [0.24, 0.13, 0.06];

/** A brown bear, its feet flat on the ground. */
export const BEAR: Build = {
  trunk: [
    [0.36, 0.7, 0.275, 0.21],
    [0.06, 0.69, 0.275, 0.24],
    [-0.24, 0.71, 0.27, 0.24],
    [-0.44, 0.69, 0.26, 0.22],
  ],
  fore: {
    joints: [
      [0.4, 0.64],
      [0.29, 0.44],
      [0.34, 0.16],
      [0.345, 0.09],
      [0.43, 0.065],
    ],
    thick: [0.13, 0.105, 0.098, 0.088],
    muscle: 0.19,
    aside: 0.14,
  },
  hind: {
    joints: [
      [-0.44, 0.66],
      [-0.32, 0.4],
      [-0.5, 0.15],
      [-0.46, 0.09],
      [-0.36, 0.06],
    ],
    thick: [0.14, 0.1, 0.095, 0.085],
    muscle: 0.215,
    aside: 0.13,
  },
  neck: { length: 0.33, base: 0.235, end: 0.18, rise: 0.16, flat: 0.9 },
  head: {
    kind: 'short',
    size: 0.185,
    hangs: 0.12,
    muzzle: { length: 1.42, base: 0.46, end: 0.32, drop: 0.46 },
    cheeks: 0.55,
    ears: { kind: 'round', size: 0.27 },
    eye: { size: 0.085, aside: 0.4, ahead: 0.8, iris: BROWN },
    nose: { size: 0.23, colour: BLACK, split: false },
  },
  tail: { kind: 'short', length: 0.08, thick: 0.06 },
  feet: 'paws',
  grazes: false,
  mane: 'none',
  fur: 0.065,
  coats: [
    coat('none', [0.36, 0.22, 0.12], [0.5, 0.36, 0.23], [0.2, 0.12, 0.07]),
    coat('none', [0.24, 0.16, 0.11], [0.38, 0.27, 0.19], [0.14, 0.1, 0.08]),
  ],
  // The muscles over the shoulders stand up as a hump.
  body: ({ coat: skin }) => [ellipsoid(skin, [0.27, 0.9, 0], [0.26, 0.14, 0.15], 0.16)],
};

/** A bear of the ice: longer, its neck long and its head narrow. */
export const POLAR_BEAR: Build = {
  ...BEAR,
  neck: { length: 0.44, base: 0.215, end: 0.15, rise: 0.24, flat: 0.85 },
  head: {
    ...BEAR.head,
    size: 0.165,
    cheeks: 0.44,
    muzzle: { length: 1.62, base: 0.46, end: 0.31, drop: 0.3 },
    ears: { kind: 'round', size: 0.22 },
  },
  coats: [coat('none', [0.92, 0.89, 0.81], [0.95, 0.93, 0.88], [0.8, 0.75, 0.64])],
  body: ({ coat: skin }) => [ellipsoid(skin, [0.27, 0.85, 0], [0.26, 0.13, 0.15], 0.16)],
};

const WHITE: Colour = [0.92, 0.9, 0.86];
const PITCH: Colour = [0.07, 0.065, 0.07];

/** A panda: rounder than a bear, white with black legs, shoulders, ears and eyes. */
export const PANDA: Build = {
  ...BEAR,
  head: {
    ...BEAR.head,
    size: 0.215,
    cheeks: 0.66,
    muzzle: { length: 1.22, base: 0.46, end: 0.32, drop: 0.44 },
    ears: { kind: 'round', size: 0.3 },
    eye: { ...BEAR.head.eye, size: 0.095, iris: [0.1, 0.06, 0.04] },
  },
  coats: [coat('panda', WHITE, WHITE, PITCH)],
  extras: ({ dark }) =>
    [-1, 1].map((side) =>
      ellipsoid({ ...dark, fur: 0.06 }, [-0.15, 0.82, side * 0.7], [0.16, 0.33, 0.3], 0.04),
    ),
  body: () => [],
};
