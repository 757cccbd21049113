import { mirrored } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { dry } from '../dry.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

/** From how far above that is seen, radians. */
const ABOVE = 0.08;

/** Somebody who sits on a chair that is not drawn, the hands in the lap; turned from facing right by `yaw`, radians, less than 0 away from the eye. */
export function seatedGuest(wish: Wish, yaw: number): Sprite {
  const { random, rays, tall, colour, traits = [], hair } = wish;
  const { waist } = figureOf(traits);
  const hand = (aside: number): Vector => [0.2, waist * 0.62, aside];
  const hands = { near: hand(-0.05), far: hand(0.05) };
  const model = human(random, 'seated', colour, traits, hands, hair ?? null);
  const isLeft = Math.cos(yaw) < 0;
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw, pitch: ABOVE, away: 4 },
    dry(rays),
    tall,
    random,
  );
}
