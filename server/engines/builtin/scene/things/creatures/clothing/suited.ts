import { moved } from '../../sculpt/move.ts';
import { ball, blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Stance } from '../stance.ts';
import { headgear, pack, quilted, SUIT } from './astronaut.ts';

const ACROSS = yaw(Math.PI / 2);

/** Someone in a space suit, in any posture; an animal has taken the helmet off its `own` head, which is in heights of a human head of that size with the chin at 0. */
export function suited(
  { hips, waist, chest, chin, legs, arms, nod }: Stance,
  own: { readonly head: readonly Solid[]; readonly size: number } | null,
): Solid[] {
  const suit = quilted(SUIT);
  return [
    blade(suit, add(chest, [0, -0.06, 0]), waist, 0.125, 0.12, 0.82, 0.02, ACROSS),
    blade(suit, waist, hips, 0.115, 0.11, 0.82, 0.03, ACROSS),
    ...legs.flatMap(([hip, knee, ankle]) => [
      limb(suit, hip, knee, 0.072, 0.06, 0.03),
      limb(suit, knee, ankle, 0.06, 0.05, 0.02),
      ...bootOf(suit, ankle),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      limb(suit, shoulder, elbow, 0.058, 0.05, 0.03),
      limb(suit, elbow, wrist, 0.05, 0.04, 0.02),
      ball(suit, wrist, 0.042),
    ]),
    ...(own === null
      ? moved(headgear(), { to: add(chin, [0, -CHIN, 0]) })
      : [
          ...moved(pack(), { to: add(chin, [0, -CHIN, 0]) }),
          ...moved(own.head, { size: own.size, by: roll(nod), to: chin }),
        ]),
  ];
}

/** Where the chin of an astronaut who stands is. */
const CHIN = 0.85;

const bootOf = (suit: Look, ankle: Vector): Solid[] => [
  limb(suit, add(ankle, [-0.01, -0.02, 0]), add(ankle, [0.075, -0.025, 0]), 0.045, 0.036, 0.01),
];
