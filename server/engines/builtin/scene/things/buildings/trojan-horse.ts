import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { blade, box, ellipsoid, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import type { Rotation } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const WOOD: Colour = [0.56, 0.37, 0.2];
const DARK: Colour = [0.27, 0.17, 0.1];
const ROPE: Colour = [0.68, 0.55, 0.36];
const UPRIGHT: Rotation = [1, 0, 0, 0, 0, -1, 0, 1, 0];

/** The wooden horse of Troy: built of planks on a platform with four wheels, a hatch in its side, a ladder beside it. */
export function trojanHorse(wish: Wish): Sprite {
  const wood: Look = {
    ...planks(wish.colour ?? WOOD, 0.035),
    bump: (x, y, z) => 0.008 * Math.abs(Math.sin(y * 62)) + 0.003 * Math.sin((x + z) * 50),
  };
  const dark = worn(DARK, 0.2);
  return portray(
    underOpenSky(wish),
    [...cart(wood, dark), ...body(wood, dark), ...head(wood, dark), ...ladder(dark)],
    0.5,
    0.05,
    2.6,
  );
}

const cart = (wood: Look, dark: Look): Solid[] => [
  box(wood, [0, 0.15, 0], [0.46, 0.025, 0.24]),
  ...[-0.32, 0.32].flatMap((x) => [
    limb(dark, [x, 0.1, -0.26], [x, 0.1, 0.26], 0.02, 0.02),
    ...[-0.26, 0.26].flatMap((z) => [
      ring(dark, [x, 0.1, z], 0.085, 0.017, UPRIGHT),
      ...[0, 1, 2].map((n) => {
        const [c, s] = [0.09 * Math.cos(n * 1.047), 0.09 * Math.sin(n * 1.047)];
        return limb(dark, [x - c, 0.1 - s, z], [x + c, 0.1 + s, z], 0.013, 0.013);
      }),
    ]),
  ]),
  limb(plain(ROPE), [0.46, 0.14, -0.05], [0.74, 0.02, -0.2], 0.012, 0.012),
];

const body = (wood: Look, dark: Look): Solid[] => [
  ellipsoid(wood, [0, 0.56, 0], [0.35, 0.17, 0.18]),
  ...[-0.22, -0.06, 0.1, 0.25].map((x) =>
    ring(
      dark,
      [x, 0.56, 0],
      0.172 * Math.sqrt(1 - (x / 0.36) ** 2) + 0.004,
      0.012,
      [0, 1, 0, -1, 0, 0, 0, 0, 1],
    ),
  ),
  ...[-0.24, 0.24].flatMap((x) =>
    [-0.11, 0.11].flatMap((z) => [
      limb(wood, [x, 0.5, z], [x * 1.1, 0.34, z * 1.1], 0.075, 0.05),
      limb(wood, [x * 1.1, 0.34, z * 1.1], [x * 1.02, 0.2, z * 1.1], 0.048, 0.042),
      box(dark, [x * 1.02, 0.19, z * 1.1], [0.055, 0.018, 0.05]),
    ]),
  ),
  // The hatch.
  box(dark, [0.02, 0.56, -0.176], [0.07, 0.075, 0.008]),
  box(wood, [0.02, 0.56, -0.182], [0.058, 0.063, 0.008]),
  // The tail.
  limb(dark, [-0.33, 0.62, 0], [-0.44, 0.52, 0], 0.035, 0.045),
  limb(dark, [-0.44, 0.52, 0], [-0.46, 0.34, 0], 0.045, 0.012),
];

const head = (wood: Look, dark: Look): Solid[] => [
  blade(wood, [0.22, 0.6, 0], [0.4, 0.88, 0], 0.15, 0.085, 0.7),
  blade(wood, [0.39, 0.9, 0], [0.57, 0.78, 0], 0.078, 0.05, 0.75),
  ...[-1, 1].flatMap((side) => [
    limb(wood, [0.36, 0.95, side * 0.035], [0.355, 1.02, side * 0.045], 0.02, 0.006),
    ellipsoid(plain([0.06, 0.05, 0.05]), [0.44, 0.9, side * 0.052], [0.018, 0.018, 0.01]),
    limb(dark, [0.42, 0.83, side * 0.056], [0.55, 0.76, side * 0.036], 0.008, 0.008),
  ]),
  // The mane: boards along the neck.
  ...Array.from({ length: 8 }, (_, n) => {
    const [x, y] = [0.13 + n * 0.029, 0.68 + n * 0.038];
    return box(dark, [x, y + 0.02, 0], [0.026, 0.045, 0.018]);
  }),
];

const ladder = (dark: Look): Solid[] => [
  ...[-0.07, 0.03].map((x) => limb(dark, [x, 0.0, -0.42], [x + 0.03, 0.5, -0.2], 0.009, 0.009)),
  ...Array.from({ length: 8 }, (_, n) => {
    const up = 0.1 + n * 0.11;
    return limb(
      dark,
      [-0.07 + 0.03 * up, 0.5 * up, -0.42 + 0.22 * up],
      [0.03 + 0.03 * up, 0.5 * up, -0.42 + 0.22 * up],
      0.007,
      0.007,
    );
  }),
];
