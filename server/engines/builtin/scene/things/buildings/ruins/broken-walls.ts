import type { Random } from '../../../../kernels/random.ts';
import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, rough } from '../../sculpt/looks.ts';
import { ball, box, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, roll, type Vector, yaw } from '../../sculpt/vector.ts';

/** Where ivy climbs; no part of what a seed decides. */
const noise = createNoise(7_411);

const IVY: readonly [dark: Colour, light: Colour] = [
  [0.13, 0.23, 0.08],
  [0.3, 0.42, 0.13],
];

/** A surface with ivy that climbs from the ground; `much` of it (0 to 1) is grown over. */
export const ivied = (look: Look, much: number): Look => {
  const grown = (x: number, y: number, z: number): number => {
    const patch = noise.fbm(x * 3.1 + z * 2.3, y * 2.2 - z * 1.7, 3);
    const leaves = noise.at(x * 42 + z * 31, y * 44);
    return smoothstep(0, 0.12, patch + 0.22 * leaves + 0.95 * much - 0.5 - 0.3 * y);
  };
  return {
    ...look,
    paint: (x, y, z, normal) => {
      const bare = look.paint(x, y, z, normal);
      const leaf = clamp(0.5 + 0.6 * noise.at(x * 63 - z * 51, y * 58 + z * 20), 0, 1);
      const share = grown(x, y, z);
      return share === 0 ? bare : mixColour(bare, mixColour(...IVY, leaf), share);
    },
    bump: (x, y, z) =>
      (look.bump?.(x, y, z) ?? 0) +
      0.012 * grown(x, y, z) * (0.6 + noise.at(x * 60 + z * 47, y * 60)),
  };
};

/** Old masonry, stained where rain runs down it. */
export const weatheredStone = (stone: Colour, size: number): Look => {
  const wall = masonry(stone, size);
  return {
    ...wall,
    paint: (x, y, z, normal) => {
      const stain = noise.fbm(x * 9 + z * 8, y * 1.6, 3);
      return scaleColour(wall.paint(x, y, z, normal), 0.94 + 0.26 * stain);
    },
  };
};

/** What a broken wall is like. */
export interface BrokenWall {
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
  /** How high it stands at both ends, and half as thick as it is. */
  readonly high: readonly [first: number, last: number];
  readonly thick: number;
  /** How ragged its top is, as a share of its height. */
  readonly ragged?: number;
}

/** A wall whose top has fallen down in steps, as masonry falls. */
export function brokenWall(
  random: Random,
  look: Look,
  { from, to, high, thick, ragged = 0.22 }: BrokenWall,
): Solid[] {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dz);
  const parts = Math.max(2, Math.round(long / 0.075));
  const turned = yaw(-Math.atan2(dz, dx));
  return Array.from({ length: parts }, (_, n): Solid => {
    const share = (n + 0.5) / parts;
    const level = high[0] + (high[1] - high[0]) * share;
    const top = Math.max(0.03, level * (1 - ragged * random.unit() ** 1.5));
    return box(
      look,
      [from[0] + dx * share, top / 2, from[1] + dz * share],
      [(0.5 * long) / parts + 0.002, top / 2, thick * (0.92 + 0.12 * random.unit())],
      turned,
    );
  });
}

/** Stones that have fallen, `many` around a place and `out` from it at the most, with what grows between them. */
export function fallen(
  random: Random,
  stone: Colour,
  [x, z]: readonly [number, number],
  out: number,
  many: number,
): Solid[] {
  const look = ivied(rough(stone, 2.4), 0.36);
  return Array.from({ length: many }, (): Solid => {
    const [angle, away] = [random.unit() * 2 * Math.PI, out * Math.sqrt(random.unit())];
    const size = 0.018 + 0.034 * random.unit() ** 2;
    const at: Vector = [x + away * Math.cos(angle), size * 0.6, z + away * Math.sin(angle)];
    if (random.unit() < 0.25) return ball(look, at, size);
    const lie = after(roll(random.unit() - 0.5), yaw(random.unit() * 3));
    return box(look, at, [size * 1.4, size, size], lie, 0.008);
  });
}
