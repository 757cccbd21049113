import type { Noise } from '../../scene/noise.ts';
import type { Colour } from '../../scene/words/idea.ts';

/** The colour, 0 to 1 a channel, of a place on a surface; a unit is a course of bricks high. */
export type Surface = (x: number, y: number) => Colour;

/** What a surface is made with: its usual colour, or the one asked for, and its chance. */
export interface Make {
  readonly base: Colour;
  readonly noise: Noise;
}

/** A number of its own, 0 to 1, for each cell of a lattice. */
export function cellChance(column: number, row: number): number {
  let mixed = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
