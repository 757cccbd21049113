import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb } from '../../sculpt/solid.ts';
import { camelHead } from '../beast-heads/camel-head.ts';
import type { Build, LegBuild } from '../build.ts';
import { LION } from './animals.ts';
import { coat } from './coat-looks.ts';
import { COW, HORSE, SHEEP } from './hoofed.ts';

const BROWN: Colour = [0.24, 0.13, 0.06];
const BLACK: Colour = [0.06, 0.05, 0.05];
const WHITE: Colour = [0.93, 0.91, 0.87];

/** A tiger. */
export const TIGER: Build = {
  ...LION,
  neck: { ...LION.neck, length: 0.28 },
  head: { ...LION.head, size: 0.2, cheeks: 0.56 },
  tail: { kind: 'slim', length: 0.95, thick: 0.046 },
  mane: 'none',
  coats: [coat('bars', [0.86, 0.44, 0.12], WHITE, BLACK)],
};

/** A leopard. */
export const LEOPARD: Build = {
  ...TIGER,
  fore: { ...LION.fore, thick: [0.085, 0.064, 0.06, 0.07], muscle: 0.135 },
  hind: { ...LION.hind, thick: [0.09, 0.056, 0.054, 0.066], muscle: 0.17 },
  head: { ...LION.head, size: 0.175 },
  coats: [coat('rosettes', [0.82, 0.6, 0.3], [0.92, 0.84, 0.7], [0.1, 0.07, 0.05])],
};

/** A leopard of the high mountains: pale grey, with long fur and a long thick tail. */
export const SNOW_LEOPARD: Build = {
  ...LEOPARD,
  head: { ...LEOPARD.head, eye: { ...LEOPARD.head.eye, iris: [0.62, 0.68, 0.6] } },
  tail: { kind: 'slim', length: 1.15, thick: 0.082 },
  fur: 0.055,
  coats: [coat('rosettes', [0.72, 0.7, 0.67], [0.93, 0.92, 0.9], [0.2, 0.19, 0.2])],
};

/** A zebra. */
export const ZEBRA: Build = {
  ...HORSE,
  neck: { ...HORSE.neck, length: 0.5, base: 0.165, end: 0.095 },
  head: { ...HORSE.head, ears: { kind: 'pointed', size: 0.27 } },
  tail: { kind: 'tuft', length: 0.56, thick: 0.03 },
  mane: 'brush',
  coats: [coat('bars', WHITE, [0.3, 0.27, 0.26], BLACK)],
};

/** A leg so much thicker or thinner, the same in length. */
const leg = (build: LegBuild, by: number): LegBuild => ({
  ...build,
  thick: [build.thick[0] * by, build.thick[1] * by, build.thick[2] * by, build.thick[3] * by],
  muscle: build.muscle * by,
});

/** A camel with one hump: a deep chest and a slight waist, long legs with broad knees, a neck that hangs low before it rises to a long face. */
export const CAMEL: Build = {
  ...HORSE,
  trunk: [
    [0.26, 0.79, 0.17, 0.13],
    [0.06, 0.78, 0.18, 0.165],
    [-0.14, 0.815, 0.145, 0.14],
    [-0.29, 0.83, 0.125, 0.125],
  ],
  fore: {
    ...leg(HORSE.fore, 0.86),
    joints: [
      [0.3, 0.74],
      [0.22, 0.6],
      [0.25, 0.34],
      [0.25, 0.1],
      [0.305, 0.042],
    ],
    thick: [0.056, 0.05, 0.033, 0.062],
  },
  hind: {
    ...leg(HORSE.hind, 0.72),
    joints: [
      [-0.29, 0.8],
      [-0.19, 0.63],
      [-0.35, 0.4],
      [-0.34, 0.1],
      [-0.28, 0.042],
    ],
    thick: [0.062, 0.05, 0.033, 0.06],
  },
  neck: { length: 0.64, base: 0.12, end: 0.058, rise: 0.8, flat: 0.9, sag: 0.12 },
  head: {
    ...HORSE.head,
    size: 0.27,
    hangs: 0.3,
    cheeks: 0.6,
    ears: { kind: 'leaf', size: 0.15 },
    eye: { ...HORSE.head.eye, size: 0.05, ahead: 0.3 },
  },
  face: camelHead,
  // Two broad toes instead of hooves.
  feet: 'soles',
  grazes: false,
  tail: { kind: 'tuft', length: 0.42, thick: 0.02 },
  mane: 'none',
  hump: 0.33,
  fur: 0.03,
  coats: [
    coat('saddle', [0.74, 0.55, 0.34], [0.78, 0.62, 0.42], [0.5, 0.33, 0.17]),
    coat('saddle', [0.6, 0.42, 0.25], [0.66, 0.49, 0.32], [0.34, 0.21, 0.11]),
    coat('saddle', [0.66, 0.5, 0.32], [0.7, 0.55, 0.38], [0.46, 0.31, 0.17]),
  ],
};

/** A llama: a long upright neck, ears like bananas, wool; a woven cloth lies over its back. */
export const LLAMA: Build = {
  ...SHEEP,
  trunk: [
    [0.26, 0.72, 0.21, 0.17],
    [0, 0.71, 0.22, 0.19],
    [-0.26, 0.73, 0.21, 0.18],
  ],
  fore: {
    ...SHEEP.fore,
    thick: [0.075, 0.056, 0.042, 0.048],
    joints: HORSE.fore.joints,
    aside: 0.095,
  },
  hind: {
    ...SHEEP.hind,
    thick: [0.095, 0.056, 0.042, 0.048],
    joints: HORSE.hind.joints,
    aside: 0.095,
  },
  neck: { length: 0.72, base: 0.145, end: 0.098, rise: 1.3, flat: 0.95 },
  head: {
    ...SHEEP.head,
    size: 0.26,
    hangs: 0.3,
    muzzle: { length: 0.9, base: 0.2, end: 0.125, drop: 0.03 },
    ears: { kind: 'pointed', size: 0.44 },
    eye: { size: 0.05, aside: 0.13, ahead: 0.28, iris: [0.1, 0.06, 0.04] },
  },
  tail: { kind: 'short', length: 0.16, thick: 0.06 },
  grazes: false,
  fur: 0.05,
  coats: [
    coat('wool', [0.93, 0.9, 0.83], [0.9, 0.86, 0.79], [0.4, 0.32, 0.26], 'pale'),
    coat('wool', [0.55, 0.36, 0.22], [0.8, 0.7, 0.58], [0.28, 0.19, 0.13], 'dark'),
    coat('wool', [0.82, 0.68, 0.5], [0.9, 0.84, 0.74], [0.4, 0.28, 0.2], 'pale'),
  ],
  extras: (looks) => [ellipsoid(looks.dark, [-0.04, 0.14, 0], [0.16, 0.16, 0.15], 0.06)],
  body: () => [
    ellipsoid(plain([0.78, 0.14, 0.2]), [-0.02, 0.76, 0], [0.17, 0.205, 0.235]),
    ellipsoid(plain([0.96, 0.72, 0.18]), [-0.02, 0.77, 0], [0.06, 0.205, 0.232]),
    ellipsoid(plain([0.16, 0.5, 0.52]), [0.1, 0.76, 0], [0.045, 0.205, 0.23]),
  ],
};

/** A giraffe. */
export const GIRAFFE: Build = {
  ...HORSE,
  trunk: [
    [0.2, 0.83, 0.14, 0.105],
    [0.02, 0.82, 0.14, 0.12],
    [-0.14, 0.8, 0.13, 0.115],
    [-0.22, 0.79, 0.125, 0.105],
  ],
  fore: {
    ...leg(HORSE.fore, 0.7),
    joints: [
      [0.25, 0.78],
      [0.17, 0.63],
      [0.19, 0.34],
      [0.195, 0.11],
      [0.22, 0],
    ],
    aside: 0.07,
  },
  hind: {
    ...leg(HORSE.hind, 0.66),
    joints: [
      [-0.22, 0.8],
      [-0.13, 0.62],
      [-0.29, 0.42],
      [-0.28, 0.11],
      [-0.25, 0],
    ],
    aside: 0.07,
  },
  neck: { length: 1.02, base: 0.12, end: 0.052, rise: 1.12, flat: 0.7 },
  head: {
    ...HORSE.head,
    size: 0.235,
    hangs: 0.5,
    muzzle: { length: 1, base: 0.18, end: 0.1, drop: 0.03 },
    ears: { kind: 'leaf', size: 0.34 },
  },
  tail: { kind: 'tuft', length: 0.5, thick: 0.022 },
  grazes: false,
  mane: 'brush',
  coats: [coat('net', [0.56, 0.31, 0.12], [0.93, 0.82, 0.6], [0.36, 0.22, 0.12], 'pale')],
  extras: ({ coat: skin, dark }) =>
    [-1, 1].flatMap((side) => [
      limb(skin, [0.04, 0.12, side * 0.07], [-0.1, 0.32, side * 0.09], 0.035, 0.028, 0.02),
      ball(dark, [-0.11, 0.34, side * 0.09], 0.045, 0.02),
    ]),
};

/** An elephant of Africa. */
export const ELEPHANT: Build = {
  ...COW,
  trunk: [
    [0.3, 0.69, 0.27, 0.22],
    [0.04, 0.665, 0.285, 0.27],
    [-0.2, 0.69, 0.27, 0.25],
    [-0.36, 0.68, 0.24, 0.2],
  ],
  fore: {
    joints: [
      [0.34, 0.64],
      [0.27, 0.44],
      [0.3, 0.21],
      [0.3, 0.09],
      [0.315, 0.03],
    ],
    thick: [0.125, 0.1, 0.1, 0.115],
    muscle: 0.18,
    aside: 0.16,
  },
  hind: {
    joints: [
      [-0.34, 0.64],
      [-0.25, 0.42],
      [-0.34, 0.2],
      [-0.335, 0.09],
      [-0.32, 0.03],
    ],
    thick: [0.13, 0.098, 0.098, 0.11],
    muscle: 0.2,
    aside: 0.15,
  },
  neck: { length: 0.4, base: 0.22, end: 0.18, rise: 0.34, flat: 0.75 },
  head: {
    ...COW.head,
    kind: 'trunk',
    size: 0.36,
    hangs: 0.05,
    eye: { size: 0.048, aside: 0.36, ahead: 0.36, iris: BROWN },
    nose: { size: 0.05, colour: [0.3, 0.29, 0.3], split: true },
  },
  tail: { kind: 'tuft', length: 0.44, thick: 0.022 },
  feet: 'pads',
  grazes: false,
  fur: 0,
  coats: [coat('none', [0.44, 0.42, 0.41], [0.46, 0.43, 0.42], [0.26, 0.24, 0.24])],
  extras: () => [],
  body: () => [],
};
