import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';
import type { Material } from '../solids/solid.ts';

/** How high a row of seats is and how wide a seat, metres. */
const ROW = 0.5;
const SEAT = 0.44;

/** A wall that is rows of people up to a height, here and there a light among them; `lit` says how bright they are so high up. Metres. */
export const spectators =
  (top: number, lit: (y: number) => number): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / ROW);
    const at = along / SEAT + 0.5 * (row & 1);
    const seat = Math.floor(at);
    const [u, v] = [at - seat - 0.5, y / ROW - row];
    const light = lit(y);
    if (y > top) return [0.02, 0.02, 0.03];
    if (chance(seat, row + 3) > 0.985 && Math.hypot(u, v - 0.6) < 0.12) return [1.3, 1.3, 1.2];
    const skin: Colour = chance(seat, row) > 0.4 ? [0.6, 0.44, 0.35] : [0.36, 0.24, 0.18];
    if (Math.hypot(u * 0.9, v - 0.62) < 0.24)
      return scaleColour(v > 0.72 ? [0.12, 0.09, 0.07] : skin, light);
    const cloth: Colour = [
      0.2 + 0.4 * chance(seat, row + 7),
      0.2 + 0.3 * chance(seat, row + 8),
      0.24 + 0.4 * chance(seat, row + 9),
    ];
    return Math.abs(u) < 0.42 && v < 0.42 ? scaleColour(cloth, light * 0.8) : [0.025, 0.025, 0.035];
  };
