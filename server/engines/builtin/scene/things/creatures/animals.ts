import type { Colour } from '../../words/idea.ts';
import { ellipsoid, limb } from '../sculpt/solid.ts';
import type { Build, Coat } from './build.ts';
import { plain } from '../sculpt/looks.ts';

const BLACK: Colour = [0.05, 0.045, 0.05];
const PINK: Colour = [0.72, 0.42, 0.4];
const AMBER: Colour = [0.72, 0.5, 0.14];
const BROWN: Colour = [0.24, 0.13, 0.06];

const coat = (marks: Coat['marks'], base: Colour, pale: Colour, dark: Colour): Coat => ({
  base,
  pale,
  dark,
  marks,
});

/** A house cat. */
export const CAT: Build = {
  length: 1.05,
  chest: 0.23,
  belly: 0.22,
  rump: 0.24,
  legs: [0.088, 0.062, 0.058],
  neck: { length: 0.26, base: 0.19, end: 0.17, rise: 0.75 },
  head: {
    size: 0.27,
    muzzle: { length: 0.92, base: 0.42, end: 0.27, drop: 0.32 },
    cheeks: 0.46,
    ears: { kind: 'pointed', size: 0.78 },
    eye: { size: 0.2, aside: 0.4, ahead: 0.68, iris: [0.55, 0.66, 0.2] },
    nose: { size: 0.13, colour: PINK, split: false },
  },
  tail: { kind: 'slim', length: 1.0, thick: 0.068 },
  hoofed: false,
  mane: 'none',
  fur: 0.045,
  coats: [
    coat('stripes', [0.78, 0.47, 0.2], [0.93, 0.82, 0.68], [0.5, 0.25, 0.09]),
    coat('stripes', [0.5, 0.45, 0.4], [0.82, 0.78, 0.72], [0.16, 0.14, 0.13]),
    coat('none', [0.14, 0.13, 0.15], [0.2, 0.19, 0.21], [0.07, 0.07, 0.08]),
    coat('none', [0.88, 0.85, 0.8], [0.95, 0.93, 0.9], [0.7, 0.66, 0.6]),
  ],
};

/** A dog of the retriever's kind. */
export const DOG: Build = {
  length: 0.98,
  chest: 0.25,
  belly: 0.2,
  rump: 0.22,
  legs: [0.11, 0.075, 0.075],
  neck: { length: 0.36, base: 0.2, end: 0.16, rise: 0.85 },
  head: {
    size: 0.2,
    muzzle: { length: 1.5, base: 0.5, end: 0.36, drop: 0.38 },
    cheeks: 0.46,
    ears: { kind: 'hanging', size: 0.95 },
    eye: { size: 0.14, aside: 0.4, ahead: 0.72, iris: BROWN },
    nose: { size: 0.22, colour: BLACK, split: false },
  },
  tail: { kind: 'bushy', length: 0.7, thick: 0.085 },
  hoofed: false,
  mane: 'none',
  fur: 0.05,
  coats: [
    coat('none', [0.72, 0.5, 0.27], [0.86, 0.7, 0.47], [0.55, 0.35, 0.17]),
    coat('saddle', [0.6, 0.4, 0.22], [0.72, 0.55, 0.36], [0.12, 0.1, 0.09]),
    coat('patches', [0.88, 0.85, 0.8], [0.94, 0.92, 0.88], [0.3, 0.18, 0.1]),
    coat('none', [0.13, 0.11, 0.11], [0.2, 0.16, 0.14], [0.07, 0.06, 0.06]),
  ],
};

export const WOLF: Build = {
  ...DOG,
  head: {
    ...DOG.head,
    ears: { kind: 'pointed', size: 0.62 },
    eye: { ...DOG.head.eye, iris: AMBER },
    muzzle: { ...DOG.head.muzzle, length: 1.6, end: 0.3 },
  },
  fur: 0.075,
  coats: [coat('saddle', [0.5, 0.47, 0.44], [0.78, 0.75, 0.7], [0.2, 0.19, 0.2])],
};

export const FOX: Build = {
  ...WOLF,
  chest: 0.23,
  legs: [0.09, 0.06, 0.06],
  head: {
    ...WOLF.head,
    size: 0.21,
    ears: { kind: 'pointed', size: 0.85 },
    muzzle: { length: 1.55, base: 0.42, end: 0.22, drop: 0.4 },
    nose: { size: 0.15, colour: BLACK, split: false },
  },
  tail: { kind: 'bushy', length: 0.95, thick: 0.13 },
  coats: [coat('none', [0.76, 0.36, 0.13], [0.93, 0.88, 0.82], [0.14, 0.1, 0.09])],
};

export const HORSE: Build = {
  length: 0.98,
  chest: 0.222,
  belly: 0.21,
  rump: 0.22,
  legs: [0.08, 0.048, 0.045],
  neck: { length: 0.62, base: 0.2, end: 0.125, rise: 0.86 },
  head: {
    size: 0.145,
    muzzle: { length: 2.35, base: 0.62, end: 0.42, drop: 1.5 },
    cheeks: 0.5,
    ears: { kind: 'pointed', size: 0.62 },
    eye: { size: 0.15, aside: 0.62, ahead: 0.52, iris: BROWN },
    nose: { size: 0.16, colour: [0.14, 0.1, 0.1], split: true },
  },
  tail: { kind: 'hair', length: 0.66, thick: 0.065 },
  hoofed: true,
  mane: 'crest',
  fur: 0.016,
  coats: [
    coat('none', [0.42, 0.22, 0.11], [0.48, 0.29, 0.18], [0.1, 0.06, 0.05]),
    coat('none', [0.82, 0.79, 0.75], [0.86, 0.83, 0.8], [0.72, 0.7, 0.68]),
    coat('none', [0.16, 0.12, 0.11], [0.2, 0.16, 0.15], [0.06, 0.05, 0.05]),
    coat('none', [0.62, 0.4, 0.2], [0.7, 0.5, 0.32], [0.88, 0.8, 0.65]),
  ],
};

const HORN: Colour = [0.62, 0.54, 0.42];

export const DEER: Build = {
  ...HORSE,
  length: 0.92,
  chest: 0.21,
  belly: 0.2,
  rump: 0.2,
  legs: [0.07, 0.04, 0.036],
  neck: { length: 0.56, base: 0.15, end: 0.1, rise: 1.0 },
  head: {
    size: 0.125,
    muzzle: { length: 2.0, base: 0.55, end: 0.32, drop: 1.0 },
    cheeks: 0.45,
    ears: { kind: 'leaf', size: 0.9 },
    eye: { size: 0.17, aside: 0.58, ahead: 0.5, iris: [0.1, 0.06, 0.04] },
    nose: { size: 0.24, colour: BLACK, split: false },
  },
  tail: { kind: 'short', length: 0.14, thick: 0.045 },
  mane: 'none',
  fur: 0.025,
  coats: [
    coat('none', [0.58, 0.36, 0.18], [0.84, 0.74, 0.6], [0.34, 0.2, 0.1]),
    coat('spots', [0.62, 0.38, 0.18], [0.9, 0.82, 0.7], [0.34, 0.2, 0.1]),
  ],
  extras: () => [-1, 1].flatMap((side) => antler(side)),
};

/** A stag's antler, in head sizes. */
const antler = (side: number) => {
  const look = plain(HORN);
  const z = (at: number) => side * at;
  return [
    limb(look, [-0.1, 0.7, z(0.3)], [-0.7, 1.9, z(1.0)], 0.13, 0.1),
    limb(look, [-0.7, 1.9, z(1.0)], [-0.3, 3.1, z(1.5)], 0.1, 0.05, 0.06),
    limb(look, [-0.25, 1.0, z(0.5)], [0.6, 1.5, z(0.65)], 0.09, 0.04, 0.06),
    limb(look, [-0.65, 1.8, z(0.95)], [0.3, 2.3, z(1.1)], 0.09, 0.04, 0.06),
    limb(look, [-0.5, 2.5, z(1.25)], [-1.1, 3.1, z(1.4)], 0.08, 0.04, 0.06),
  ];
};

export const COW: Build = {
  ...HORSE,
  length: 1.18,
  chest: 0.29,
  belly: 0.31,
  rump: 0.28,
  legs: [0.1, 0.066, 0.06],
  neck: { length: 0.42, base: 0.23, end: 0.17, rise: 0.42 },
  head: {
    size: 0.17,
    muzzle: { length: 1.75, base: 0.68, end: 0.56, drop: 0.95 },
    cheeks: 0.5,
    ears: { kind: 'leaf', size: 0.62 },
    eye: { size: 0.14, aside: 0.66, ahead: 0.5, iris: [0.1, 0.06, 0.05] },
    nose: { size: 0.42, colour: [0.66, 0.48, 0.44], split: false },
  },
  tail: { kind: 'tuft', length: 0.66, thick: 0.035 },
  mane: 'none',
  coats: [
    coat('patches', [0.9, 0.88, 0.84], [0.93, 0.9, 0.87], [0.09, 0.08, 0.08]),
    coat('patches', [0.88, 0.83, 0.76], [0.92, 0.87, 0.8], [0.46, 0.22, 0.1]),
    coat('none', [0.52, 0.3, 0.16], [0.68, 0.5, 0.34], [0.2, 0.12, 0.08]),
  ],
  extras: () =>
    [-1, 1].flatMap((side) => [
      limb(plain(HORN), [-0.15, 0.65, side * 0.5], [-0.05, 0.95, side * 1.05], 0.15, 0.12),
      limb(plain(HORN), [-0.05, 0.95, side * 1.05], [0.3, 1.45, side * 1.1], 0.12, 0.03, 0.05),
    ]),
};

export const SHEEP: Build = {
  ...COW,
  length: 1.0,
  chest: 0.33,
  belly: 0.36,
  rump: 0.34,
  legs: [0.09, 0.055, 0.05],
  neck: { length: 0.4, base: 0.22, end: 0.15, rise: 0.7 },
  head: {
    ...COW.head,
    size: 0.16,
    muzzle: { length: 1.45, base: 0.55, end: 0.4, drop: 0.75 },
    nose: { size: 0.2, colour: BLACK, split: false },
  },
  tail: { kind: 'short', length: 0.14, thick: 0.07 },
  fur: 0.03,
  coats: [
    coat('wool', [0.88, 0.84, 0.76], [0.84, 0.8, 0.72], [0.2, 0.17, 0.15]),
    coat('wool', [0.3, 0.26, 0.23], [0.34, 0.29, 0.25], [0.12, 0.1, 0.1]),
  ],
  extras: (looks) => [ellipsoid(looks.coat, [-0.3, 0.62, 0], [0.62, 0.42, 0.62], 0.2)],
};

export const BEAR: Build = {
  ...DOG,
  length: 1.02,
  chest: 0.34,
  belly: 0.35,
  rump: 0.35,
  legs: [0.17, 0.12, 0.11],
  neck: { length: 0.34, base: 0.28, end: 0.24, rise: 0.4 },
  head: {
    size: 0.24,
    muzzle: { length: 1.35, base: 0.5, end: 0.36, drop: 0.42 },
    cheeks: 0.55,
    ears: { kind: 'round', size: 0.26 },
    eye: { size: 0.1, aside: 0.4, ahead: 0.74, iris: BROWN },
    nose: { size: 0.24, colour: BLACK, split: false },
  },
  tail: { kind: 'short', length: 0.1, thick: 0.07 },
  fur: 0.08,
  coats: [
    coat('none', [0.36, 0.22, 0.12], [0.44, 0.29, 0.17], [0.2, 0.12, 0.07]),
    coat('none', [0.24, 0.16, 0.11], [0.38, 0.27, 0.19], [0.14, 0.1, 0.08]),
  ],
};

export const LION: Build = {
  ...CAT,
  length: 1.08,
  chest: 0.27,
  belly: 0.23,
  rump: 0.25,
  legs: [0.12, 0.085, 0.085],
  neck: { length: 0.36, base: 0.22, end: 0.19, rise: 0.6 },
  head: {
    size: 0.22,
    muzzle: { length: 1.3, base: 0.5, end: 0.4, drop: 0.46 },
    cheeks: 0.48,
    ears: { kind: 'round', size: 0.28 },
    eye: { size: 0.13, aside: 0.4, ahead: 0.76, iris: AMBER },
    nose: { size: 0.24, colour: [0.3, 0.17, 0.15], split: false },
  },
  tail: { kind: 'tuft', length: 0.8, thick: 0.04 },
  mane: 'ruff',
  fur: 0.04,
  coats: [coat('none', [0.74, 0.54, 0.3], [0.86, 0.73, 0.54], [0.38, 0.2, 0.09])],
};

export const RABBIT: Build = {
  ...CAT,
  length: 0.72,
  chest: 0.3,
  belly: 0.36,
  rump: 0.4,
  legs: [0.11, 0.085, 0.08],
  neck: { length: 0.3, base: 0.24, end: 0.2, rise: 0.9 },
  head: {
    size: 0.27,
    muzzle: { length: 1.0, base: 0.5, end: 0.32, drop: 0.32 },
    cheeks: 0.5,
    ears: { kind: 'long', size: 1.5 },
    eye: { size: 0.19, aside: 0.56, ahead: 0.52, iris: [0.12, 0.07, 0.05] },
    nose: { size: 0.12, colour: PINK, split: false },
  },
  tail: { kind: 'short', length: 0.16, thick: 0.13 },
  fur: 0.06,
  coats: [
    coat('none', [0.56, 0.45, 0.34], [0.86, 0.8, 0.72], [0.3, 0.23, 0.17]),
    coat('none', [0.9, 0.88, 0.85], [0.95, 0.93, 0.9], [0.7, 0.67, 0.63]),
    coat('none', [0.45, 0.43, 0.42], [0.75, 0.73, 0.7], [0.22, 0.21, 0.21]),
  ],
};

const IVORY: Colour = [0.9, 0.86, 0.76];

export const ELEPHANT: Build = {
  ...COW,
  hoofed: false,
  length: 0.86,
  chest: 0.29,
  belly: 0.3,
  rump: 0.29,
  legs: [0.125, 0.105, 0.1],
  neck: { length: 0.36, base: 0.3, end: 0.26, rise: 0.5 },
  head: {
    size: 0.27,
    muzzle: { length: 0.9, base: 0.5, end: 0.36, drop: 0.5 },
    cheeks: 0.4,
    ears: { kind: 'round', size: 0.05 },
    eye: { size: 0.07, aside: 0.6, ahead: 0.66, iris: BROWN },
    nose: { size: 0.05, colour: [0.3, 0.29, 0.3], split: true },
  },
  tail: { kind: 'tuft', length: 0.4, thick: 0.022 },
  fur: 0,
  coats: [coat('none', [0.46, 0.44, 0.44], [0.5, 0.47, 0.46], [0.3, 0.28, 0.28])],
  extras: (looks) => [
    limb(looks.coat, [0.75, -0.3, 0], [1.15, -1.1, 0], 0.4, 0.3, 0.2),
    limb(looks.coat, [1.15, -1.1, 0], [1.1, -2.1, 0], 0.3, 0.2, 0.1),
    limb(looks.coat, [1.1, -2.1, 0], [1.5, -2.6, 0], 0.2, 0.13, 0.1),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(looks.coat, [-0.45, -0.05, side * 1.05], [0.62, 0.95, 0.13], 0.08),
      limb(
        plain(IVORY, { gloss: 0.3 }),
        [0.75, -0.7, side * 0.4],
        [1.7, -1.05, side * 0.5],
        0.12,
        0.05,
      ),
    ]),
  ],
};
