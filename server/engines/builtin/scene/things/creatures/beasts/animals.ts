import type { Colour } from '../../../words/idea.ts';
import type { Build } from '../build.ts';
import { coat } from './coat-looks.ts';

const BLACK: Colour = [0.05, 0.045, 0.05];
const PINK: Colour = [0.72, 0.42, 0.4];
const AMBER: Colour = [0.72, 0.5, 0.14];
const BROWN: Colour = [0.24, 0.13, 0.06];

/** A house cat. */
export const CAT: Build = {
  trunk: [
    [0.36, 0.74, 0.19, 0.135],
    [0.1, 0.73, 0.185, 0.145],
    [-0.2, 0.76, 0.175, 0.14],
    [-0.4, 0.765, 0.175, 0.135],
  ],
  fore: {
    joints: [
      [0.38, 0.71],
      [0.29, 0.52],
      [0.33, 0.17],
      [0.335, 0.055],
      [0.385, 0.04],
    ],
    thick: [0.066, 0.05, 0.046, 0.054],
    muscle: 0.115,
    aside: 0.085,
  },
  hind: {
    joints: [
      [-0.4, 0.76],
      [-0.26, 0.5],
      [-0.49, 0.26],
      [-0.475, 0.055],
      [-0.42, 0.04],
    ],
    thick: [0.08, 0.046, 0.044, 0.052],
    muscle: 0.155,
    aside: 0.085,
  },
  neck: { length: 0.24, base: 0.155, end: 0.13, rise: 0.78, flat: 0.88 },
  head: {
    kind: 'short',
    size: 0.215,
    hangs: 0,
    muzzle: { length: 0.98, base: 0.44, end: 0.29, drop: 0.3 },
    cheeks: 0.5,
    ears: { kind: 'pointed', size: 0.6 },
    eye: { size: 0.145, aside: 0.33, ahead: 0.7, iris: [0.8, 0.78, 0.24], slit: true },
    whiskers: true,
    nose: { size: 0.12, colour: PINK, split: false },
  },
  tail: { kind: 'slim', length: 0.95, thick: 0.058 },
  feet: 'paws',
  grazes: false,
  mane: 'none',
  fur: 0.036,
  coats: [
    coat('stripes', [0.78, 0.47, 0.2], [0.93, 0.82, 0.68], [0.5, 0.25, 0.09]),
    coat('stripes', [0.5, 0.45, 0.4], [0.82, 0.78, 0.72], [0.16, 0.14, 0.13]),
    coat('none', [0.18, 0.17, 0.19], [0.25, 0.24, 0.26], [0.08, 0.08, 0.09]),
    coat('none', [0.88, 0.85, 0.8], [0.95, 0.93, 0.9], [0.7, 0.66, 0.6]),
  ],
};

/** A dog of the retriever's kind. */
export const DOG: Build = {
  trunk: [
    [0.3, 0.72, 0.235, 0.16],
    [0.06, 0.735, 0.21, 0.165],
    [-0.17, 0.795, 0.145, 0.125],
    [-0.33, 0.79, 0.17, 0.13],
  ],
  fore: {
    joints: [
      [0.34, 0.7],
      [0.24, 0.49],
      [0.27, 0.18],
      [0.275, 0.065],
      [0.33, 0.05],
    ],
    thick: [0.074, 0.046, 0.04, 0.056],
    muscle: 0.13,
    aside: 0.095,
  },
  hind: {
    joints: [
      [-0.34, 0.77],
      [-0.22, 0.5],
      [-0.45, 0.27],
      [-0.43, 0.065],
      [-0.37, 0.05],
    ],
    thick: [0.08, 0.043, 0.038, 0.054],
    muscle: 0.16,
    aside: 0.095,
  },
  neck: { length: 0.34, base: 0.175, end: 0.125, rise: 0.85, flat: 0.8 },
  head: {
    kind: 'short',
    size: 0.175,
    hangs: 0.05,
    muzzle: { length: 1.5, base: 0.5, end: 0.34, drop: 0.4 },
    cheeks: 0.44,
    ears: { kind: 'hanging', size: 0.85 },
    eye: { size: 0.125, aside: 0.4, ahead: 0.76, iris: BROWN },
    nose: { size: 0.21, colour: BLACK, split: false },
  },
  tail: { kind: 'plume', length: 0.62, thick: 0.05 },
  feet: 'paws',
  grazes: false,
  mane: 'none',
  fur: 0.05,
  coats: [
    coat('none', [0.72, 0.5, 0.27], [0.86, 0.7, 0.47], [0.55, 0.35, 0.17]),
    coat('saddle', [0.6, 0.4, 0.22], [0.72, 0.55, 0.36], [0.12, 0.1, 0.09]),
    coat('patches', [0.88, 0.85, 0.8], [0.94, 0.92, 0.88], [0.3, 0.18, 0.1]),
    coat('none', [0.13, 0.11, 0.11], [0.2, 0.16, 0.14], [0.07, 0.06, 0.06]),
  ],
};

/** A wolf: a dog with other ears, muzzle and coat. */
export const WOLF: Build = {
  ...DOG,
  head: {
    ...DOG.head,
    size: 0.17,
    ears: { kind: 'pointed', size: 0.56 },
    eye: { ...DOG.head.eye, iris: AMBER },
    muzzle: { ...DOG.head.muzzle, length: 1.65, end: 0.28 },
  },
  neck: { ...DOG.neck, base: 0.19, end: 0.15, rise: 0.55, flat: 0.85 },
  tail: { kind: 'bushy', length: 0.64, thick: 0.064 },
  fur: 0.075,
  coats: [coat('saddle', [0.5, 0.47, 0.44], [0.78, 0.75, 0.7], [0.2, 0.19, 0.2])],
};

/** A fox. */
export const FOX: Build = {
  ...WOLF,
  trunk: [
    [0.34, 0.73, 0.2, 0.14],
    [0.06, 0.735, 0.185, 0.145],
    [-0.2, 0.765, 0.155, 0.125],
    [-0.37, 0.77, 0.165, 0.125],
  ],
  fore: { ...DOG.fore, thick: [0.064, 0.044, 0.042, 0.05], muscle: 0.115, aside: 0.08 },
  hind: { ...DOG.hind, thick: [0.074, 0.043, 0.04, 0.05], muscle: 0.145, aside: 0.08 },
  neck: { length: 0.3, base: 0.165, end: 0.125, rise: 0.7, flat: 0.85 },
  head: {
    ...WOLF.head,
    size: 0.165,
    ears: { kind: 'pointed', size: 0.85 },
    muzzle: { length: 1.7, base: 0.42, end: 0.2, drop: 0.42 },
    whiskers: true,
    nose: { size: 0.15, colour: BLACK, split: false },
  },
  tail: { kind: 'bushy', length: 0.9, thick: 0.115 },
  coats: [coat('none', [0.74, 0.33, 0.11], [0.93, 0.88, 0.82], [0.14, 0.1, 0.09], 'dark')],
};

/** A lion. */
export const LION: Build = {
  ...CAT,
  trunk: [
    [0.37, 0.73, 0.24, 0.165],
    [0.08, 0.74, 0.205, 0.16],
    [-0.22, 0.77, 0.175, 0.14],
    [-0.42, 0.775, 0.185, 0.145],
  ],
  fore: {
    joints: [
      [0.4, 0.7],
      [0.3, 0.49],
      [0.35, 0.18],
      [0.355, 0.075],
      [0.42, 0.055],
    ],
    thick: [0.098, 0.066, 0.058, 0.078],
    muscle: 0.15,
    aside: 0.105,
  },
  hind: {
    joints: [
      [-0.42, 0.76],
      [-0.28, 0.49],
      [-0.52, 0.28],
      [-0.49, 0.075],
      [-0.43, 0.055],
    ],
    thick: [0.1, 0.058, 0.054, 0.074],
    muscle: 0.19,
    aside: 0.1,
  },
  neck: { length: 0.32, base: 0.19, end: 0.155, rise: 0.55, flat: 0.9 },
  head: {
    kind: 'short',
    size: 0.21,
    hangs: 0.05,
    muzzle: { length: 1.42, base: 0.54, end: 0.38, drop: 0.42 },
    cheeks: 0.42,
    ears: { kind: 'round', size: 0.27 },
    eye: { size: 0.115, aside: 0.36, ahead: 0.82, iris: AMBER },
    whiskers: true,
    nose: { size: 0.22, colour: [0.3, 0.17, 0.15], split: false },
  },
  tail: { kind: 'tuft', length: 0.8, thick: 0.036 },
  mane: 'ruff',
  fur: 0.03,
  coats: [coat('none', [0.74, 0.54, 0.3], [0.86, 0.73, 0.54], [0.4, 0.22, 0.1])],
};

/** A lioness: no mane, a lighter head. */
export const LIONESS: Build = {
  ...LION,
  neck: { ...LION.neck, base: 0.175, end: 0.135 },
  head: { ...LION.head, size: 0.195 },
  mane: 'none',
};

/** A rabbit, as it crouches on its long hind feet. */
export const RABBIT: Build = {
  ...CAT,
  trunk: [
    [0.3, 0.56, 0.24, 0.19],
    [0.04, 0.54, 0.31, 0.25],
    [-0.24, 0.47, 0.37, 0.28],
    [-0.34, 0.42, 0.34, 0.26],
  ],
  fore: {
    joints: [
      [0.32, 0.46],
      [0.22, 0.3],
      [0.36, 0.14],
      [0.37, 0.07],
      [0.44, 0.055],
    ],
    thick: [0.09, 0.068, 0.062, 0.066],
    muscle: 0.13,
    aside: 0.1,
  },
  hind: {
    joints: [
      [-0.28, 0.42],
      [0, 0.3],
      [-0.3, 0.1],
      [-0.12, 0.06],
      [0.08, 0.055],
    ],
    thick: [0.13, 0.085, 0.075, 0.075],
    muscle: 0.27,
    aside: 0.2,
  },
  neck: { length: 0.3, base: 0.19, end: 0.16, rise: 0.95, flat: 0.95 },
  head: {
    kind: 'short',
    size: 0.215,
    hangs: 0.16,
    muzzle: { length: 1.12, base: 0.5, end: 0.3, drop: 0.36 },
    cheeks: 0.44,
    ears: { kind: 'long', size: 1.7 },
    whiskers: true,
    eye: { size: 0.16, aside: 0.64, ahead: 0.44, iris: [0.12, 0.07, 0.05] },
    nose: { size: 0.12, colour: PINK, split: false },
  },
  tail: { kind: 'short', length: 0.12, thick: 0.12 },
  crouches: true,
  fur: 0.055,
  coats: [
    coat('none', [0.56, 0.45, 0.34], [0.86, 0.8, 0.72], [0.3, 0.23, 0.17]),
    coat('none', [0.9, 0.88, 0.85], [0.95, 0.93, 0.9], [0.7, 0.67, 0.63]),
    coat('none', [0.45, 0.43, 0.42], [0.75, 0.73, 0.7], [0.22, 0.21, 0.21]),
  ],
};
