import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  hull,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { drive } from './drive.ts';

const OLIVE: Colour = [0.3, 0.31, 0.18];
const DARK: Colour = [0.08, 0.08, 0.075];
const ACROSS = pitch(-Math.PI / 2);
/** Patches of paint; they are no part of what a seed decides. */
const patches = createNoise(4_177);

/** A tank of an army: a low hull with sloping plates between its tracks, a turret with a long gun. */
export function tank(wish: Wish): Sprite {
  const paint = wish.colour ?? OLIVE;
  const armour: Look = {
    paint: (x, y, z) =>
      scaleColour(paint, patches.fbm(x * 2.2 + 3, y * 2.2 + z * 1.7, 2) > 0.08 ? 0.62 : 1),
    gloss: 0.15,
  };
  const steel = plain(DARK, { gloss: 0.3 });
  const model: Solid[] = [
    // The front slopes up, the rear stands.
    hull(
      armour,
      [0, 0.44, 0],
      [
        ...[0.5, 0.87, 0, 0.62, 0.62, -0.78, 0, 0.78, -0.97, 0.24, 0, 1.14],
        ...[0, 1, 0, 0.16, 0, -1, 0, 0.24, 0, 0, 1, 0.4, 0, 0, -1, 0.4],
      ],
      [1.26, 0.3, 0.4],
      undefined,
      0.02,
    ),
    ...[-1, 1].flatMap((side) => track(side, armour, steel)),
    hull(
      armour,
      [-0.14, 0.74, 0],
      [
        ...[0.72, 0.69, 0, 0.42, -0.8, 0.6, 0, 0.5, 0, 0.4, 0.92, 0.4, 0, 0.4, -0.92, 0.4],
        ...[0, 1, 0, 0.18, 0, -1, 0, 0.16],
      ],
      [0.7, 0.2, 0.46],
      undefined,
      0.04,
    ),
    ellipsoid(armour, [0.32, 0.75, 0], [0.16, 0.11, 0.16]),
    limb(armour, [0.36, 0.76, 0], [1.62, 0.84, 0], 0.046, 0.036),
    limb(steel, [1.56, 0.836, 0], [1.68, 0.844, 0], 0.052, 0.052),
    limb(armour, [0.9, 0.794, 0], [1.1, 0.807, 0], 0.056, 0.056),
    frustum(armour, [-0.26, 0.9, 0.14], 0.09, 0.13, 0.12),
    limb(steel, [-0.16, 1.02, 0.14], [0.26, 1.06, 0.14], 0.016, 0.014),
    limb(steel, [-0.6, 0.84, -0.3], [-0.7, 1.5, -0.32], 0.008, 0.005),
    ...[-0.24, 0.24].map((z) =>
      ball(plain([0.95, 0.92, 0.8], { glow: () => 1 }), [0.93, 0.58, z], 0.04),
    ),
  ];
  return drive(wish, model, 0.6);
}

/** A track round its wheels, under its guard. */
function track(side: number, armour: Look, steel: Look): Solid[] {
  const z = side * 0.5;
  const links: Look = {
    paint: () => DARK,
    bump: (x, y) => 0.012 * Math.sign(Math.sin((x + y) * 46)),
  };
  return [
    box(links, [0, 0.25, z], [0.82, 0.24, 0.13], undefined, 0.02),
    ...[-0.82, 0.82].map((x) => frustum(links, [x, 0.25, z - 0.13], 0.26, 0.24, 0.24, ACROSS)),
    ...[-0.76, -0.46, -0.15, 0.15, 0.46, 0.76].flatMap((x) => [
      frustum(armour, [x, 0.2, z + side * 0.12 - 0.05], 0.1, 0.14, 0.14, ACROSS),
      ball(steel, [x, 0.2, z + side * 0.17], 0.04),
    ]),
    box(armour, [-0.02, 0.53, z], [1.16, 0.022, 0.16], undefined, 0.015),
  ];
}
