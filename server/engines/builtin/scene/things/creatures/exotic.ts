import type { Colour } from '../../words/idea.ts';
import { LION, HORSE } from './animals.ts';
import type { Build, Coat } from './build.ts';

const BLACK: Colour = [0.06, 0.05, 0.05];
const WHITE: Colour = [0.93, 0.91, 0.87];
const HORNS: Colour = [0.3, 0.2, 0.13];

const coat = (marks: Coat['marks'], base: Colour, pale: Colour, dark: Colour): Coat => ({
  base,
  pale,
  dark,
  marks,
});

export const TIGER: Build = {
  ...LION,
  length: 1.16,
  neck: { ...LION.neck, base: 0.23, end: 0.2 },
  head: { ...LION.head, size: 0.23, cheeks: 0.56 },
  tail: { kind: 'slim', length: 0.95, thick: 0.05 },
  mane: 'none',
  coats: [coat('bars', [0.88, 0.46, 0.12], WHITE, BLACK)],
};

export const LEOPARD: Build = {
  ...TIGER,
  chest: 0.24,
  legs: [0.1, 0.07, 0.07],
  head: { ...LION.head, size: 0.2 },
  coats: [coat('blots', [0.82, 0.6, 0.3], [0.92, 0.84, 0.7], [0.1, 0.07, 0.05])],
};

export const ZEBRA: Build = {
  ...HORSE,
  neck: { ...HORSE.neck, length: 0.52, base: 0.21, end: 0.14 },
  coats: [coat('bars', WHITE, WHITE, BLACK)],
};

/** A camel with one hump. */
export const CAMEL: Build = {
  ...HORSE,
  length: 0.9,
  chest: 0.21,
  belly: 0.21,
  rump: 0.19,
  legs: [0.085, 0.05, 0.055],
  neck: { length: 0.66, base: 0.17, end: 0.1, rise: 0.72 },
  head: {
    ...HORSE.head,
    size: 0.125,
    muzzle: { length: 2.0, base: 0.6, end: 0.46, drop: 0.85 },
    ears: { kind: 'round', size: 0.3 },
  },
  tail: { kind: 'tuft', length: 0.5, thick: 0.03 },
  mane: 'none',
  hump: 0.36,
  fur: 0.03,
  coats: [
    coat('none', [0.72, 0.54, 0.34], [0.8, 0.65, 0.46], [0.5, 0.35, 0.2]),
    coat('none', [0.62, 0.43, 0.26], [0.7, 0.53, 0.36], [0.42, 0.28, 0.16]),
  ],
};

export const GIRAFFE: Build = {
  ...HORSE,
  length: 0.62,
  chest: 0.19,
  belly: 0.18,
  rump: 0.17,
  legs: [0.075, 0.045, 0.04],
  neck: { length: 0.95, base: 0.15, end: 0.075, rise: 1.12 },
  head: {
    ...HORSE.head,
    size: 0.095,
    muzzle: { length: 2.1, base: 0.62, end: 0.42, drop: 1.0 },
    ears: { kind: 'leaf', size: 0.8 },
  },
  tail: { kind: 'tuft', length: 0.5, thick: 0.025 },
  mane: 'none',
  coats: [coat('net', [0.58, 0.32, 0.12], [0.93, 0.82, 0.6], HORNS)],
};
