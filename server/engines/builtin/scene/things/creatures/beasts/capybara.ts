import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, limb } from '../../sculpt/solid.ts';
import type { Build } from '../build.ts';
import { PIG } from './barnyard.ts';
import { coat } from './coat-looks.ts';

const DARK: Colour = [0.12, 0.09, 0.07];

const { face: _, ...WITH_HOOVES } = PIG;

/** A capybara: a barrel of a body on short legs, a long deep face with a blunt muzzle, small ears far back, and no tail. */
export const CAPYBARA: Build = {
  ...WITH_HOOVES,
  trunk: [
    [0.4, 0.64, 0.25, 0.21],
    [0.08, 0.6, 0.29, 0.26],
    [-0.28, 0.61, 0.31, 0.27],
    [-0.46, 0.56, 0.27, 0.22],
  ],
  neck: { length: 0.3, base: 0.23, end: 0.19, rise: 0.75, flat: 0.8 },
  head: {
    ...PIG.head,
    size: 0.56,
    hangs: 0.16,
    muzzle: { length: 1, base: 0.25, end: 0.19, drop: 0.02 },
    cheeks: 0.7,
    eye: { size: 0.034, aside: 0.15, ahead: 0.36, iris: [0.08, 0.05, 0.03] },
    nose: { size: 0.03, colour: DARK, split: true },
    ears: { kind: 'leaf', size: 0.16 },
  },
  // The muzzle ends as a box, dark at the nose.
  extras: ({ coat: skin }) => [
    box(skin, [0.82, -0.02, 0], [0.13, 0.145, 0.12], undefined, 0.09),
    ellipsoid(plain(DARK, { gloss: 0.4 }), [0.935, 0.065, 0], [0.03, 0.045, 0.075]),
    limb(plain(DARK), [0.95, -0.08, -0.06], [0.95, -0.08, 0.06], 0.008, 0.008),
  ],
  feet: 'paws',
  tail: { kind: 'short', length: 0.02, thick: 0.02 },
  fur: 0.05,
  coats: [
    coat('none', [0.4, 0.26, 0.15], [0.48, 0.34, 0.22], [0.18, 0.12, 0.08]),
    coat('none', [0.34, 0.22, 0.13], [0.44, 0.31, 0.2], [0.16, 0.1, 0.07]),
  ],
};
