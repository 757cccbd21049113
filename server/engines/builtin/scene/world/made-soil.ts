import { chanceOf, clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { DECK, PITCH, POOL } from './made-ground.ts';
import { LOWEST, STEP } from './paddies.ts';

/** A place on ground that people made. */
export interface Plot {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly steepness: number;
  readonly noise: Noise;
  /** Unevenness of the ground there, about 1. */
  readonly dapple: number;
}

const TURF: Colour = [0.24, 0.52, 0.16];
const CHALK: Colour = [0.93, 0.95, 0.92];
const TILE: Colour = [0.84, 0.8, 0.72];
const LAWN: Colour = [0.34, 0.54, 0.2];
const SHIRTS: readonly Colour[] = [
  [0.78, 0.14, 0.14],
  [0.92, 0.92, 0.9],
  [0.14, 0.24, 0.56],
  [0.92, 0.72, 0.14],
  [0.2, 0.2, 0.22],
  [0.7, 0.5, 0.38],
];

/** Mown stripes and chalk lines; seats full of people on the banks around. */
export function pitchColour({ x, z, height, dapple }: Plot): Colour {
  if (height > 1.5) return crowd(x, z, height);
  if (Math.abs(x) > PITCH.half + 6 || z > PITCH.far + 6) return [0.5, 0.28, 0.2];
  const stripe = Math.floor((z + 400) / 7) % 2 === 0 ? 1 : 0.82;
  const wide = 0.16 + z * 0.0035;
  const line = Math.max(
    isLine(Math.abs(x) - PITCH.half, wide),
    isLine(z - PITCH.far, wide) * (Math.abs(x) < PITCH.half ? 1 : 0),
    isLine(Math.hypot(x, z - 26) - 10, wide),
    isLine(z - 26, wide) * (Math.abs(x) < PITCH.half ? 1 : 0),
    box(x, z, 20, 16, wide),
    box(x, z, 9, 6, wide),
  );
  const inside = Math.abs(x) < PITCH.half + 0.5;
  return mixColour(scaleColour(TURF, stripe * (0.9 + 0.1 * dapple)), CHALK, inside ? line : 0);
}

const isLine = (away: number, wide: number): number => smoothstep(wide, wide * 0.5, Math.abs(away));

/** The line of a rectangle before the far goal, half as wide as said and as deep. */
function box(x: number, z: number, half: number, deep: number, wide: number): number {
  const front = isLine(z - PITCH.far + deep, wide) * (Math.abs(x) < half ? 1 : 0);
  const sides = isLine(Math.abs(x) - half, wide) * (z > PITCH.far - deep && z < PITCH.far ? 1 : 0);
  return Math.max(front, sides);
}

/** People in their seats, each in a shirt; steps between the blocks. */
function crowd(x: number, z: number, height: number): Colour {
  const isAhead = z > PITCH.far + 2 && Math.abs(x) < PITCH.half + 9;
  const along = isAhead ? x : z;
  const row = Math.round(height * 0.84);
  if (Math.abs(along / 13 - Math.round(along / 13)) < 0.05) return [0.62, 0.61, 0.6];
  const seat = Math.floor(along / 0.8);
  const shirt = SHIRTS[Math.floor(chanceOf(seat, row) * SHIRTS.length)] ?? CHALK;
  return scaleColour(shirt, 0.55 + 0.5 * chanceOf(row, seat));
}

/** Tiles around the pool, lawn beyond. `side` is where the higher ground lies. */
export function poolColour(side: number, isForsaken = false): (plot: Plot) => Colour {
  return (plot) => {
    const { x, z, height, noise, dapple } = plot;
    const across = side * x;
    const away = Math.max(POOL.left - across, across - POOL.right, POOL.near - z, z - POOL.far);
    if (height > 2 || away > DECK)
      return scaleColour(LAWN, dapple * (1 + 0.12 * noise.at(x * 0.8, z * 0.8)));
    const left = isForsaken ? (colour: Colour, joint = 0) => overgrown(colour, joint, plot) : null;
    if (away < 0.4) return left?.([0.8, 0.78, 0.72]) ?? [0.95, 0.95, 0.93];
    const [u, v] = [x / 1.1 - Math.floor(x / 1.1), z / 1.1 - Math.floor(z / 1.1)];
    const isJoint = Math.min(u, v) < 0.05;
    const tile = scaleColour(
      TILE,
      (isJoint ? 0.8 : 1) * (0.94 + 0.1 * chanceOf(Math.floor(x / 1.1), Math.floor(z / 1.1))),
    );
    return left?.(tile, Math.min(u, v) < 0.13 ? 0.5 : 0) ?? tile;
  };
}

const MOSS: Colour = [0.22, 0.3, 0.09];
const GRIME: Colour = [0.36, 0.33, 0.26];

/** Tiles that nobody has swept: grime and moss over them, more in their joints. */
function overgrown(colour: Colour, joint: number, { x, z, noise }: Plot): Colour {
  const grime = clamp(0.5 + 0.7 * noise.fbm(x / 2.7, z / 2.7, 3));
  const moss = smoothstep(0, 0.24, noise.fbm(x / 1.9 + 7, z / 1.9, 4) + joint - 0.12);
  return mixColour(mixColour(colour, GRIME, 0.75 * grime), MOSS, 0.92 * moss);
}

/** Young and ripening rice, the water under it seen between its rows; banks of grass. */
export function paddyColour({ x, z, height, steepness, noise, dapple }: Plot): Colour {
  const grass = scaleColour([0.22, 0.36, 0.1], dapple);
  if (height > 150) return mixColour(grass, [0.2, 0.34, 0.16], 0.6);
  const level = Math.floor((height - LOWEST) / STEP + 0.3);
  const ripeness = smoothstep(-0.1, 0.35, noise.at(x / 70 + 5 * level, level)) * 0.8;
  const field = mixColour([0.46, 0.66, 0.2], [0.72, 0.66, 0.24], ripeness);
  return mixColour(
    scaleColour(field, 0.94 + 0.14 * noise.at(x / 1.6, z / 1.6)),
    grass,
    smoothstep(0.12, 0.4, steepness),
  );
}

/** Mud at the water's edge, moss and sedge above it. */
export function swampColour({ x, z, height, noise, dapple }: Plot): Colour {
  const moss = mixColour([0.24, 0.3, 0.12], [0.38, 0.4, 0.18], 0.5 + 0.5 * noise.at(x / 6, z / 6));
  return scaleColour(mixColour([0.34, 0.25, 0.13], moss, smoothstep(-0.1, 0.35, height)), dapple);
}
