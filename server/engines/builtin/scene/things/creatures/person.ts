import { sculpt } from '../sculpt/sculpt.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { human } from './human.ts';

/** Someone: in a landscape from behind, looking at the view; as the subject of a picture, from before. */
export function person(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const posture = wish.posture ?? 'standing';
  const turn = wish.isPortrait ? 1.1 : posture === 'sleeping' ? 0.3 : -1.15;
  const vary = 0.6 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn + vary : Math.PI - turn + vary;
  const model = human(random, posture, wish.colour, wish.traits);
  return sculpt(model, { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
}
