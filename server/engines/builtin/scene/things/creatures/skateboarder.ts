import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { blade, frustum, type Solid } from '../sculpt/solid.ts';
import { pitch, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { human } from './human.ts';

const DECK: Colour = [0.72, 0.5, 0.28];
const WHEELS: readonly Colour[] = [
  [0.93, 0.9, 0.82],
  [0.9, 0.3, 0.2],
  [0.2, 0.6, 0.66],
];
/** How high the deck is, and where its axles are. A person is 1 high. */
const BOARD = { high: 0.075, axle: 0.19, aside: 0.055, radius: 0.03 } as const;
const FLAT = pitch(Math.PI / 2);
/** Turns what stands upright to lie from left to right of the way it rolls. */
const ACROSS = pitch(-Math.PI / 2);

/** Someone on a skateboard, low and with the arms out. */
export function skateboarder(wish: Wish): Sprite {
  return ridden(wish, 0);
}

/** The same in the air over a ramp, the board's nose up. */
export function leaping(wish: Wish): Sprite {
  return ridden(wish, 0.4);
}

function ridden({ random, rays, tall, colour, traits = [], sight }: Wish, climb: number): Sprite {
  const rider = moved([...human(random, 'skateboarding', colour, traits)], {
    by: roll(0),
    to: [0, BOARD.high + 0.012, 0],
  });
  const model = moved([...rider, ...boardOf(pick(random, WHEELS))], {
    by: roll(climb),
    to: [0, 0, 0],
  });
  const yaw = random.unit() < 0.5 ? 0.3 : Math.PI - 0.3;
  return sculpt(model, { yaw, pitch: sight?.above ?? 0.06, away: 4 }, rays, tall, random);
}

function boardOf(wheel: Colour): Solid[] {
  const wood = plain(DECK, { gloss: 0.3 });
  const { high, axle, aside, radius } = BOARD;
  return [
    blade(wood, [-0.24, high, 0], [0.24, high, 0], 0.075, 0.075, 0.14, 0, FLAT),
    blade(wood, [0.24, high, 0], [0.33, high + 0.04, 0], 0.075, 0.06, 0.16, 0.02, FLAT),
    blade(wood, [-0.24, high, 0], [-0.33, high + 0.04, 0], 0.075, 0.06, 0.16, 0.02, FLAT),
    ...[-axle, axle].flatMap((x) =>
      [-aside, aside].map((z) =>
        frustum(plain(wheel), [x, radius, z - 0.02], 0.04, radius, radius, ACROSS),
      ),
    ),
  ];
}
