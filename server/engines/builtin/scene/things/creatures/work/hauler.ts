import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { limb, mirror } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const ROPE = plain([0.66, 0.54, 0.36]);

/** How high over the ground the rope is behind who hauls, in heights of one who stands. */
export const ROPE_AT = 0.62;

/** Somebody who leans into a rope that lies over the shoulder and leads back. */
export function hauler(wish: Wish): Sprite {
  const { random, rays, tall, colour, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.44, shoulder - 0.2, -0.03];
  const far: Vector = [0.36, shoulder - 0.25, 0.03];
  const over: Vector = [0.22, shoulder - 0.12, -0.075];
  const model = [
    ...human(random, 'hauling', colour, traits, { near, far }),
    limb(ROPE, add(near, [0.05, -0.03, 0.01]), over, 0.016, 0.016),
    limb(ROPE, over, [-0.3, ROPE_AT, -0.05], 0.016, 0.016),
  ];
  const turned = 0.18 + 0.1 * random.unit();
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.06, away: 4 },
    rays,
    tall,
    random,
  );
}
