import { portray } from '../sculpt/portray.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How the eye sees what drives where nothing else is said: from a little above, in its heights away. */
const ABOVE = 0.1;
const AWAY = 2.6;

/**
 * A sprite of a vehicle whose model drives to the right: on its way where it has one, else turned by about
 * `turn` to either side.
 */
export function drive(wish: Wish, model: readonly Solid[], turn: number): Sprite {
  const { heading, random, rays, sight, tall } = wish;
  if (heading === undefined) return portray(wish, model, turn, ABOVE, AWAY);
  const view = { yaw: heading, pitch: sight?.above ?? ABOVE, away: sight?.away ?? AWAY };
  return sculpt(model, view, rays, tall, random);
}
