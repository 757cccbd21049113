import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const GOLD = plain([0.86, 0.68, 0.26], { gloss: 0.7 });
const DIAL = plain([0.96, 0.96, 0.92], { gloss: 0.5 });

/** A hand before the open mouth, the other arm stretched high. Lengths in heights of who it is, as in all of these. */
export function yawning(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  return one('yawning', { near: [0.5 * head + 0.0, chin - 0.02, -0.05] });
}

/** A finger at the lips, on the toes. */
export function sneaking(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  return one('sneaking', { near: [0.33 + 0.2 * head, chin - 0.16, -0.05] });
}

/** The look on the watch at the wrist. */
export function timing(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.24, shoulder - 0.03, 0.02];
  const wrist = add(near, [-0.025, -0.012, -0.02]);
  return [
    ...one('timing', { near }),
    ring(GOLD, wrist, 0.027, 0.01, roll(Math.PI / 2 - 0.4)),
    ellipsoid(DIAL, add(wrist, [0, 0.028, -0.012]), [0.02, 0.008, 0.02]),
    ring(GOLD, add(wrist, [0, 0.03, -0.012]), 0.02, 0.005),
  ];
}
