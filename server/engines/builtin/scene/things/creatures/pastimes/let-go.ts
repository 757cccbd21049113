import type { Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const BALL = plain([0.1, 0.22, 0.62], { gloss: 0.9 });
const HOLE = plain([0.03, 0.04, 0.08]);
const SPRAY = plain([0.86, 0.95, 1], { gloss: 0.6 });

/** How large a bowling ball is, larger than life: it is what the game is known by. */
const BALL_SIZE = 0.078;

/** Somebody who lets a bowling ball go. Lengths in heights of who it is, as in all of these. */
export function atLane(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.37, 0.6 * shoulder, -0.12];
  const middle = add(near, [0.085, -0.055, 0]);
  return [
    ...one('bowling', { near }),
    ball(BALL, middle, BALL_SIZE),
    ...[-0.02, 0.02].map((z) => ball(HOLE, add(middle, [0.02, 0.9 * BALL_SIZE, z]), 0.011)),
  ];
}

/** How high over the water who drops into it is, how wide and how high the spray springs up, and of how many jets it is. */
const SPLASH = { over: 0.24, wide: 0.4, high: 0.56, jets: 40 } as const;

/** Somebody with the knees drawn up over the water, which springs up all around. */
export function bombing(random: Random, one: Body): Solid[] {
  const { over, wide, high, jets } = SPLASH;
  const spray = Array.from({ length: jets }, (_, n): readonly Solid[] => {
    const way = (2 * Math.PI * (n + random.unit())) / jets;
    const out = wide * (0.75 + 0.5 * random.unit());
    const top = high * (0.35 + 0.65 * random.unit());
    const at = (share: number): Vector => [
      out * (0.5 + 0.6 * share) * Math.cos(way),
      top * share,
      out * (0.5 + 0.6 * share) * Math.sin(way),
    ];
    return [
      limb(SPRAY, at(0), at(0.85), 0.02, 0.006),
      ball(SPRAY, at(1), 0.014 + 0.012 * random.unit()),
    ];
  });
  return [
    ...moved(one('sitting'), { to: [-0.06, over, 0] }),
    ellipsoid(SPRAY, [0, 0, 0], [wide * 0.9, 0.03, wide * 0.9]),
    ...spray.flat(),
  ];
}

/** How high over a puddle who leaps into it is, how wide it is, and how high and of how many jets the spray is. */
const PUDDLE = { over: 0.1, wide: 0.36, high: 0.34, jets: 30 } as const;
const WET = plain([0.42, 0.52, 0.6], { gloss: 0.95 });

/** Somebody who leaps in a puddle, which splashes up to all sides. */
export function inPuddle(random: Random, one: Body): Solid[] {
  const { over, wide, high, jets } = PUDDLE;
  const spray = Array.from({ length: jets }, (_, n): readonly Solid[] => {
    const way = (2 * Math.PI * (n + random.unit())) / jets;
    const top = high * (0.3 + 0.7 * random.unit());
    const at = (share: number): Vector => [
      wide * (0.35 + 0.55 * share) * Math.cos(way),
      top * share,
      wide * (0.35 + 0.55 * share) * Math.sin(way),
    ];
    return [
      limb(SPRAY, at(0), at(0.8), 0.014, 0.004),
      ball(SPRAY, at(1), 0.01 + 0.01 * random.unit()),
    ];
  });
  return [
    ...moved(one('jumping'), { to: [0, over, 0] }),
    ellipsoid(WET, [0, 0, 0], [wide * 1.25, 0.012, wide]),
    ellipsoid(WET, [wide * 0.7, 0, wide * 0.5], [wide * 0.6, 0.01, wide * 0.45]),
    ...spray.flat(),
  ];
}
