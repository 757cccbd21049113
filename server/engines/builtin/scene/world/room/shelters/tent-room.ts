import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

/** A tent from within: half its width, how high its ridge is and where its entrance is, and half that's width and its height; metres. */
export const TENT = { half: 1.5, ridge: 1.9, back: 3.3, door: 1.08, high: 1.55 } as const;

const CANVAS: Colour = [0.93, 0.62, 0.26];
const FLOOR: Colour = [0.3, 0.32, 0.34];
const DARK: Material = flat([0.1, 0.1, 0.11]);

/** Canvas through which daylight shines, with its seams; a ground sheet. */
export function tentSurfaces(noise: Noise, _middle: number, night: boolean): Surfaces {
  const lit = night ? 0.9 : 1.5;
  const canvas: Material = (x, y, z) => {
    // Poles are bent over it in sleeves of cloth.
    const off = Math.abs(z / 1.15 - Math.round(z / 1.15)) * 1.15;
    const seam = off < 0.03 ? 0.62 + 6 * off : 1;
    const fold = 1 + 0.1 * noise.fbm(z * 1.6, y * 1.1 + x * 0.3, 3);
    const weave = 1 + 0.03 * noise.at(x * 60 + z * 60, y * 60);
    return scaleColour(CANVAS, lit * seam * fold * weave);
  };
  const floor: Material = (x, _y, z) =>
    scaleColour(FLOOR, 0.9 + 0.2 * noise.fbm(x * 2.4, z * 2.4, 3));
  return { walls: canvas, floor, ceiling: canvas };
}

/** A sleeping bag that lies from near to far, its hood and a pillow at the near end; `open` turns its upper layer back. */
function sleepingBag(x: number, colour: Colour, open: boolean): Solid[] {
  const quilted: Material = (_x, _y, z) =>
    scaleColour(colour, 0.82 + 0.28 * Math.sqrt(Math.abs(Math.sin(z * 17))));
  const lining = flat(scaleColour([0.85, 0.66, 0.36], 0.9));
  return [
    pad([x - 0.34, 0.01, 1.15], [x + 0.34, 0.09, 3.05], flat([0.24, 0.36, 0.42]), 0.03),
    pad([x - 0.31, 0.08, 1.75], [x + 0.31, 0.27, 3], quilted, 0.09),
    pad(
      [x - 0.31, 0.08, 1.35],
      [x + 0.31, open ? 0.15 : 0.24, 1.85],
      open ? lining : quilted,
      0.04,
    ),
    ...(open ? [pad([x - 0.33, 0.2, 1.7], [x + 0.33, 0.31, 1.98], lining, 0.05)] : []),
    pad([x - 0.26, 0.09, 1.08], [x + 0.26, 0.25, 1.44], flat([0.88, 0.87, 0.82]), 0.08),
  ];
}

/** A rucksack that leans in the corner, a rolled mat on it. */
function rucksack(x: number, z: number): Solid[] {
  const cloth = flat([0.62, 0.16, 0.12]);
  return [
    pad([x - 0.2, 0.02, z - 0.14], [x + 0.2, 0.6, z + 0.14], cloth, 0.1),
    pad([x - 0.16, 0.08, z - 0.24], [x + 0.16, 0.34, z - 0.08], flat([0.5, 0.12, 0.1]), 0.06),
    pad([x - 0.19, 0.54, z - 0.17], [x + 0.19, 0.66, z + 0.13], flat([0.24, 0.24, 0.27]), 0.05),
    roll(0, [z, 0.74], [x - 0.26, x + 0.26], [0.085, 0.085], flat([0.2, 0.42, 0.55])),
    ...[-0.1, 0.1].map((dx) =>
      box([x + dx - 0.018, 0.1, z - 0.25], [x + dx + 0.018, 0.62, z - 0.235], DARK),
    ),
  ];
}

/** A pair of boots. */
const boots = (x: number, z: number): Solid[] =>
  [0, 0.16].flatMap((dx) => [
    pad(
      [x + dx - 0.055, 0, z - 0.2],
      [x + dx + 0.055, 0.11, z + 0.08],
      flat([0.42, 0.26, 0.13]),
      0.04,
    ),
    drum([x + dx, z + 0.02], [0.07, 0.25], [0.062, 0.056], flat([0.38, 0.23, 0.11])),
    box([x + dx - 0.06, 0, z - 0.21], [x + dx + 0.06, 0.025, z + 0.09], DARK),
  ]);

/** A lantern that hangs from the ridge or stands there, its foot so high. */
function lantern([x, y, z]: Point): Solid[] {
  return [
    drum([x, z], [y, y + 0.05], [0.08, 0.07], DARK),
    drum([x, z], [y + 0.05, y + 0.2], [0.058, 0.058], flat([1, 0.86, 0.56]), 1.5),
    ...[0, 1, 2, 3].map((n) => {
      const [dx, dz] = [0.066 * Math.cos(n * 1.57 + 0.6), 0.066 * Math.sin(n * 1.57 + 0.6)];
      return drum([x + dx, z + dz], [y + 0.04, y + 0.21], [0.006, 0.006], DARK);
    }),
    drum([x, z], [y + 0.2, y + 0.27], [0.085, 0.03], DARK),
  ];
}

/** A tent from within: two sleeping bags on a ground sheet, a lantern beneath the ridge, a rucksack and boots by the open entrance. */
export function tentRoom({ shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hung: Point = [middle, 1.3, 2.2];
  // The entrance is a bow.
  const isCanvas = (x: number, y: number): boolean =>
    Math.hypot((x - middle) / TENT.door, y / TENT.high) > 1;
  return {
    lamps: [[hung[0], hung[1] + 0.1, hung[2]]],
    solids: [
      hollow(
        2,
        [middle - TENT.half, -TENT.ridge, 0],
        [middle + TENT.half, TENT.ridge, back],
        shell.walls,
      ),
      plate(2, [left, 0, back - 0.03], [right, TENT.ridge, back - 0.005], isCanvas, shell.walls),
      // The flaps, rolled aside and tied.
      ...[-1, 1].flatMap((to) => [
        drum(
          [middle + to * (TENT.door + 0.06), back - 0.12],
          [0.02, 0.62],
          [0.1, 0.075],
          flat(scaleColour(CANVAS, 0.72)),
        ),
        drum([middle + to * (TENT.door + 0.06), back - 0.12], [0.36, 0.41], [0.1, 0.1], DARK),
      ]),
      ...sleepingBag(at(-0.62), [0.16, 0.36, 0.5], true),
      ...sleepingBag(at(0.42), [0.26, 0.46, 0.24], false),
      ...lantern(hung),
      drum([hung[0], hung[2]], [hung[1] + 0.26, TENT.ridge], [0.006, 0.006], DARK),
      ...rucksack(at(0.98), back - 0.55),
      ...boots(at(-0.18), back - 0.5),
      // A mug, a torch and a map by the pillows.
      drum([at(-0.1), 1.5], [0.01, 0.1], [0.042, 0.046], flat([0.78, 0.2, 0.16])),
      drum([at(-0.1), 1.5], [0.085, 0.102], [0.038, 0.038], flat([0.24, 0.14, 0.08])),
      box([at(-0.1) - 0.16, 0.008, 1.05], [at(-0.1) + 0.14, 0.016, 1.33], mapSheet(at(-0.1))),
      roll(2, [at(0.08), 0.04], [1.5, 1.74], [0.028, 0.036], flat([0.85, 0.65, 0.12])),
      ball(
        [at(0.08) - 0.036, 0.004, 1.72],
        [at(0.08) + 0.036, 0.076, 1.76],
        flat([0.95, 0.95, 0.9]),
      ),
    ],
  };
}

/** A hiking map, with its paths. */
const mapSheet =
  (x: number): Material =>
  (px, _y, z) => {
    const [u, v] = [(px - x) * 14, z * 14];
    if (Math.abs(Math.sin(u * 1.1) - (v % 3) + 1.4) < 0.12) return [0.76, 0.2, 0.16];
    if (Math.abs(((u + 30) % 1.4) - 0.02) < 0.05) return [0.7, 0.72, 0.62];
    return Math.sin(u * 1.7 + 2) * Math.sin(v * 1.3) > 0.25
      ? [0.56, 0.7, 0.46]
      : [0.88, 0.86, 0.74];
  };
