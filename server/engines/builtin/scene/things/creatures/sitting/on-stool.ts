import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { frustum, type Look, limb } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { dry } from '../dry.ts';
import { figureOf } from '../figure.ts';
import { chopsticks } from '../held/chopsticks.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

/** How high the hips of who sits on a stool are, in a man's heights, and where the hands are over the counter: ahead and up. */
const HIPS = 0.365;
const HANDS = { ahead: 0.23, up: 0.6, apart: 0.075 } as const;
/** From how far above that is seen, radians. */
const ABOVE = 0.06;

/** How high a bar's stool is, and how far who sits on it is turned to the eye, radians. */
const BAR_STOOL = 0.385;
const TO_EYE = 0.55;
const LEATHER: Look = plain([0.5, 0.07, 0.08], { gloss: 0.5 });
const BRASS: Look = plain([0.86, 0.64, 0.3], { gloss: 0.8 });
const WHISKEY: Look = plain([0.86, 0.46, 0.1], { gloss: 0.9 });
const TUMBLER: Look = plain([0.86, 0.9, 0.92], { gloss: 0.9 });

/** Somebody on a bar's stool, which is drawn too, with a tumbler of whiskey in a hand. */
export function onBarStool(wish: Wish): Sprite {
  const { random, rays, tall, colour, traits = [], hair } = wish;
  const rise = BAR_STOOL + 0.045 - hipsOf(figureOf(traits), 'seated');
  const hand: Vector = [0.25, 0.66 - rise, -0.1];
  const sitter = human(random, 'seated', colour, traits, { near: hand }, hair ?? null);
  const foot = add(hand, [0.035, -0.012, 0]);
  const drink = [
    frustum(WHISKEY, foot, 0.03, 0.024, 0.026),
    frustum(TUMBLER, add(foot, [0, 0.03, 0]), 0.026, 0.026, 0.028),
  ];
  const stool = [
    frustum(BRASS, [0, 0, 0], 0.018, 0.13, 0.12),
    limb(BRASS, [0, 0, 0], [0, BAR_STOOL - 0.05, 0], 0.018, 0.018),
    frustum(BRASS, [0, 0.14, 0], 0.014, 0.1, 0.1),
    frustum(LEATHER, [0, BAR_STOOL - 0.05, 0], 0.045, 0.11, 0.118),
  ];
  const model = [...stool, ...moved([...sitter, ...drink], { to: [-0.02, rise, 0] })];
  const yaw = looksLeft(wish) ? Math.PI - TO_EYE : TO_EYE;
  return sculpt(model, { yaw, pitch: ABOVE, away: 4 }, dry(rays), tall, random);
}

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
