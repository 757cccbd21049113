import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { mirror } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { human } from './human.ts';

/** How far the back is turned to the eye, so that wings are seen, radians. */
const BANKED = -0.5;

/** Somebody who flies level through the air, one arm ahead. */
export function flier(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair, hat, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const model = moved(human(random, 'flying', colour, traits, {}, hair ?? null, hat ?? null), {
    by: pitch(BANKED),
  });
  const turned = 0.42 + 0.16 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: -0.1, away: 4 },
    rays,
    tall,
    random,
  );
}
