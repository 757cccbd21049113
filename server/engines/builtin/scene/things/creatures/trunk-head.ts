import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Head, Looks } from './build.ts';
import { eyesOf } from './eyes.ts';

const IVORY: Colour = [0.9, 0.86, 0.76];

/** The way of a trunk down from the brow, and how thick it is there. */
const TRUNK: readonly (readonly [at: Vector, thick: number])[] = [
  [[0.4, -0.02, 0], 0.34],
  [[0.62, -0.42, 0], 0.25],
  [[0.7, -0.86, 0], 0.19],
  [[0.68, -1.32, 0], 0.145],
  [[0.76, -1.66, 0], 0.11],
  [[0.96, -1.82, 0], 0.085],
  [[1.14, -1.74, 0], 0.07],
];
/** How far an ear stands off behind, radians. */
const SPREAD = 0.86;

/** An elephant's head around its middle: domed brow, trunk, tusks, and ears like large leaves. */
export function trunkHead({ eye }: Head, looks: Looks, sleeps: boolean): Solid[] {
  const ivory = plain(IVORY, { gloss: 0.3 });
  return [
    ellipsoid(looks.coat, [0, 0.12, 0], [0.5, 0.52, 0.42]),
    ellipsoid(looks.coat, [0.26, 0.12, 0], [0.26, 0.42, 0.34], 0.2),
    ellipsoid(looks.coat, [0.14, -0.34, 0], [0.38, 0.32, 0.33], 0.2),
    limb(looks.coat, [0.24, -0.55, 0], [0.46, -0.78, 0], 0.15, 0.05, 0.1),
    ...TRUNK.slice(1).map(([to, thick], n) => {
      const [from, before] = TRUNK[n] ?? [to, thick];
      return limb(looks.coat, from, to, before, thick, n === 0 ? 0.2 : 0.06);
    }),
    ...[-1, 1].flatMap((side) => [
      limb(looks.coat, [0.34, -0.3, side * 0.2], [0.5, -0.52, side * 0.27], 0.13, 0.095, 0.1),
      limb(ivory, [0.48, -0.48, side * 0.27], [0.78, -0.8, side * 0.36], 0.07, 0.06),
      limb(ivory, [0.78, -0.8, side * 0.36], [1.14, -0.86, side * 0.34], 0.06, 0.014, 0.03),
      ball(looks.coat, [0.38, 0.14, side * 0.29], 0.1, 0.08),
      ...eyesOf(eye, looks.coat, [eye.ahead, 0.06, side * eye.aside], side, sleeps),
      ...earOf(looks, side),
    ]),
  ];
}

/** An ear as broad as the head is high, hanging to a point below, its hind edge off the shoulder. */
function earOf(looks: Looks, side: number): Solid[] {
  const turned = yaw(side * SPREAD);
  const out = (back: number): number => side * (0.44 + back * Math.tan(SPREAD));
  const at = (back: number, up: number): Vector => [-0.02 - back, up, out(back)];
  return [
    blade(looks.coat, at(0.1, 0.2), at(0.5, 0.22), 0.36, 0.38, 0.13, 0.03, turned),
    blade(looks.coat, at(0.3, 0.1), at(0.34, -0.46), 0.48, 0.26, 0.1, 0.03, turned),
    blade(looks.coat, at(0.34, -0.46), at(0.22, -0.8), 0.25, 0.08, 0.14, 0.03, turned),
    // The upper edge is folded over.
    limb(looks.coat, at(0.02, 0.52), at(0.6, 0.54), 0.05, 0.05, 0.04),
  ];
}
