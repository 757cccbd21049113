import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Solid } from '../solids/solid.ts';

const FRAME: Colour = [0.66, 0.68, 0.7];
const POSTERS: readonly Colour[] = [
  [0.85, 0.24, 0.2],
  [0.16, 0.44, 0.7],
  [0.94, 0.76, 0.24],
  [0.24, 0.58, 0.36],
  [0.92, 0.92, 0.9],
];

/** How wide a poster on a wall is, metres. */
const WIDE = 1.9;

/** A poster of two colours with lines of writing. */
export function posterAt(u: number, up: number, number: number): Colour {
  const ground = POSTERS[Math.floor(chance(number, 1) * POSTERS.length)] as Colour;
  const other = POSTERS[Math.floor(chance(number, 2) * POSTERS.length)] as Colour;
  if (u < 0.04 || u > 0.96 || up < 0.08 || up > 0.92) return FRAME;
  if (u < 0.34) return Math.hypot((u - 0.19) * 3, up - 0.5) < 0.3 ? other : ground;
  const line = Math.floor(up * 4);
  const isInk = up * 4 - line > 0.35 && u < 0.5 + 0.45 * chance(number, line) && line > 0;
  return isInk && chance(Math.floor(u * 60), number) > 0.25 ? scaleColour(other, 0.4) : ground;
}

/** A poster on a wall beside the eye between two places sideways, from `z` on, from one height to another. */
export const poster = (
  from: number,
  to: number,
  z: number,
  [low, high]: readonly [number, number],
  number: number,
): Solid =>
  slab([from, to], [low, high], [z, z + WIDE], (_x, y, along) =>
    posterAt((along - z) / WIDE, (y - low) / (high - low), number),
  );
