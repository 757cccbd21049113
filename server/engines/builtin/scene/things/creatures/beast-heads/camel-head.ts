import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Head, Looks } from '../build.ts';
import { eyesOf } from './eyes.ts';

const LINE: Colour = [0.13, 0.09, 0.07];
const EYE: Head['eye'] = { size: 0.056, aside: 0.125, ahead: 0.3, iris: [0.16, 0.09, 0.05] };

/** What is thin from front to back. */
const FRONT = yaw(Math.PI / 2);

/** A camel's head, one unit from the poll at the origin to the nose: heavy brows over eyes with lashes, a hollow bridge, a cleft upper lip that hangs over the lower, small ears far back. */
export function camelHead(looks: Looks, sleeps: boolean): Solid[] {
  const { coat, hair } = looks;
  const line = plain(LINE);
  return [
    ellipsoid(coat, [0.1, 0.01, 0], [0.2, 0.17, 0.145], 0.05),
    ellipsoid(coat, [0.2, -0.1, 0], [0.2, 0.145, 0.12], 0.08),
    blade(coat, [0.2, 0.05, 0], [0.74, -0.05, 0], 0.115, 0.075, 0.78, 0.08),
    blade(coat, [0.2, -0.15, 0], [0.74, -0.19, 0], 0.085, 0.05, 0.72, 0.06),
    // A long muzzle that droops, its upper lip in two halves.
    ellipsoid(coat, [0.82, -0.065, 0], [0.14, 0.085, 0.095], 0.07),
    ...[-1, 1].map((side) =>
      ellipsoid(coat, [0.89, -0.135, side * 0.042], [0.075, 0.082, 0.052], 0.035),
    ),
    ellipsoid(coat, [0.8, -0.225, 0], [0.1, 0.045, 0.06], 0.03),
    ellipsoid(hair, [-0.02, 0.14, 0], [0.14, 0.075, 0.1], 0.05),
    ...[-1, 1].flatMap((side) => [
      limb(line, [0.58, -0.14, side * 0.074], [0.8, -0.18, side * 0.078], 0.008, 0.009),
      limb(line, [0.8, -0.18, side * 0.078], [0.92, -0.2, side * 0.04], 0.009, 0.008),
      limb(line, [0.87, -0.02, side * 0.078], [0.935, -0.07, side * 0.05], 0.012, 0.014),
      ellipsoid(coat, [0.29, 0.105, side * 0.1], [0.13, 0.05, 0.06], 0.04),
      ball(coat, [0.29, 0.02, side * 0.09], 0.075, 0.05),
      ...eyesOf(EYE, coat, [0.3, 0.045, side * 0.125], side, sleeps),
      limb(line, [0.22, 0.1, side * 0.16], [0.38, 0.085, side * 0.155], 0.012, 0.01),
      blade(
        coat,
        [-0.06, 0.1, side * 0.1],
        [-0.15, 0.2, side * 0.17],
        0.045,
        0.05,
        0.5,
        0.03,
        FRONT,
      ),
      ball(coat, [-0.17, 0.235, side * 0.18], 0.03, 0.03),
    ]),
  ];
}
