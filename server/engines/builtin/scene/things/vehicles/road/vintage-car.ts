import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { cabin } from './car.ts';

/** Paints of the fifties. */
export const FIFTIES: readonly Colour[] = [
  [0.16, 0.62, 0.64],
  [0.86, 0.36, 0.5],
  [0.74, 0.09, 0.09],
  [0.3, 0.56, 0.78],
  [0.92, 0.76, 0.3],
  [0.45, 0.72, 0.5],
];
const CREAM: Colour = [0.93, 0.91, 0.85];
const CHROME: Colour = [0.8, 0.81, 0.82];
const DARK: Colour = [0.07, 0.07, 0.075];
const SEAT: Colour = [0.62, 0.14, 0.12];
const GLASS: Colour = [0.5, 0.58, 0.64];
/** Middle of the wheels from end to end, and from the middle out; radius and half the width of one. */
const WHEELS = { along: [0.68, -0.64], aside: 0.36, radius: 0.165, half: 0.055 } as const;

/** An American car of the fifties: long, in two colours, with fins, chrome and white walls on its tyres; open or with a pale roof. */
export function vintageCar(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, FIFTIES);
  return drive(wish, vintageModel(paint, wish.random.unit() < 0.4), 0.62);
}

/** That car of a paint, driving to the right, its wheels at 0. */
export function vintageModel(paint: Colour, isOpen: boolean): Solid[] {
  const two = (x: number, y: number, z: number): Colour =>
    y > 0.63 || (Math.abs(z) > 0.3 && x < 0.12 - (y - 0.24) && y > 0.25 && y < 0.37)
      ? CREAM
      : paint;
  const body: Look = { paint: two, gloss: 0.75 };
  const chrome = plain(CHROME, { gloss: 0.9 });
  const both = [-1, 1] as const;
  return [
    box(body, [-0.02, 0.31, 0], [1.1, 0.13, 0.41], undefined, 0.09),
    { ...ellipsoid(body, [0.66, 0.44, 0], [0.48, 0.075, 0.3]), blend: 0.08 },
    { ...ellipsoid(body, [-0.82, 0.43, 0], [0.32, 0.07, 0.33]), blend: 0.08 },
    ...both.flatMap((side) => [
      {
        ...limb(body, [0.3, 0.41, side * 0.34], [1.06, 0.41, side * 0.34], 0.075, 0.085),
        blend: 0.05,
      },
      // Fins that rise to the rear.
      {
        ...limb(body, [-0.4, 0.42, side * 0.36], [-1.1, 0.52, side * 0.38], 0.05, 0.045),
        blend: 0.04,
      },
      ball(
        plain([0.98, 0.95, 0.86], { gloss: 0.9, glow: () => 1 }),
        [1.11, 0.41, side * 0.33],
        0.068,
      ),
      ellipsoid(chrome, [1.09, 0.41, side * 0.33], [0.045, 0.085, 0.085]),
      ellipsoid(
        plain([0.78, 0.06, 0.05], { gloss: 0.6, glow: () => 0.55 }),
        [-1.13, 0.5, side * 0.38],
        [0.03, 0.06, 0.035],
      ),
      limb(chrome, [1.02, 0.37, side * 0.42], [-1.04, 0.37, side * 0.42], 0.011, 0.011),
      limb(chrome, [0.1, 0.25, side * 0.42], [-1.0, 0.25, side * 0.42], 0.009, 0.009),
    ]),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, plain(CREAM, { gloss: 0.5 })),
    ...WHEELS.along.flatMap((x) =>
      both.map((side) => ellipsoid(chrome, [x, WHEELS.radius, side * 0.42], [0.065, 0.065, 0.018])),
    ),
    box(plain(DARK, { gloss: 0.2 }), [0, 0.175, 0], [1.0, 0.03, 0.36], undefined, 0.02),
    // Grille and bumpers.
    box(chrome, [1.085, 0.335, 0], [0.02, 0.06, 0.24], undefined, 0.02),
    ...[0.3, 0.335, 0.37].map((y) =>
      limb(plain(DARK), [1.108, y, -0.22], [1.108, y, 0.22], 0.006, 0.006),
    ),
    limb(chrome, [1.13, 0.225, -0.39], [1.13, 0.225, 0.39], 0.038, 0.038),
    limb(chrome, [-1.14, 0.245, -0.39], [-1.14, 0.245, 0.39], 0.038, 0.038),
    ...both.map((side) => ball(chrome, [1.15, 0.25, side * 0.17], 0.05)),
    ellipsoid(chrome, [0.98, 0.51, 0], [0.07, 0.016, 0.016]),
    ...(isOpen ? openTop() : [cabin(two)]),
  ];
}

/** What is seen of a car without a roof: its seats, its wheel and the screen. */
function openTop(): Solid[] {
  const seat = plain(SEAT, { gloss: 0.4 });
  const chrome = plain(CHROME, { gloss: 0.9 });
  const glass = plain(GLASS, { gloss: 0.9 });
  return [
    box(plain(DARK), [-0.12, 0.435, 0], [0.4, 0.02, 0.33], undefined, 0.02),
    box(seat, [-0.16, 0.5, 0], [0.06, 0.09, 0.32], undefined, 0.04),
    box(seat, [-0.5, 0.49, 0], [0.07, 0.09, 0.33], undefined, 0.04),
    box(glass, [0.25, 0.545, 0], [0.012, 0.085, 0.33], undefined, 0.01),
    limb(chrome, [0.25, 0.63, -0.33], [0.25, 0.63, 0.33], 0.013, 0.013),
    ...[-0.33, 0.33].map((z) => limb(chrome, [0.25, 0.44, z], [0.25, 0.63, z], 0.012, 0.012)),
    ellipsoid(plain(DARK), [0.06, 0.53, 0.17], [0.03, 0.07, 0.07]),
  ];
}
