import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { headTurned, stanceOf } from '../stance.ts';

const HOME: Colour = [0.93, 0.93, 0.92];
const AWAY: Colour = [0.74, 0.77, 0.82];
const CAPS: readonly Colour[] = [
  [0.7, 0.1, 0.1],
  [0.08, 0.16, 0.36],
];
const ASH: Colour = [0.8, 0.62, 0.38];
const LEATHER: Colour = [0.5, 0.28, 0.13];

/** Where a batter's hands are at the bat, over the far shoulder, and where its end is. A person is 1 high. */
const GRIP: readonly [Vector, Vector] = [
  [-0.02, 0.76, -0.13],
  [-0.05, 0.79, -0.08],
];
const TIP: Vector = [-0.36, 1.14, 0.1];

/** Someone at the plate, the bat over the shoulder, who looks to the right, up the field. */
export function batter(wish: Wish): Sprite {
  const [near, far] = GRIP;
  const bat = planks(ASH, 0.05);
  const middle: Vector = [
    near[0] + (TIP[0] - near[0]) * 0.55,
    near[1] + (TIP[1] - near[1]) * 0.55,
    near[2] + (TIP[2] - near[2]) * 0.55,
  ];
  const knob: Vector = [0, 0.73, -0.15];
  return played(wish, 'forging', wish.colour ?? HOME, { near, far }, -0.75, [
    limb(bat, knob, middle, 0.011, 0.016),
    limb(bat, middle, TIP, 0.017, 0.029),
    ball(bat, knob, 0.016),
  ]);
}

/** Someone on the mound who throws, the ball high behind. */
export function pitcher(wish: Wish): Sprite {
  const hand: Vector = [-0.22, 1.02, 0.14];
  const glove: Vector = [0.28, 0.74, -0.1];
  return played(wish, 'forging', wish.colour ?? AWAY, { near: glove, far: hand }, 0.9, [
    ball(plain([0.95, 0.95, 0.94]), [hand[0], hand[1] + 0.05, hand[2]], 0.024),
    ellipsoid(plain(LEATHER), glove, [0.05, 0.07, 0.05]),
  ]);
}

/** Someone low with a glove: behind the plate, or in the field. */
export function fielder(wish: Wish): Sprite {
  const glove: Vector = [0.3, 0.4, -0.08];
  return played(wish, 'patting', wish.colour ?? AWAY, { near: glove }, 0.8, [
    ellipsoid(plain(LEATHER), glove, [0.06, 0.08, 0.06]),
  ]);
}

/** Someone in the dress of a team, with what is in the hands, turned so far to the eye. */
function played(
  { random, rays, tall, sight, traits = [], hat }: Wish,
  doing: 'forging' | 'patting',
  colour: Colour,
  hands: { readonly near?: Vector; readonly far?: Vector },
  turn: number,
  pieces: readonly Solid[],
): Sprite {
  const team = ['karate', ...traits] as const;
  const figure = figureOf(team);
  const stance = stanceOf(figure, doing, hands);
  const cap = moved(capOf(hat ?? pick(random, CAPS)), {
    size: figure.head,
    by: headTurned(stance),
    to: stance.chin,
  });
  const model = [...human(random, doing, colour, team, hands), ...cap, ...pieces];
  return sculpt(model, { yaw: turn, pitch: sight?.above ?? 0.06, away: 4 }, rays, tall, random);
}

/** A cap with its peak, in heights of the head with the chin at 0. */
function capOf(colour: Colour): Solid[] {
  const cloth = plain(colour, { gloss: 0.15 });
  return [
    ellipsoid(cloth, [-0.05, 0.74, 0], [0.47, 0.36, 0.43]),
    ellipsoid(cloth, [0.42, 0.72, 0], [0.3, 0.04, 0.3], 0, roll(-0.15)),
  ];
}
