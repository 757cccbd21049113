import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, box, cut, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { human } from '../human.ts';

const BOARDS: readonly Colour[] = [
  [0.92, 0.9, 0.84],
  [0.93, 0.75, 0.25],
  [0.8, 0.26, 0.2],
];
/** How the board climbs, and leans into the wave, radians. */
const CLIMB = 0.2;
const LEAN = 0.3;
const FLAT = pitch(Math.PI / 2);
/** What is below the water's face is not seen. */
const ABOVE_WATER = cut(box(plain([1, 1, 1]), [0, -0.5, 0], [3, 0.5, 2]));

/** Someone low on a surfboard, arms out, before a wave: that is the water's own. */
export function surfer(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const colour = wish.colour ?? pick(random, BOARDS);
  const rider = moved([...boardOf(colour), ...human(random, 'surfing', null, wish.traits)], {
    by: after(roll(CLIMB), pitch(LEAN)),
    to: [0.12, 0.055, 0],
  });
  const yaw = random.unit() < 0.5 ? 0.25 : Math.PI - 0.25;
  return sculpt([...rider, ABOVE_WATER], { yaw, pitch: 0.08, away: 4 }, rays, tall, random);
}

/** A board alone on the water, climbing a little, that somebody else is on. */
export function surfboard(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const colour = wish.colour ?? pick(random, BOARDS);
  const board = moved(boardOf(colour), {
    by: after(roll(0.4 * CLIMB), pitch(LEAN)),
    to: [0, 0.05, 0],
  });
  const yaw = random.unit() < 0.5 ? 0.25 : Math.PI - 0.25;
  return sculpt([...board, ABOVE_WATER], { yaw, pitch: 0.14, away: 4 }, rays, tall, random);
}

function boardOf(colour: Colour): Solid[] {
  const board: Look = {
    paint: (_x, _y, z) => (Math.abs(z) < 0.012 ? [0.2, 0.22, 0.26] : colour),
    gloss: 0.5,
  };
  return [
    blade(board, [-0.36, -0.012, 0], [0.34, -0.01, 0], 0.085, 0.09, 0.16, 0, FLAT),
    blade(board, [0.34, -0.01, 0], [0.6, 0.05, 0], 0.09, 0.02, 0.18, 0.03, FLAT),
    ellipsoid(plain([0.15, 0.16, 0.18]), [-0.36, -0.07, 0], [0.05, 0.06, 0.008]),
  ];
}
