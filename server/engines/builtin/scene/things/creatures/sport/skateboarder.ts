import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, frustum, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import { figureOf } from '../figure.ts';

const DECK: Colour = [0.72, 0.5, 0.28];
const WHEELS: readonly Colour[] = [
  [0.93, 0.9, 0.82],
  [0.9, 0.3, 0.2],
  [0.2, 0.6, 0.66],
];
/** How high the deck is, and where its axles are. */
const BOARD = { high: 0.075, axle: 0.19, aside: 0.055, radius: 0.03 } as const;
const FLAT = pitch(Math.PI / 2);
/** How large a board is by the height of who stands on it: a child's is not much shorter than a man's. */
const SIZE = { grown: 0.64, child: 0.78 } as const;
/** Turns what stands upright to lie from left to right of the way it rolls. */
const ACROSS = pitch(-Math.PI / 2);

/** How far one is turned to the eye, radians. */
const TURN = 0.45;

/** Someone on a skateboard, low and with the arms out. */
export function skateboarder(wish: Wish): Sprite {
  return ridden(wish, 0);
}

/** The same in the air over a ramp, the board's nose up. */
export function leaping(wish: Wish): Sprite {
  return ridden(wish, 0.4);
}

function ridden(wish: Wish, climb: number): Sprite {
  const { random, rays, tall, traits = [], sight } = wish;
  const isSmall = figureOf(traits).tall < 0.9;
  const size = isSmall ? SIZE.child : SIZE.grown;
  const rider = moved(doerOf(wish)('skateboarding'), {
    to: [0, (BOARD.high + 0.012) * size, 0],
  });
  const board = moved(boardOf(pick(random, WHEELS)), { size });
  const model = moved([...rider, ...board], {
    by: roll(climb),
    to: [0, 0, 0],
  });
  // Who rolls to the left is the mirror image: the face is turned to the eye.
  const isLeft = random.unit() < 0.5;
  const yaw = isLeft ? Math.PI - TURN : TURN;
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw, pitch: sight?.above ?? 0.06, away: 4 },
    rays,
    tall,
    random,
  );
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
