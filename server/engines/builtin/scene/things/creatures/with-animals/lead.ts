import { ball, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { asGrip, STRAP } from '../beast-heads/halter.ts';
import type { Figure } from '../figure.ts';
import type { Hands } from '../stance.ts';

/** The hand of a body of those measures that holds a lead, and the loop in it, whose rope is drawn to what is led. */
export function leadHand({ hips, shoulders }: Figure): {
  readonly hands: Hands;
  readonly pieces: readonly Solid[];
} {
  const near: Vector = [0.1, hips + 0.13, -shoulders - 0.06];
  const end = add(near, [0.01, -0.12, 0]);
  return {
    hands: { near },
    pieces: [
      asGrip(ball(STRAP, near, 0.012)),
      limb(STRAP, near, end, 0.007, 0.006),
      limb(STRAP, end, add(near, [-0.03, -0.01, 0]), 0.006, 0.006),
    ],
  };
}
