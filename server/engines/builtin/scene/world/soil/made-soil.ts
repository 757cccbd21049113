import { chanceOf, clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { DECK, POOL } from '../made-ground.ts';

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

const TILE: Colour = [0.84, 0.8, 0.72];
const LAWN: Colour = [0.34, 0.54, 0.2];

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

/** Mud at the water's edge, moss and sedge above it. */
export function swampColour({ x, z, height, noise, dapple }: Plot): Colour {
  const moss = mixColour([0.24, 0.3, 0.12], [0.38, 0.4, 0.18], 0.5 + 0.5 * noise.at(x / 6, z / 6));
  return scaleColour(mixColour([0.34, 0.25, 0.13], moss, smoothstep(-0.1, 0.35, height)), dapple);
}
