import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Point, roll, type Solid } from '../solids/solid.ts';

/** The varnish of fiddles. */
export const VARNISH: Colour = [0.6, 0.28, 0.1];
/** Whether a place is within the outline of a violin's body, −1 to 1 along it and across as a share of the same. */
const isFiddle = (u: number, v: number): boolean =>
  Math.abs(u) <
  0.42 * Math.sqrt(Math.max(0, 1 - v * v)) ** 0.7 * (v < 0 ? 1.12 : 0.92) -
    0.19 * Math.exp(-(((v - 0.08) / 0.2) ** 2));

/** What is seen of a fiddle's belly: its bouts, the holes, the strings, the tailpiece. */
function bellyAt(u: number, v: number): Colour {
  if (Math.abs(Math.abs(u) - 0.19 - 0.05 * Math.sin(v * 9)) < 0.022 && Math.abs(v + 0.05) < 0.24)
    return [0.08, 0.05, 0.04];
  if (Math.abs(u) < 0.06 - 0.03 * v && v < -0.4) return [0.08, 0.06, 0.05];
  if (Math.abs(u) < 0.07 && v > 0.3) return [0.1, 0.07, 0.05];
  if (Math.abs(v + 0.2) < 0.02 && Math.abs(u) < 0.12) return [0.8, 0.62, 0.36];
  return scaleColour(VARNISH, 0.8 + 0.5 * Math.max(0, 0.5 - Math.hypot(u, v * 0.5)));
}

/** A cello that leans in its stand, so tall. */
export function cello([x, , z]: Point, tall: number): Solid[] {
  const half = tall * 0.32;
  const y = 0.18 + half;
  return [
    plate(
      2,
      [x - half * 0.6, y - half, z - 0.1],
      [x + half * 0.6, y + half, z + 0.08],
      (px, py) => isFiddle((px - x) / half, (py - y) / half),
      (px, py, _z, axis) =>
        axis === 2 ? bellyAt((px - x) / half, (py - y) / half) : scaleColour(VARNISH, 0.7),
    ),
    box(
      [x - 0.025, y + half * 0.6, z - 0.14],
      [x + 0.025, y + half * 2, z - 0.1],
      flat([0.1, 0.07, 0.05]),
    ),
    ball(
      [x - 0.04, y + half * 2, z - 0.16],
      [x + 0.04, y + half * 2.16, z - 0.06],
      flat(scaleColour(VARNISH, 0.8)),
    ),
    ...[-0.07, 0.07].map((dx) =>
      roll(
        0,
        [z - 0.12, y + half * 1.94],
        [x + dx - 0.04, x + dx + 0.04],
        [0.012, 0.016],
        flat([0.1, 0.07, 0.05]),
      ),
    ),
    drum([x, z], [0, 0.2], [0.01, 0.014], flat([0.7, 0.7, 0.72])),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x, 0.42, z + 0.14],
          [x + to * 0.3, 0, z + 0.2],
        ],
        [0.018, 0.018],
        flat([0.1, 0.1, 0.1]),
      ),
    ),
  ];
}

/** A violin and its bow on the wall, or in its place; `high` is how long it is. */
export function violin([x, y, z]: Point, long: number, hasBow: boolean): Solid[] {
  const half = long * 0.29;
  return [
    plate(
      2,
      [x - half * 0.6, y - half, z - 0.03],
      [x + half * 0.6, y + half, z + 0.02],
      (px, py) => isFiddle((px - x) / half, (py - y) / half),
      (px, py) => bellyAt((px - x) / half, (py - y) / half),
    ),
    box(
      [x - 0.014, y + half * 0.5, z - 0.05],
      [x + 0.014, y + half * 2.1, z - 0.03],
      flat([0.1, 0.07, 0.05]),
    ),
    ball(
      [x - 0.022, y + half * 2.05, z - 0.055],
      [x + 0.022, y + half * 2.25, z - 0.01],
      flat(VARNISH),
    ),
    ...(hasBow
      ? limb(
          [
            [x + half, y - half, z - 0.02],
            [x + half * 1.06, y + half * 2.1, z - 0.02],
          ],
          [0.01, 0.008],
          flat([0.4, 0.2, 0.1]),
        )
      : []),
  ];
}

/** A harp of gold: its column, its neck in a bow, its body, the strings. */
export function harp(x: number, z: number, side: number): Solid[] {
  const at = (out: number, y: number): Point => [x + side * out, y, z];
  const gold = flat([0.9, 0.68, 0.26]);
  const neck = (t: number): Point =>
    at(-0.42 + 0.84 * t, 1.72 - 0.2 * Math.sin(t * Math.PI) - 0.22 * t);
  return [
    ...limb([at(-0.42, 0.06), at(-0.42, 1.74)], [0.06, 0.05], gold),
    ball([x - side * 0.42 - 0.09, 1.7, z - 0.09], [x - side * 0.42 + 0.09, 1.88, z + 0.09], gold),
    ...limb(
      Array.from({ length: 8 }, (_, n) => neck(n / 7)),
      [0.055, 0.05],
      gold,
    ),
    ...limb([at(0.44, 1.5), at(-0.28, 0.1)], [0.07, 0.14], flat([0.56, 0.3, 0.13])),
    box([x - 0.55, 0, z - 0.16], [x + 0.4, 0.1, z + 0.16], gold),
    ...Array.from({ length: 13 }, (_, n) => {
      const t = (n + 1) / 15;
      const [px, top] = [neck(t)[0], neck(t)[1]];
      const low = 0.1 + ((t - 0.12) / 0.88) * 1.36;
      return box(
        [px - 0.004, Math.max(0.16, low), z - 0.004],
        [px + 0.004, top, z + 0.004],
        flat(n % 7 === 0 ? [0.8, 0.2, 0.16] : [0.95, 0.93, 0.86]),
      );
    }),
  ];
}
