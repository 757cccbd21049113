import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Head, Looks } from '../build.ts';
import { eyesOf } from './eyes.ts';

const LIP: Colour = [0.12, 0.08, 0.08];

/** How much larger than its build says an eye is with its lids. */
const EYE = 1.3;

/** A horse's, deer's or cow's head: from the poll at the origin one unit to the nose, its face along +x. */
export function longHead(head: Head, looks: Looks, sleeps: boolean): Solid[] {
  const { eye } = head;
  return [
    ...skull(head, looks),
    ...noseOf(head, looks),
    ...[-1, 1].flatMap((side) => [
      ball(looks.coat, [eye.ahead - 0.005, 0.085, side * eye.aside * 0.72], eye.size * 1.15, 0.05),
      ...eyesOf(
        { ...eye, size: eye.size * EYE },
        looks.coat,
        [eye.ahead, 0.05, side * eye.aside],
        side,
        sleeps,
      ),
      ...earOf(head.ears, looks, side),
    ]),
  ];
}

/** `base` and `end` of the muzzle are half the depths at the jaw and at the nose, `cheeks` the width by the depth. */
function skull({ muzzle: { base, end, drop }, cheeks }: Head, looks: Looks): Solid[] {
  const lip: Vector = [0.78, -end * 0.85 - drop, 0];
  return [
    blade(looks.coat, [0.05, -0.01, 0], [0.3, -0.02, 0], base * 0.86, base * 0.86, cheeks * 1.25),
    ellipsoid(looks.coat, [0.19, -base * 0.5, 0], [base * 0.98, base * 0.92, base * cheeks], 0.06),
    blade(looks.coat, [0.2, 0.06, 0], [0.8, 0.02 - drop, 0], base * 0.6, end * 0.82, 0.8, 0.1),
    blade(looks.coat, [0.24, -base * 0.72, 0], lip, base * 0.46, end * 0.5, 0.7, 0.08),
    ellipsoid(looks.pale, [0.86, -0.02 - drop, 0], [0.13, end * 0.98, end * 0.92], 0.07),
    ball(looks.pale, [lip[0] + 0.03, lip[1] - end * 0.14, 0], end * 0.5, 0.05),
    ...[-1, 1].map((side) =>
      limb(
        plain(LIP),
        [0.7, -end * 0.52 - drop, side * end * 0.74],
        [0.93, -end * 0.62 - drop, side * end * 0.5],
        0.009,
        0.011,
      ),
    ),
  ];
}

/** Two nostrils in the skin, or a moist pad with nostrils in it. */
function noseOf({ nose, muzzle: { end, drop } }: Head, looks: Looks): Solid[] {
  const dark = plain(LIP);
  const nostril = ([x, y, z]: Vector, size: number) =>
    ellipsoid(dark, [x, y, z], [size * 0.8, size, size * 0.55], 0.01, yaw(0));
  if (nose.split)
    return [-1, 1].flatMap((side) => [
      ball(looks.pale, [0.92, 0.025 - drop, side * end * 0.58], end * 0.36, 0.04),
      nostril([0.955, 0.02 - drop, side * end * 0.78], nose.size),
    ]);
  return [
    ellipsoid(looks.nose, [0.96, 0.005 - drop, 0], [0.045, end * 0.5, nose.size], 0.03),
    ...[-1, 1].map((side) =>
      nostril([0.985, 0.005 - drop, side * nose.size * 0.62], nose.size * 0.24),
    ),
  ];
}

/** An ear: cupped leaves that stand up, or out to the side. */
function earOf({ kind, size }: Head['ears'], looks: Looks, side: number): Solid[] {
  const isUp = kind === 'pointed';
  const root: Vector = isUp ? [-0.03, 0.12, side * 0.075] : [-0.04, 0.08, side * 0.11];
  const way: Vector = isUp ? [-0.5, 0.86, side * 0.16] : [-0.3, 0.22, side * 0.92];
  const at = (share: number, ahead = 0): Vector => [
    root[0] + way[0] * size * share + ahead,
    root[1] + way[1] * size * share,
    root[2] + way[2] * size * share,
  ];
  const turned = yaw(Math.PI / 2);
  const wide = size * (isUp ? 0.2 : 0.25);
  return [
    blade(looks.coat, at(0), at(0.45), wide * 0.8, wide, 0.45, 0.03, turned),
    blade(looks.coat, at(0.45), at(1), wide, wide * 0.16, 0.4, 0.02, turned),
    blade(
      looks.inside,
      at(0.22, wide * 0.3),
      at(0.5, wide * 0.3),
      wide * 0.4,
      wide * 0.6,
      0.3,
      0.01,
      turned,
    ),
    blade(
      looks.inside,
      at(0.5, wide * 0.3),
      at(0.86, wide * 0.18),
      wide * 0.6,
      wide * 0.1,
      0.3,
      0.01,
      turned,
    ),
  ];
}
