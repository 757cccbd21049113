import { clamp } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Look } from '../../sculpt/solid.ts';
import { dot, normalise, type Vector } from '../../sculpt/vector.ts';

/** A place where cloth gathers. */
export interface Gather {
  readonly at: Vector;
  /** The way across the folds; any length. */
  readonly along: Vector;
  /** How far around the folds are seen, in the body's heights. */
  readonly reach: number;
}

/** How high folds are, and how far one is from the next, in the body's heights. */
const HIGH = 0.0052;
const APART = 0.03;
/** How far folds wander across, in what they are apart, and over which length they do and run out, in the body's heights. */
const WANDER = 1.1;
const LONG = 0.12;

/** How folds lie; it is no part of what a seed decides. */
const noise = createNoise(7_411);

/** What shines as much is no cloth, and has no folds. */
const STIFF = 0.5;

/** Cloth with folds where it gathers: at elbows and knees, around hips and shoulders; steel as it is. */
export function creased(cloth: Look, gathers: readonly Gather[]): Look {
  if ((cloth.gloss ?? 0) > STIFF) return cloth;
  const ways = gathers.map(({ at, along, reach }) => ({ at, along: normalise(along), reach }));
  return {
    ...cloth,
    bump: (x, y, z) => {
      let all = cloth.bump?.(x, y, z) ?? 0;
      for (const { at, along, reach } of ways) {
        const from: Vector = [x - at[0], y - at[1], z - at[2]];
        const far = (from[0] ** 2 + from[1] ** 2 + from[2] ** 2) / reach ** 2;
        if (far > 3) continue;
        // Folds run aslant around a limb, beside each other, and end here and there.
        const bent = noise.at(y / LONG + at[1] * 37, (from[2] + from[0] + at[0]) / LONG);
        const across = (dot(from, along) + 0.4 * (from[2] - from[0])) / APART + WANDER * bent;
        const crest = 0.5 + 0.5 * Math.cos(2 * Math.PI * across);
        all += HIGH * Math.exp(-far) * clamp(0.55 + 1.5 * bent) * crest * crest;
      }
      return all;
    },
  };
}
