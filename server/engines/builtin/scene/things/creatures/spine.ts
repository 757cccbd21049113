import { type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import { smooth, thicknessAlong } from './smooth-path.ts';

/** A place on a body's middle line and how thick the body is there. */
export type Vertebra = readonly [at: Vector, radius: number];

/** A long round body, tail or neck: one smooth line through its places, each piece melted into the next by `blend`. */
export function spine(look: Look, places: readonly Vertebra[], blend: number): Solid[] {
  const path = smooth(places.map(([at]) => at));
  const thick = thicknessAlong(places, path.length);
  return path
    .slice(1)
    .map((to, n) => limb(look, path[n] ?? to, to, thick(n), thick(n + 1), n === 0 ? 0 : blend));
}
