import type { Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { phaseOf } from '../postures/phases.ts';

/** Where somebody is on a bridge of ropes: the feet, how high a man is there, how far aside and how high the ropes for the hands are, and which way it is gone. */
interface OnRopes {
  readonly at: Vector;
  readonly man: number;
  readonly way: number;
  readonly hand: number;
  readonly isLeft: boolean;
}

/** How far ahead of the feet the hands slide along the ropes, the one ahead of the other, by the height of who walks. */
const AHEAD = [0.16, 0.02] as const;
/** How far below its wrist a hand grips. */
const GRIP = 0.015;

/** The `nth` of those who cross a bridge of ropes, each in another step, with both hands on the ropes beside them. */
export function crossingAt(
  random: Random,
  traits: readonly Trait[],
  nth: number,
  { at, man, way, hand, isLeft }: OnRopes,
): Solid[] {
  const size = man * figureOf(traits).tall;
  const [first, second] = nth % 2 === 0 ? AHEAD : AHEAD.toReversed();
  const on = (side: -1 | 1, ahead = 0): Vector => [ahead, hand / size + GRIP, (side * way) / size];
  const hands = { near: on(-1, first), far: on(1, second) };
  const one = human(random, phaseOf('walking', nth), null, traits, hands);
  // Who goes left is the mirror of who goes right, the face to the eye.
  return isLeft
    ? moved(mirrored(one), { size, by: yaw(Math.PI), to: at })
    : moved(one, { size, to: at });
}
