import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb } from '../../sculpt/solid.ts';
import { antler } from '../beast-heads/antlers.ts';
import type { Build } from '../build.ts';
import { coat } from './coat-looks.ts';

const BLACK: Colour = [0.05, 0.045, 0.05];
const BROWN: Colour = [0.24, 0.13, 0.06];

/** A horse, which donkeys, deer, cattle and more are made after. */
export const HORSE: Build = {
  trunk: [
    [0.28, 0.745, 0.195, 0.14],
    [0.06, 0.745, 0.2, 0.18],
    [-0.15, 0.775, 0.185, 0.17],
    [-0.3, 0.8, 0.185, 0.16],
  ],
  fore: {
    joints: [
      [0.36, 0.7],
      [0.26, 0.55],
      [0.28, 0.3],
      [0.285, 0.12],
      [0.33, 0],
    ],
    thick: [0.068, 0.045, 0.034, 0.048],
    muscle: 0.13,
    aside: 0.1,
  },
  hind: {
    joints: [
      [-0.32, 0.79],
      [-0.2, 0.58],
      [-0.43, 0.39],
      [-0.42, 0.12],
      [-0.37, 0],
    ],
    thick: [0.085, 0.05, 0.036, 0.048],
    muscle: 0.165,
    aside: 0.1,
  },
  neck: { length: 0.58, base: 0.16, end: 0.085, rise: 0.86, flat: 0.58 },
  head: {
    kind: 'long',
    size: 0.42,
    hangs: 0.78,
    muzzle: { length: 1, base: 0.19, end: 0.105, drop: 0.02 },
    cheeks: 0.62,
    ears: { kind: 'pointed', size: 0.24 },
    eye: { size: 0.034, aside: 0.115, ahead: 0.25, iris: BROWN },
    nose: { size: 0.03, colour: [0.14, 0.1, 0.1], split: true },
  },
  tail: { kind: 'hair', length: 0.68, thick: 0.06 },
  feet: 'hooves',
  grazes: true,
  mane: 'crest',
  fur: 0.014,
  coats: [
    coat('none', [0.42, 0.22, 0.11], [0.34, 0.19, 0.12], [0.09, 0.06, 0.05], 'dark'),
    coat('none', [0.8, 0.77, 0.73], [0.66, 0.62, 0.6], [0.7, 0.68, 0.66]),
    coat('none', [0.26, 0.2, 0.17], [0.28, 0.22, 0.19], [0.11, 0.09, 0.08]),
    coat('none', [0.6, 0.37, 0.17], [0.72, 0.56, 0.42], [0.86, 0.77, 0.6], 'pale'),
  ],
};

/** A deer. */
export const DEER: Build = {
  ...HORSE,
  trunk: [
    [0.26, 0.755, 0.165, 0.115],
    [0.04, 0.75, 0.17, 0.135],
    [-0.16, 0.775, 0.155, 0.125],
    [-0.29, 0.8, 0.155, 0.12],
  ],
  fore: {
    joints: [
      [0.32, 0.71],
      [0.24, 0.57],
      [0.26, 0.31],
      [0.265, 0.12],
      [0.3, 0],
    ],
    thick: [0.05, 0.027, 0.0205, 0.029],
    muscle: 0.105,
    aside: 0.075,
  },
  hind: {
    joints: [
      [-0.3, 0.79],
      [-0.19, 0.59],
      [-0.4, 0.41],
      [-0.385, 0.12],
      [-0.35, 0],
    ],
    thick: [0.066, 0.031, 0.022, 0.029],
    muscle: 0.135,
    aside: 0.075,
  },
  neck: { length: 0.46, base: 0.11, end: 0.062, rise: 1.02, flat: 0.75 },
  head: {
    kind: 'long',
    size: 0.3,
    hangs: 0.42,
    muzzle: { length: 1, base: 0.2, end: 0.095, drop: 0.01 },
    cheeks: 0.66,
    ears: { kind: 'leaf', size: 0.42 },
    eye: { size: 0.048, aside: 0.125, ahead: 0.27, iris: [0.1, 0.06, 0.04] },
    nose: { size: 0.075, colour: BLACK, split: false },
  },
  tail: { kind: 'short', length: 0.12, thick: 0.04 },
  mane: 'none',
  fur: 0.031,
  coats: [
    coat('none', [0.58, 0.36, 0.18], [0.84, 0.74, 0.6], [0.34, 0.2, 0.1]),
    coat('spots', [0.62, 0.38, 0.18], [0.9, 0.82, 0.7], [0.34, 0.2, 0.1]),
  ],
  extras: () => [-1, 1].flatMap((side) => antler(side)),
  // The pale patch around the tail.
  body: ({ pale }) => [ellipsoid(pale, [-0.405, 0.79, 0], [0.052, 0.1, 0.082], 0.03)],
};

const { extras: _, ...WITHOUT_ANTLERS } = DEER;

/** A hind: no antlers, a slighter neck. */
export const HIND: Build = {
  ...WITHOUT_ANTLERS,
  neck: { ...DEER.neck, base: 0.095, end: 0.055 },
};

const HORN: Colour = [0.62, 0.54, 0.42];
const UDDER: Colour = [0.8, 0.58, 0.54];

/** A cow. */
export const COW: Build = {
  ...HORSE,
  trunk: [
    [0.36, 0.7, 0.245, 0.17],
    [0.08, 0.675, 0.285, 0.26],
    [-0.2, 0.69, 0.27, 0.25],
    [-0.42, 0.745, 0.225, 0.19],
  ],
  fore: {
    joints: [
      [0.4, 0.6],
      [0.3, 0.46],
      [0.325, 0.26],
      [0.33, 0.11],
      [0.37, 0],
    ],
    thick: [0.075, 0.054, 0.044, 0.054],
    muscle: 0.15,
    aside: 0.13,
  },
  hind: {
    joints: [
      [-0.42, 0.74],
      [-0.3, 0.52],
      [-0.52, 0.34],
      [-0.505, 0.11],
      [-0.46, 0],
    ],
    thick: [0.09, 0.056, 0.044, 0.054],
    muscle: 0.185,
    aside: 0.13,
  },
  neck: { length: 0.38, base: 0.2, end: 0.14, rise: 0.5, flat: 0.55 },
  head: {
    kind: 'long',
    size: 0.43,
    hangs: 0.68,
    muzzle: { length: 1, base: 0.23, end: 0.165, drop: 0 },
    cheeks: 0.78,
    ears: { kind: 'leaf', size: 0.34 },
    eye: { size: 0.038, aside: 0.17, ahead: 0.32, iris: [0.1, 0.06, 0.05] },
    nose: { size: 0.105, colour: [0.66, 0.48, 0.44], split: false },
  },
  tail: { kind: 'tuft', length: 0.66, thick: 0.026 },
  mane: 'none',
  coats: [
    coat('patches', [0.9, 0.88, 0.84], [0.93, 0.9, 0.87], [0.09, 0.08, 0.08]),
    coat('patches', [0.88, 0.83, 0.76], [0.92, 0.87, 0.8], [0.46, 0.22, 0.1]),
    coat('none', [0.52, 0.3, 0.16], [0.68, 0.5, 0.34], [0.2, 0.12, 0.08]),
  ],
  extras: () =>
    [-1, 1].flatMap((side) => [
      limb(plain(HORN), [-0.01, 0.12, side * 0.12], [-0.02, 0.2, side * 0.3], 0.045, 0.036),
      limb(plain(HORN), [-0.02, 0.2, side * 0.3], [0.04, 0.38, side * 0.34], 0.036, 0.01, 0.02),
    ]),
  body: ({ coat: skin }) => [
    ellipsoid(plain(UDDER), [-0.3, 0.42, 0], [0.13, 0.1, 0.12], 0.05),
    ...[-0.06, 0.06].flatMap((x) =>
      [-0.05, 0.05].map((z) =>
        limb(plain(UDDER), [-0.29 + x, 0.36, z], [-0.29 + x, 0.3, z], 0.022, 0.014, 0.02),
      ),
    ),
    // Hips stand out beneath the skin, a fold hangs from throat to chest.
    ball(skin, [-0.36, 0.92, 0.13], 0.05, 0.09),
    ball(skin, [-0.36, 0.92, -0.13], 0.05, 0.09),
    blade(skin, [0.5, 0.56, 0], [0.62, 0.74, 0], 0.1, 0.06, 0.3, 0.1),
  ],
};

/** A sheep. */
export const SHEEP: Build = {
  ...COW,
  trunk: [
    [0.28, 0.68, 0.27, 0.23],
    [0, 0.66, 0.3, 0.27],
    [-0.28, 0.68, 0.285, 0.25],
  ],
  fore: {
    joints: [
      [0.3, 0.56],
      [0.23, 0.42],
      [0.25, 0.22],
      [0.255, 0.09],
      [0.28, 0],
    ],
    thick: [0.062, 0.04, 0.034, 0.042],
    muscle: 0.14,
    aside: 0.12,
  },
  hind: {
    joints: [
      [-0.3, 0.6],
      [-0.2, 0.44],
      [-0.36, 0.29],
      [-0.345, 0.09],
      [-0.315, 0],
    ],
    thick: [0.075, 0.042, 0.034, 0.042],
    muscle: 0.16,
    aside: 0.12,
  },
  neck: { length: 0.34, base: 0.19, end: 0.13, rise: 0.72, flat: 0.85 },
  head: {
    kind: 'long',
    size: 0.34,
    hangs: 0.55,
    muzzle: { length: 1, base: 0.2, end: 0.11, drop: 0.05 },
    cheeks: 0.68,
    ears: { kind: 'leaf', size: 0.36 },
    eye: { size: 0.036, aside: 0.135, ahead: 0.3, iris: [0.5, 0.36, 0.12] },
    nose: { size: 0.07, colour: [0.12, 0.1, 0.1], split: false },
  },
  tail: { kind: 'short', length: 0.06, thick: 0.045 },
  fur: 0.026,
  coats: [
    coat('wool', [0.88, 0.84, 0.76], [0.86, 0.82, 0.75], [0.2, 0.17, 0.15], 'pale'),
    coat('wool', [0.9, 0.87, 0.8], [0.2, 0.17, 0.16], [0.14, 0.12, 0.11], 'dark'),
    coat('wool', [0.34, 0.29, 0.25], [0.2, 0.17, 0.15], [0.12, 0.1, 0.1], 'dark'),
  ],
  // Wool down to the brow.
  extras: (looks) => [ellipsoid(looks.dark, [-0.06, 0.08, 0], [0.2, 0.15, 0.17], 0.06)],
  body: () => [],
};
