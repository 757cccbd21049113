import { flat } from '../furniture.ts';
import { plate } from '../solids/plate.ts';
import type { Point, Solid } from '../solids/solid.ts';

/** How thick its threads are, and how far apart its rounds; metres. */
const THREAD = 0.011;
const ROUNDS = 0.17;

/** How much nearer to the corner a round is in the middle between two threads. */
const SAG = 0.144;

/** How many threads go out from its corner. */
const SPOKES = 6;

/** Directions between which a web hangs, radians: 0 is to the right, π/2 up. */
type Spread = readonly [from: number, to: number];

/** The quarter between an upright and a level edge, to the right (1) or left (−1), above (1) or below (−1). */
export const quarter = (to: number, up: number): Spread => {
  const from = to > 0 ? Math.min(0, (up * Math.PI) / 2) : up > 0 ? Math.PI / 2 : -Math.PI;
  return [from, from + Math.PI / 2];
};

/**
 * A cobweb in a corner between a wall and a ceiling, a roof or a post, across the line of sight: where the corner is,
 * how far the web reaches (metres), and between which directions from there.
 */
export function cobweb([x, y, z]: Point, reach: number, [from, to]: Spread): Solid {
  const step = (to - from) / (SPOKES - 1);
  const ways = Array.from({ length: SPOKES }, (_, n) => from + n * step);
  const across = [0, ...ways.map((way) => Math.cos(way) * reach)];
  const up = [0, ...ways.map((way) => Math.sin(way) * reach)];
  return plate(
    2,
    [x + Math.min(...across), y + Math.min(...up), z - 0.004],
    [x + Math.max(...across), y + Math.max(...up), z + 0.004],
    (px, py) => {
      const far = Math.hypot(px - x, py - y);
      const turn = ((Math.atan2(py - y, px - x) - from + 4 * Math.PI) % (2 * Math.PI)) / step;
      if (turn > SPOKES - 1) return false;
      const off = turn - Math.round(turn);
      if (far > reach * (0.8 + 0.2 * Math.cos(Math.round(turn) * 2.4))) return false;
      if (Math.abs(off) * step * far < THREAD) return true;
      // Between two threads its rounds sag toward the corner.
      const sagged = far / (1 - SAG * (1 - (2 * Math.abs(Math.abs(off) - 0.5)) ** 2));
      const round = sagged / ROUNDS;
      return round > 0.6 && Math.abs(round - Math.round(round)) * ROUNDS < THREAD * 0.8;
    },
    flat([0.86, 0.88, 0.9]),
  );
}
