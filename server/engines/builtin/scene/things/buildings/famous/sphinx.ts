import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { blade, box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { battered } from '../battered.ts';

const SAND: Colour = [0.84, 0.68, 0.46];

/** The layers of the rock; no part of what a seed decides. */
const noise = createNoise(7_411);

/** The Great Sphinx: a lion that lies with its paws before it, with the head of a king in his striped cloth, worn by sand. */
export function sphinx(wish: Wish): Sprite {
  const body = weathered(wish.colour ?? SAND, 15, 0.03);
  const head = weathered(wish.colour ?? SAND, 4, 0.006);
  const striped: Look = {
    ...head,
    bump: (x, y, z) => 0.0022 * Math.sin((y + 0.5 * Math.abs(x) + 0.3 * z) * 130),
  };
  return portray(underOpenSky(wish), [...lion(body), ...king(head, striped)], 0.62, 0.06, 2.4);
}

/** Limestone in level layers, so many in its height, the soft ones hollowed. */
function weathered(stone: Colour, layers: number, deep: number): Look {
  const band = (x: number, y: number, z: number) =>
    Math.sin(y * layers * 6.28 + 1.6 * noise.fbm(x * 3, z * 3, 2));
  return {
    paint: (x, y, z) =>
      scaleColour(
        stone,
        0.93 + 0.045 * band(x, y, z) + 0.16 * noise.fbm(x * 12 + z * 7, y * 16, 3),
      ),
    bump: (x, y, z) => deep * (0.12 * band(x, y, z) + noise.fbm(x * 7 + z * 5, y * 9, 3)),
  };
}

const lion = (look: Look): Solid[] => [
  battered(look, [0, 0, 0.16], [0.36, 0.7], [0.34, 0.68], 0.06),
  ellipsoid(look, [0, 0.32, 0.24], [0.27, 0.28, 0.62], 0.06),
  ellipsoid(look, [0, 0.38, -0.24], [0.26, 0.32, 0.22], 0.1),
  ...[-1, 1].flatMap((side) => [
    ellipsoid(look, [side * 0.23, 0.27, 0.56], [0.14, 0.26, 0.28], 0.06),
    limb(look, [side * 0.32, 0.12, 0.6], [side * 0.32, 0.09, 0.18], 0.09, 0.075, 0.05),
    limb(look, [side * 0.18, 0.14, -0.2], [side * 0.18, 0.11, -0.98], 0.11, 0.095, 0.05),
    ...[-0.045, 0, 0.045].map((out) =>
      ellipsoid(look, [side * 0.18 + out, 0.09, -1.06], [0.032, 0.07, 0.07], 0.01),
    ),
  ]),
  limb(look, [0, 0.5, -0.2], [0, 0.68, -0.3], 0.19, 0.14, 0.08),
];

const king = (look: Look, cloth: Look): Solid[] => {
  const dark = plain(scaleColour(SAND, 0.36));
  return [
    ellipsoid(look, [0, 0.8, -0.38], [0.125, 0.17, 0.13], 0.02),
    limb(look, [0, 0.68, -0.42], [0, 0.69, -0.46], 0.07, 0.05, 0.05),
    // The cloth: over the brow, flared beside the face, two lappets on the chest.
    ellipsoid(cloth, [0, 0.9, -0.32], [0.18, 0.14, 0.16], 0.03),
    ...[-1, 1].flatMap((side) => [
      blade(cloth, [side * 0.15, 0.88, -0.31], [side * 0.23, 0.66, -0.29], 0.07, 0.1, 0.6, 0.04),
      blade(cloth, [side * 0.22, 0.66, -0.31], [side * 0.17, 0.48, -0.42], 0.075, 0.06, 0.6, 0.04),
      ellipsoid(dark, [side * 0.05, 0.83, -0.497], [0.03, 0.011, 0.012]),
      ellipsoid(look, [side * 0.05, 0.857, -0.49], [0.042, 0.012, 0.022], 0.01),
      ellipsoid(look, [side * 0.125, 0.79, -0.38], [0.02, 0.04, 0.026], 0.01),
    ]),
    limb(look, [0, 0.83, -0.5], [0, 0.785, -0.518], 0.017, 0.024, 0.014),
    cut(box(look, [0, 0.784, -0.55], [0.03, 0.012, 0.018])),
    ellipsoid(dark, [0, 0.735, -0.497], [0.04, 0.007, 0.01]),
    ellipsoid(look, [0, 0.722, -0.49], [0.034, 0.01, 0.02], 0.01),
    limb(look, [0, 0.97, -0.45], [0, 1.01, -0.47], 0.016, 0.012, 0.01),
  ];
};
