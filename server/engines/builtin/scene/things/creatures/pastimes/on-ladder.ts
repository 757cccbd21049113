import type { Trait } from '../../../words/trait.ts';
import { planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { between, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { dry } from '../dry.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import type { Body } from '../with-gear.ts';

/** A ladder, in heights of who is on it: its foot, its top, half how wide, how many rungs. */
const LADDER = { foot: -0.2, top: 0.2, high: 1.72, half: 0.12, rungs: 11 } as const;
/** How high it is, by who stands upright beside it. */
export const LADDER_HIGH = LADDER.high;
/** On which rung the feet are, and how far before it the body is. */
const STANDS = { rung: 3, before: 0.13 } as const;
/** How far to the eye from aside all is turned, radians. */
const TURN = 0.5;

/** The middle of a rung, from the lowest by 0. */
const rungAt = (n: number): Vector =>
  between([LADDER.foot, 0, 0], [LADDER.top, LADDER.high, 0], (n + 0.7) / LADDER.rungs);

const ladder = (): Solid[] => {
  const wood = planks([0.66, 0.48, 0.28], 0.03);
  const { foot, top, high, half, rungs } = LADDER;
  return [
    ...[-1, 1].map((side) =>
      limb(wood, [foot, 0, side * half * 1.15], [top, high, side * half], 0.021, 0.017),
    ),
    ...Array.from({ length: rungs }, (_, n) => {
      const [x, y] = rungAt(n);
      return box(wood, [x, y, 0], [0.013, 0.011, half], undefined, 0.004);
    }),
  ];
};

/** Somebody up a ladder, one hand on it and the other reaching ahead; lengths in heights of who it is, from the ladder's foot. */
export function upLadder(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  const slope = Math.atan2(LADDER.top - LADDER.foot, LADDER.high);
  const [x, y] = rungAt(STANDS.rung);
  const feet: Vector = [x - STANDS.before, y + 0.02, 0];
  // Hands where they are for who stands upright.
  const local = ([px, py, pz]: Vector): Vector => {
    const [dx, dy] = [px - feet[0], py - feet[1]];
    const [c, s] = [Math.cos(-slope), Math.sin(-slope)];
    return [c * dx + s * dy, -s * dx + c * dy, pz];
  };
  const held = rungAt(STANDS.rung + 5);
  const near = local([held[0] - 0.02, held[1], -LADDER.half * 0.9]);
  const far: Vector = [0.3, chin + 0.9 * head, 0.12];
  return [...ladder(), ...moved(one('climbing', { near, far }), { by: roll(-slope), to: feet })];
}

/** Somebody up a ladder, seen to the right unless `isLeft`; `tall` pixels from the ladder's foot to its top. */
export function onLadder(wish: Wish, isLeft: boolean): Sprite {
  const { random, rays, tall, colour, traits = [], hair, hat } = wish;
  const model = upLadder(traits, (doing, hands) =>
    human(random, doing, colour, traits, hands ?? {}, hair ?? null, hat ?? null),
  );
  const view = { yaw: isLeft ? Math.PI - TURN : TURN, pitch: 0.04, away: 5 };
  return sculpt(isLeft ? mirrored(model) : model, view, dry(rays), tall, random);
}
