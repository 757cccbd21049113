import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const SILVER = plain([0.82, 0.8, 0.72], { gloss: 0.7 });
const GLASS = plain([0.72, 0.84, 0.92], { gloss: 0.9 });

/** A round mirror on a handle in that hand, its glass to the face. */
const handMirror = (hand: Vector): Solid[] => {
  const middle = add(hand, [0.025, 0.15, 0]);
  const facing = roll(Math.PI / 2 + 0.15);
  return [
    limb(SILVER, add(hand, [0, -0.05, 0]), add(hand, [0.018, 0.07, 0]), 0.013, 0.011),
    ring(SILVER, middle, 0.082, 0.012, facing),
    ellipsoid(GLASS, middle, [0.08, 0.006, 0.08], 0, facing),
  ];
};

/** A brush at the hair beside the cheek, a mirror in the other hand. Lengths in heights of who it is, as in all of these. */
export const hairBrushing: WithGear = (traits, one) => {
  const { chin, head, shoulder } = figureOf(traits);
  const near: Vector = [0.1, chin + 0.34 * head, -0.74 * head - 0.02];
  const far: Vector = [0.26, shoulder - 0.06, 0.1];
  const bristles = plain([0.2, 0.12, 0.08]);
  const brush = add(near, [-0.05, 0.03, 0.02]);
  return [
    ...one('standing', { near, far }),
    limb(
      plain([0.66, 0.3, 0.16], { gloss: 0.4 }),
      add(near, [0.05, -0.03, -0.01]),
      brush,
      0.011,
      0.012,
    ),
    box(
      plain([0.66, 0.3, 0.16], { gloss: 0.4 }),
      add(brush, [-0.03, 0.01, 0]),
      [0.045, 0.022, 0.012],
      roll(-0.4),
      0.01,
    ),
    box(bristles, add(brush, [-0.03, 0.01, 0.02]), [0.038, 0.018, 0.012], roll(-0.4)),
    ...handMirror(far),
  ];
};

/** A lipstick at the lips, a mirror in the other hand. */
export const makingUp: WithGear = (traits, one) => {
  const { chin, head, shoulder } = figureOf(traits);
  const lips: Vector = [0.02 + 0.48 * head, chin + 0.17 * head, -0.01];
  const near = add(lips, [0.07, -0.05, -0.07]);
  const far: Vector = [0.27, shoulder - 0.05, 0.09];
  return [
    ...one('standing', { near, far }),
    limb(
      plain([0.14, 0.12, 0.13], { gloss: 0.6 }),
      add(near, [0.01, -0.01, -0.01]),
      add(lips, [0.03, -0.015, -0.025]),
      0.013,
      0.013,
    ),
    limb(
      plain([0.86, 0.08, 0.16], { gloss: 0.4 }),
      add(lips, [0.03, -0.015, -0.025]),
      add(lips, [0.008, 0, -0.006]),
      0.01,
      0.008,
    ),
    ...handMirror(far),
  ];
};
