import { plain } from '../../sculpt/looks.ts';
import { blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, turn, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { ACROSS } from './role-cloth.ts';

/** What is sewn on the short jacket of a hanbok: a white collar that crosses, long ribbons tied before the chest, wide sleeves with bands of colour. */
export function jeogori(
  { shoulders }: Figure,
  { chest, arms, twisted }: Stance,
  silk: Look,
): Solid[] {
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const white = plain([0.95, 0.94, 0.9]);
  const ribbon = plain([0.8, 0.12, 0.2], { gloss: 0.15 });
  const collar = [-1, 1].flatMap((side) => {
    const path = [
      on([-0.02, 0.045, side * 0.04]),
      on([0.07, -0.01, side * 0.026]),
      on([0.094, -0.075, -side * 0.012]),
    ];
    return path
      .slice(1)
      .map((to, n) => blade(white, path[n] ?? to, to, 0.015, 0.015, 0.5, 0.004, ACROSS));
  });
  const knot = on([0.106, -0.085, 0.012]);
  const ends = [
    [0.014, -0.26],
    [0.034, -0.2],
  ].map(([aside = 0, down = 0]) =>
    blade(ribbon, knot, add(knot, [0.05, down, aside]), 0.013, 0.017, 0.3, 0.004, ACROSS),
  );
  const bow = limb(
    ribbon,
    add(knot, [0, 0.004, -0.01]),
    add(knot, [0.01, 0.008, 0.055]),
    0.013,
    0.018,
    0.01,
  );
  const sleeves = arms.flatMap(([shoulder, elbow, wrist]) => [
    limb(silk, between(shoulder, elbow, 0.4), elbow, shoulders * 0.3, shoulders * 0.36, 0.02),
    limb(silk, elbow, between(elbow, wrist, 0.8), shoulders * 0.36, shoulders * 0.27, 0.02),
    limb(
      ribbon,
      between(elbow, wrist, 0.76),
      between(elbow, wrist, 0.86),
      shoulders * 0.28,
      shoulders * 0.25,
      0.004,
    ),
  ]);
  return [...collar, ...ends, bow, ...sleeves];
}
