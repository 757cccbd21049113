import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

/** How many sparks fly. */
const SPARKS = 34;

/** Behind a mask at a frame of steel, a torch in the hand, its light and a spray of sparks where it touches. Lengths in a man's heights. */
export const welding: WithGear = (traits, one) => {
  const { chin, head, waist } = figureOf(traits);
  const high = waist - 0.12;
  const spot: Vector = [0.44, high + 0.06, -0.02];
  const near = add(spot, [-0.13, 0.07, -0.06]);
  const far = add(spot, [-0.15, 0.0, 0.16]);
  const steel = plain([0.5, 0.52, 0.56], { gloss: 0.6 });
  const dark = plain([0.11, 0.12, 0.13], { gloss: 0.3 });
  // The head is bent ahead over the work.
  const face: Vector = [0.125, chin + 0.3 * head, 0];
  return [
    ...one('tending', { near, far }),
    ellipsoid(dark, face, [0.04, 0.62 * head, 0.5 * head], 0, roll(-0.35)),
    box(
      plain([0.16, 0.3, 0.2], { gloss: 0.9 }),
      add(face, [0.04, 0.02, 0]),
      [0.008, 0.02, 0.04],
      roll(-0.35),
    ),
    // A table of steel and the frame on it.
    box(steel, [0.46, high - 0.015, 0], [0.2, 0.015, 0.38], undefined, 0.005),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          steel,
          [0.46 + x * 0.17, high, z * 0.34],
          [0.46 + x * 0.17, 0, z * 0.34],
          0.018,
          0.018,
        ),
      ),
    ),
    box(steel, [0.48, high + 0.025, 0.02], [0.028, 0.025, 0.3]),
    box(steel, [0.48, high + 0.14, 0.02], [0.025, 0.11, 0.025]),
    limb(dark, near, add(spot, [-0.03, 0.02, -0.01]), 0.013, 0.009),
    limb(dark, near, add(near, [-0.12, -0.26, -0.08]), 0.012, 0.012),
    ball(plain([0.85, 0.94, 1], { glow: () => 3 }), spot, 0.03),
    ...Array.from({ length: SPARKS }, (_, n) => {
      const around = n * 2.4;
      const out = 0.06 + 0.26 * ((n * 0.618) % 1);
      const up = 0.2 * ((n * 0.37) % 1) - 0.35 * out;
      const at = add(spot, [out * Math.cos(around) * 0.7, up, out * Math.sin(around)]);
      const on = add(at, [0.02 * Math.cos(around), -0.012, 0.03 * Math.sin(around)]);
      return limb(plain([1, 0.72, 0.26], { glow: () => 2 }), at, on, 0.006, 0.003);
    }),
  ];
};
