import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { chopsticks } from './chopsticks.ts';
import { figureOf } from './figure.ts';
import { human } from './human.ts';
import { dry } from './person.ts';
import { hipsOf } from './stance.ts';

/** How high the hips of who sits on a stool are, in a man's heights, and where the hands are over the counter: ahead and up. */
const HIPS = 0.365;
const HANDS = { ahead: 0.23, up: 0.6, apart: 0.075 } as const;
/** From how far above that is seen, radians. */
const ABOVE = 0.06;

/** Somebody who sits on a stool and eats with chopsticks at a counter, the stool not drawn; turned from facing right by `yaw`, radians, less than 0 away from the eye. */
export function onStool(wish: Wish, yaw: number): Sprite {
  const { random, rays, tall, colour, traits = [], hair } = wish;
  const rise = HIPS - hipsOf(figureOf(traits), 'seated');
  const at = (ahead: number, up: number, aside: number): Vector => [ahead, up - rise, aside];
  const near = at(HANDS.ahead, HANDS.up + 0.07, -HANDS.apart);
  const far = at(HANDS.ahead + 0.02, HANDS.up, HANDS.apart);
  const body = human(random, 'seated', colour, traits, { near, far }, hair ?? null);
  const model = moved([...body, ...chopsticks(near)], { to: [0, rise, 0] });
  const isLeft = Math.cos(yaw) < 0;
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw, pitch: ABOVE, away: 4 },
    dry(rays),
    tall,
    random,
  );
}
