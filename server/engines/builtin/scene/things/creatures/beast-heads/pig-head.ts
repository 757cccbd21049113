import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Head, Looks } from '../build.ts';
import { eyesOf } from './eyes.ts';

const DARK: Colour = [0.2, 0.08, 0.08];
const EYE: Head['eye'] = { size: 0.042, aside: 0.2, ahead: 0.4, iris: [0.2, 0.1, 0.06] };

/** What is thin from front to back. */
const FRONT = yaw(Math.PI / 2);

/** A pig's head, its poll at the origin: a broad wedge with full jowls, a short snout that ends in a flat disc with two nostrils, ears that fall forward. */
export function pigHead(looks: Looks, sleeps: boolean): Solid[] {
  const { coat, nose, inside } = looks;
  const dark = plain(DARK);
  return [
    ellipsoid(coat, [0.16, 0.02, 0], [0.34, 0.3, 0.28], 0.1),
    ellipsoid(coat, [0.26, -0.18, 0], [0.32, 0.2, 0.25], 0.12),
    limb(coat, [0.34, -0.05, 0], [0.74, -0.13, 0], 0.22, 0.145, 0.14),
    limb(coat, [0.3, -0.24, 0], [0.66, -0.25, 0], 0.13, 0.075, 0.06),
    // The disc of the snout, its upper edge ahead.
    ellipsoid(nose, [0.85, -0.125, 0], [0.055, 0.148, 0.155], 0.03),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(dark, [0.893, -0.12, side * 0.058], [0.022, 0.042, 0.03]),
      limb(dark, [0.72, -0.235, side * 0.1], [0.5, -0.215, side * 0.17], 0.008, 0.01),
      limb(dark, [0.5, -0.215, side * 0.17], [0.43, -0.185, side * 0.195], 0.01, 0.006),
      ball(coat, [0.38, 0.09, side * 0.17], 0.08, 0.06),
      ...eyesOf(EYE, coat, [0.42, 0.07, side * 0.2], side, sleeps),
      blade(
        coat,
        [0.06, 0.22, side * 0.17],
        [0.16, 0.43, side * 0.3],
        0.13,
        0.12,
        0.3,
        0.05,
        FRONT,
      ),
      blade(coat, [0.16, 0.43, side * 0.3], [0.36, 0.4, side * 0.4], 0.12, 0.02, 0.3, 0.03, FRONT),
      blade(
        inside,
        [0.13, 0.3, side * 0.22],
        [0.21, 0.41, side * 0.31],
        0.07,
        0.07,
        0.3,
        0.02,
        FRONT,
      ),
    ]),
  ];
}
