import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { blade, box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, turn, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { ACROSS } from './role-cloth.ts';

/** The edges of the collar, that cross over the chest; a broad sash with its knot behind; sleeves that hang open from the wrists. */
export function obi(
  figure: Figure,
  { waist, chest, hips, arms, twisted }: Stance,
  silk: Look,
): Solid[] {
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const sash: Look = {
    paint: (_x, y) => (Math.abs(Math.sin(y * 130)) < 0.25 ? [0.8, 0.6, 0.2] : [0.16, 0.26, 0.4]),
    gloss: 0.2,
  };
  const edge = plain([0.94, 0.91, 0.86]);
  const wide = Math.max(figure.waistWide, figure.shoulders * 0.76) * 1.1;
  const top = between(waist, chest, 0.3);
  return [
    ...[-1, 1].flatMap((side) => {
      const path = [
        on([-0.02, 0.045, side * 0.042]),
        on([0.068, -0.015, side * 0.028]),
        on([0.1, -0.105, -side * 0.024]),
      ];
      return path
        .slice(1)
        .map((to, n) => blade(edge, path[n] ?? to, to, 0.017, 0.017, 0.5, 0.004, ACROSS));
    }),
    flare(sash, top, [wide * 0.74, wide], between(waist, hips, 0.35), [wide * 0.82, wide * 1.08]),
    box(
      sash,
      add(between(waist, chest, 0.1), [-wide * 0.95, 0, 0]),
      [0.04, 0.075, 0.085],
      undefined,
      0.02,
    ),
    ...arms.flatMap(([, elbow, wrist]) => {
      const middle = between(elbow, wrist, 0.6);
      return [
        limb(silk, elbow, between(elbow, wrist, 0.92), 0.036, 0.046, 0.02),
        blade(
          silk,
          add(middle, [0, -0.01, 0]),
          add(middle, [-0.02, -0.22, 0]),
          0.055,
          0.075,
          0.3,
          0.02,
        ),
      ];
    }),
  ];
}
