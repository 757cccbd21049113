import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, ellipsoid, limb } from '../../sculpt/solid.ts';
import { between, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { human } from '../human.ts';

const HANDLE: Colour = [0.6, 0.44, 0.26];
const BLADE: Colour = [0.75, 0.12, 0.1];
const SNOW: Colour = [0.95, 0.97, 1];

/** Where a shovel is held by its upper end, and where its blade is. A person is 1 high. */
const GRIP: Vector = [0.16, 0.6, -0.04];
const TIP: Vector = [0.64, 0.14, -0.05];

/** Someone who shovels snow, a heap of it on the blade. */
export function shoveller({ random, rays, tall, colour, traits = [], sight }: Wish): Sprite {
  const hands = { near: between(GRIP, TIP, 0.45), far: between(GRIP, TIP, 0.04) };
  const model = [
    ...human(random, 'working', colour, traits, hands),
    limb(planks(HANDLE, 0.03), GRIP, TIP, 0.013, 0.013),
    box(plain(BLADE, { gloss: 0.4 }), [0.74, 0.09, -0.05], [0.1, 0.012, 0.12], roll(-0.3), 0.01),
    ellipsoid(worn(SNOW, 0.06), [0.74, 0.14, -0.05], [0.11, 0.07, 0.11]),
  ];
  const yaw = random.unit() < 0.5 ? 0.35 : Math.PI - 0.35;
  return sculpt(model, { yaw, pitch: sight?.above ?? 0.06, away: 4 }, rays, tall, random);
}
