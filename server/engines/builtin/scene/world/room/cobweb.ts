import { flat } from './furniture.ts';
import { plate } from './plate.ts';
import type { Point, Solid } from './solid.ts';

/** How thick its threads are, and how far apart its rounds; metres. */
const THREAD = 0.011;
const ROUNDS = 0.17;

/** How many threads go out from its corner. */
const SPOKES = 6;

/**
 * A cobweb in a corner between a wall and a ceiling or a post, across the line of sight: where the corner is, how far
 * the web reaches (metres), and on which side (−1 or 1) and whether below (−1) or above (1) of the corner it hangs.
 */
export function cobweb([x, y, z]: Point, reach: number, to: number, up: number): Solid {
  const quarter = Math.PI / 2 / (SPOKES - 1);
  return plate(
    2,
    [Math.min(x, x + to * reach), Math.min(y, y + up * reach), z - 0.004],
    [Math.max(x, x + to * reach), Math.max(y, y + up * reach), z + 0.004],
    (px, py) => {
      const [u, v] = [(px - x) * to, (py - y) * up];
      const far = Math.hypot(u, v);
      const turn = Math.atan2(v, u) / quarter;
      const off = turn - Math.round(turn);
      if (far > reach * (0.8 + 0.2 * Math.cos(Math.round(turn) * 2.4))) return false;
      if (Math.abs(off) * quarter * far < THREAD) return true;
      // Between two threads its rounds sag toward the corner.
      const sagged = far / (1 - 0.16 * (1 - (2 * Math.abs(Math.abs(off) - 0.5) - 0) ** 2) * 0.9);
      const round = sagged / ROUNDS;
      return round > 0.6 && Math.abs(round - Math.round(round)) * ROUNDS < THREAD * 0.8;
    },
    flat([0.86, 0.88, 0.9]),
  );
}
