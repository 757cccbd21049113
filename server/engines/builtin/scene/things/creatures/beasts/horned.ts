import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Build } from '../build.ts';
import { smooth } from '../smooth-path.ts';
import { coat } from './coat-looks.ts';
import { ELEPHANT } from './exotic.ts';
import { SHEEP } from './hoofed.ts';

const HORN: Colour = [0.5, 0.43, 0.34];

/** Horn with a ring for each year. */
const ringed: Look = {
  paint: (x, y) => scaleColour(HORN, 0.86 + 0.2 * Math.sin(34 * Math.hypot(x + 0.1, y - 0.1))),
  gloss: 0.25,
};

/** A horn along a path, in lengths of the head, so thick at its ends. */
function hornOf(path: readonly Vector[], root: number, tip: number): Solid[] {
  const points = smooth(path);
  const thick = (n: number) => root + ((tip - root) * n) / (points.length - 1);
  return points
    .slice(1)
    .map((to, n) => limb(ringed, points[n] ?? to, to, thick(n), thick(n + 1), 0.01));
}

/** A goat: lean, with a beard and horns that bend back. */
export const GOAT: Build = {
  ...SHEEP,
  trunk: [
    [0.27, 0.7, 0.215, 0.16],
    [0.02, 0.68, 0.235, 0.2],
    [-0.2, 0.7, 0.22, 0.19],
    [-0.3, 0.73, 0.195, 0.16],
  ],
  fore: { ...SHEEP.fore, thick: [0.06, 0.042, 0.034, 0.044], muscle: 0.12, aside: 0.1 },
  hind: { ...SHEEP.hind, thick: [0.075, 0.044, 0.034, 0.044], muscle: 0.15, aside: 0.1 },
  neck: { length: 0.44, base: 0.15, end: 0.095, rise: 0.9, flat: 0.7 },
  head: {
    ...SHEEP.head,
    size: 0.36,
    hangs: 0.5,
    muzzle: { length: 1, base: 0.2, end: 0.11, drop: 0.02 },
    ears: { kind: 'leaf', size: 0.42 },
    eye: { ...SHEEP.head.eye, iris: [0.72, 0.56, 0.2] },
  },
  tail: { kind: 'short', length: 0.17, thick: 0.05 },
  // With its head up its beard and its horns are seen.
  grazes: false,
  fur: 0.03,
  coats: [
    coat('none', [0.88, 0.85, 0.78], [0.93, 0.91, 0.87], [0.76, 0.7, 0.6]),
    coat('patches', [0.86, 0.82, 0.74], [0.92, 0.9, 0.86], [0.36, 0.22, 0.13]),
    coat('none', [0.52, 0.36, 0.22], [0.72, 0.6, 0.46], [0.2, 0.14, 0.1], 'dark'),
  ],
  extras: ({ hair }) => [
    ...[-1, 1].flatMap((side) =>
      hornOf(
        [
          [0.06, 0.1, side * 0.055],
          [-0.1, 0.42, side * 0.1],
          [-0.42, 0.62, side * 0.17],
          [-0.8, 0.56, side * 0.27],
        ],
        0.062,
        0.014,
      ),
    ),
    blade({ ...hair, fur: 0.06 }, [0.66, -0.18, 0], [0.82, -0.46, 0], 0.062, 0.012, 0.6, 0.03),
  ],
};

/** A rhinoceros: a barrel on short legs, its head low, a long horn on its nose and a shorter one behind. */
export const RHINO: Build = {
  ...ELEPHANT,
  trunk: [
    [0.42, 0.72, 0.29, 0.24],
    [0.08, 0.66, 0.31, 0.3],
    [-0.26, 0.67, 0.3, 0.29],
    [-0.48, 0.68, 0.26, 0.22],
  ],
  fore: {
    ...ELEPHANT.fore,
    joints: [
      [0.42, 0.6],
      [0.34, 0.4],
      [0.38, 0.2],
      [0.38, 0.09],
      [0.4, 0.03],
    ],
    thick: [0.13, 0.09, 0.088, 0.105],
  },
  hind: {
    ...ELEPHANT.hind,
    joints: [
      [-0.46, 0.62],
      [-0.36, 0.4],
      [-0.48, 0.22],
      [-0.465, 0.09],
      [-0.44, 0.03],
    ],
    thick: [0.14, 0.092, 0.088, 0.105],
  },
  neck: { length: 0.52, base: 0.26, end: 0.19, rise: -0.08, flat: 0.85 },
  head: {
    ...SHEEP.head,
    size: 0.64,
    hangs: 0.42,
    muzzle: { length: 1, base: 0.215, end: 0.165, drop: 0.02 },
    cheeks: 0.8,
    ears: { kind: 'pointed', size: 0.34 },
    eye: { size: 0.03, aside: 0.15, ahead: 0.36, iris: [0.16, 0.1, 0.06] },
    nose: { size: 0.04, colour: [0.2, 0.19, 0.19], split: true },
  },
  tail: { kind: 'tuft', length: 0.4, thick: 0.026 },
  coats: [
    coat('none', [0.46, 0.44, 0.43], [0.48, 0.45, 0.44], [0.27, 0.25, 0.25]),
    coat('none', [0.5, 0.46, 0.41], [0.52, 0.47, 0.42], [0.3, 0.27, 0.24]),
  ],
  extras: () => [
    ...hornOf(
      [
        [0.84, 0.08, 0],
        [0.88, 0.28, 0],
        [0.82, 0.5, 0],
        [0.7, 0.7, 0],
      ],
      0.105,
      0.014,
    ),
    ...hornOf(
      [
        [0.58, 0.1, 0],
        [0.56, 0.22, 0],
        [0.5, 0.34, 0],
      ],
      0.08,
      0.016,
    ),
  ],
};
