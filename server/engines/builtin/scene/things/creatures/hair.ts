import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';

/** How hair is worn. */
export type Hair = 'shaven' | 'short' | 'long' | 'bun' | 'tail';

/** The middle and the half sides of the skull that hair lies on, in heights of the head. */
const SKULL: Vector = [-0.06, 0.64, 0];
const RADII: Vector = [0.39, 0.375, 0.335];

/** A place on the skull: around it from the face (0) to the near (below 0) or far side, and up from the ears, radians. */
type Spot = readonly [around: number, up: number];

/** A point so many times as far from the skull's middle as its face is. */
function onSkull([around, up]: Spot, out: number): Vector {
  const level = Math.cos(up) * out;
  return add(SKULL, [
    RADII[0] * level * Math.cos(around),
    RADII[1] * Math.sin(up) * out,
    RADII[2] * level * Math.sin(around),
  ]);
}

/** How many pieces a lock is bent with. */
const PIECES = 4;

/** A lock over the skull from one place to another, `thick` in its middle, and on from there through what points hang below; `rise` is how far it stands up. */
function lock(
  look: Look,
  from: Spot,
  to: Spot,
  thick: number,
  below: readonly Vector[] = [],
  rise = 0.08,
): Solid[] {
  const over = Array.from({ length: PIECES + 1 }, (_, n): Vector => {
    const share = n / PIECES;
    // It keeps above the brow, and comes down at the temple.
    const at: Spot = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share ** 1.8,
    ];
    // It grows out of the skin, stands up a little, and lies close where it ends.
    return onSkull(at, 1.0 + 0.04 * share + rise * Math.sin(Math.PI * share));
  });
  const path = [...over, ...below];
  const last = path.length - 1;
  const width = (n: number) =>
    thick * (n === last ? 0.3 : 0.55 + 0.45 * Math.sin((Math.PI * (n + 0.4)) / (last + 0.4)));
  return path
    .slice(1)
    .map((end, n) => limb(look, path[n] ?? end, end, width(n), width(n + 1), thick * 0.55));
}

/** The strands of every head are alike; they are no part of what a seed decides. */
const strands = createNoise(7_919);

/** Hair combed from the parting to the sides, or back over the head: its strands lie that way. */
function combed(look: Look, isSwept: boolean): Look {
  const across = (x: number, y: number, z: number) => (isSwept ? 0.36 * Math.atan2(z, y - 0.5) : x);
  const along = (x: number, y: number, z: number) => (isSwept ? x : y + Math.abs(z));
  const streak = (x: number, y: number, z: number) => {
    const [u, v] = [across(x, y, z), along(x, y, z)];
    return strands.at(u * 64, v * 1.6) + 0.8 * strands.at(u * 150, v * 2.4 + 9);
  };
  return {
    ...look,
    paint: (x, y, z, normal) =>
      scaleColour(look.paint(x, y, z, normal), 1 + 0.13 * streak(x, y, z)),
    bump: (x, y, z) => 0.0032 * streak(x, y, z),
  };
}

/** Hair in its own heights of the head; `coat` are its surfaces from light to dark. */
export function hairOf(coat: readonly [Look, Look, Look], kind: Hair): Solid[] {
  if (kind === 'shaven') return [];
  const isSwept = kind === 'bun' || kind === 'tail';
  const [lights, hairs, shades] = coat;
  const tones = [combed(lights, isSwept), combed(hairs, isSwept), combed(shades, isSwept)] as const;
  const [, middle, dark] = tones;
  const cap = [
    ellipsoid(dark, [-0.1, 0.7, 0], [0.385, 0.355, 0.35]),
    ellipsoid(dark, [-0.19, 0.5, 0], [0.27, 0.33, 0.325], 0.06),
  ];
  if (kind === 'short') return [...cap, ...shortLocks(tones)];
  if (kind === 'long') return [...cap, ...longLocks(tones)];
  const swept = [...cap, ...sweptLocks(tones)];
  if (kind === 'bun')
    return [
      ...swept,
      ball(middle, [-0.36, 0.98, 0], 0.16, 0.03),
      ball(dark, [-0.33, 0.95, 0], 0.11),
    ];
  return [
    ...swept,
    ball(dark, [-0.46, 0.84, 0], 0.1, 0.05),
    limb(middle, [-0.48, 0.82, 0], [-0.64, 0.4, 0], 0.1, 0.13, 0.05),
    limb(middle, [-0.64, 0.4, 0], [-0.6, -0.2, 0], 0.13, 0.03, 0.08),
    limb(tones[0], [-0.52, 0.8, 0.05], [-0.62, 0.1, 0.07], 0.05, 0.05, 0.03),
    limb(dark, [-0.5, 0.78, -0.05], [-0.6, 0.06, -0.06], 0.05, 0.04, 0.03),
  ];
}

/** Where the parting is: a little to the far side, from the hairline back to the crown. */
const PARTING: readonly Spot[] = [
  [0.5, 0.92],
  [0.56, 1],
  [0.63, 1.07],
  [0.74, 1.13],
  [0.94, 1.2],
  [1.35, 1.28],
];

const toneOf = (tones: readonly [Look, Look, Look], n: number): Look =>
  tones[[1, 0, 1, 2][n % 4] ?? 1] ?? tones[1];

/** Locks combed from the parting over the head to one side, and short ones on the other. */
function shortLocks(tones: readonly [Look, Look, Look]): Solid[] {
  const across: readonly (readonly [Spot, Spot, number])[] = [
    [[0.42, 0.8], [-0.62, 0.66], 0.085],
    [[0.5, 0.95], [-0.95, 0.62], 0.09],
    [[0.6, 1.05], [-1.25, 0.6], 0.09],
    [[0.8, 1.15], [-1.6, 0.6], 0.085],
    [[1.2, 1.25], [-2.1, 0.62], 0.085],
    [[0.52, 0.78], [1.02, 0.32], 0.06],
    [[0.7, 0.96], [1.35, 0.36], 0.065],
    [[1.0, 1.1], [1.75, 0.36], 0.065],
    [[1.5, 1.2], [2.2, 0.36], 0.07],
    [[-0.62, 0.68], [-1.05, 0.24], 0.055],
    [[-0.95, 0.66], [-1.35, 0.2], 0.06],
    [[-1.3, 0.64], [-1.75, 0.16], 0.06],
  ];
  return [
    ...across.flatMap(([from, to, thick], n) => lock(toneOf(tones, n), from, to, thick)),
    // Before the ears.
    ...[-1, 1].map((side) =>
      limb(tones[2], [0.05, 0.66, side * 0.325], [0.06, 0.48, side * 0.318], 0.035, 0.018, 0.02),
    ),
  ];
}

/** Hair drawn back from the brow to what it is tied in. */
function sweptLocks(tones: readonly [Look, Look, Look]): Solid[] {
  return [-1.25, -0.95, -0.62, -0.3, 0.02, 0.34, 0.66, 0.98, 1.28].flatMap((around, n) => {
    const up = 0.66 - 0.3 * Math.abs(around) ** 1.4;
    // Over the head, or beside it.
    const to: Spot =
      Math.abs(around) < 0.8 ? [around * 0.6, 2.2] : [Math.sign(around) * 2.65, 0.75];
    return lock(toneOf(tones, n), [around, up], to, 0.075, [], 0.02);
  });
}

/** Long hair that falls from a parting to both sides of the face and down the back, in waves. */
function longLocks(tones: readonly [Look, Look, Look]): Solid[] {
  const fall = (side: number, ahead: number, wide: number, wave: number): Vector[] =>
    [0.3, 0.05, -0.2, -0.45].map((height, n) => [
      ahead - 0.02 * n + 0.024 * Math.sin(n * 2.1 + wave),
      height + 0.05 * Math.sin(3 * wave),
      side * (wide + 0.02 * Math.cos(n * 1.9 + wave) + 0.014 * n),
    ]);
  const sides = [-1, 1].flatMap((side) =>
    PARTING.flatMap((from, n) => {
      const ahead = 0.15 - 0.08 * n;
      const to: Spot = [side * (0.94 + 0.2 * n), 0.13 + 0.02 * n];
      return lock(
        toneOf(tones, n + (side > 0 ? 1 : 0)),
        from,
        to,
        0.078,
        fall(side, ahead, 0.342 - 0.01 * n, n * 1.7 + side),
      );
    }),
  );
  const back = [-0.24, -0.12, 0, 0.12, 0.24].map((z, n) =>
    limb(
      toneOf(tones, n),
      [-0.33, 0.6, z],
      [-0.36 + 0.03 * Math.abs(n - 2), -0.46, z * 1.15],
      0.15,
      0.11,
      0.06,
    ),
  );
  return [...back, ...sides];
}
