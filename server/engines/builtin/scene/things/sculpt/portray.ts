import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { sculpt } from './sculpt.ts';
import type { Solid } from './solid.ts';

/**
 * A sprite of a model seen from either of its front corners: `turn` is how far it is turned to the
 * side, `above` from how high it is seen (radians), `away` how far the eye is, in its heights: these
 * where the wish does not say how its scene sees it.
 */
export function portray(
  { random, rays, tall, sight }: Wish,
  model: readonly Solid[],
  turn: number,
  above = 0.06,
  away = 2.6,
): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const yaw = side * turn * (0.85 + 0.3 * random.unit());
  return sculpt(
    model,
    { yaw, pitch: sight?.above ?? above, away: sight?.away ?? away },
    rays,
    tall,
    random,
  );
}
