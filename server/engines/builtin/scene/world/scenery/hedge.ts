import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plainFront } from '../street/front.ts';
import { ellipsoidAt, frustumAt } from '../street/round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, type Solid } from '../street/solid.ts';

/** Leaves of clipped yew and box. */
const LEAF: Colour = [0.17, 0.34, 0.12];
const TIP: Colour = [0.36, 0.54, 0.2];
const HOLLOW: Colour = [0.06, 0.13, 0.05];

/** Grain of leaves; it is no part of what a seed decides. */
const grain = createNoise(7_411);

/** Clipped leaves: lighter tips, hollows between them that are lost to sight from afar. */
export const clipped: Paint = ({ role, normal }, { along, up, pixel }) => {
  const near = clamp(1.25 - pixel / 0.12);
  const fine = near === 0 ? 0 : grain.fbm(along * 5.5, up * 5.5 + normal[0] * 7, 3);
  const broad = grain.at(along * 0.7 + normal[2] * 5, up * 0.9);
  const tone = 0.5 + 0.24 * broad + 0.8 * near * fine;
  const leaf = mixColour(
    mixColour(HOLLOW, LEAF, smoothstep(0, 0.45, tone)),
    TIP,
    smoothstep(0.45, 1, tone + (role === 'level' ? 0.14 : 0)),
  );
  // Its foot is bare and dark.
  const foot = role === 'level' || normal[1] > 0.3 ? 1 : 0.66 + 0.34 * smoothstep(-0.1, 0.8, up);
  return plainFront(scaleColour(leaf, foot));
};

/** A plot with its sides along the world's axes, from one corner to the other. World units. */
export const plotOf = (left: number, near: number, right: number, far: number): Plot => ({
  ...{ x: left, z: near, u: [1, 0], w: [0, 1] },
  ...{ wide: right - left, deep: far - near },
});

/** A hedge on a plot, so high above the ground `low`. World units. */
export const hedgeOn = (plot: Plot, low: number, high: number): Solid =>
  boxOn(plot, low - 0.3, low + high, clipped);

/** A bush clipped to a cone on a short stem, or to a ball. World units. */
export const clippedCone = ([x, low, z]: Point, high: number): Solid[] => [
  frustumAt([x, low + 0.06 * high, z], 0.94 * high, 0.3 * high, 0.015 * high, clipped),
  frustumAt([x, low - 0.2, z], 0.3, 0.2 * high, 0.26 * high, clipped),
];
export const clippedBall = ([x, low, z]: Point, radius: number): Solid[] => [
  ellipsoidAt([x, low + radius * 0.86, z], radius, radius, clipped),
];
