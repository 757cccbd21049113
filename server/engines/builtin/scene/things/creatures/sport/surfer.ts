import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, box, cut, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

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

/** How far a board that somebody sits astride dips at its tail, radians, and how high its middle is over the water; the hips' height over it. */
const ASTRIDE = { dips: 0.16, board: 0.02, hips: 0.06 } as const;

/** Someone astride a surfboard that lies on the water, who waits for a wave: the legs hang in the water. */
function waiting(wish: Wish): Sprite {
  const { random, rays, tall, traits = [] } = wish;
  const colour = wish.colour ?? pick(random, BOARDS);
  const hands = { near: [0.15, 0.4, -0.06], far: [0.16, 0.4, 0.06] } as const;
  const sitter = human(random, 'astride', null, traits, hands);
  const rise = ASTRIDE.hips - hipsOf(figureOf(traits), 'astride');
  const model = [
    ...moved(boardOf(colour), { by: roll(ASTRIDE.dips), to: [0.12, ASTRIDE.board, 0] }),
    ...moved(sitter, { to: [0, rise, 0] }),
    ABOVE_WATER,
  ];
  const aside = 0.35 + 0.3 * random.unit();
  const yaw = random.unit() < 0.5 ? aside : Math.PI - aside;
  return sculpt(model, { yaw, pitch: 0.1, away: 4 }, rays, tall, random);
}

/** Someone low on a surfboard, arms out, before a wave: that is the water's own; who sits waits for one. */
export function surfer(wish: Wish): Sprite {
  if (wish.posture === 'sitting') return waiting(wish);
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
