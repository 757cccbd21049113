import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { frustum, type Look, ring, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';

/** The unevenness that all food shares; it is no part of what a seed decides. */
const noise = createNoise(41_203);
const CHINA: Colour = [0.88, 0.87, 0.84];
const BOARD: Colour = [0.52, 0.33, 0.17];

/** Soft spots over a surface: about −1 to 1 at a place of it. */
export const blotch = (u: number, v: number): number => noise.fbm(u, v, 3);

/** So many places spread evenly over a disc `wide` from its middle to its rim, at height 0. */
export const spread = (random: Random, many: number, wide: number): Vector[] =>
  Array.from({ length: many }, (_, n) => {
    const out = wide * Math.sqrt((n + 0.5) / many);
    const angle = n * 2.4 + 0.5 * random.unit();
    return [Math.cos(angle) * out, 0, Math.sin(angle) * out];
  });

/** A white plate `wide` from its middle to its rim, its hollow 0.06 above the table. */
export function plate(wide: number): Solid[] {
  const china = plain(CHINA, { gloss: 0.55 });
  return [
    // In one piece: rays from above pass through thin ones.
    frustum(china, [0, 0, 0], 0.075, wide * 0.86, wide),
    ring(china, [0, 0.07, 0], wide, 0.02),
  ];
}

/** Wood of a cutting board. */
export const BOARD_WOOD: Look = {
  paint: (x, _y, z) => scaleColour(BOARD, 1 + 0.3 * blotch(x * 3, z * 26)),
  gloss: 0.12,
};
