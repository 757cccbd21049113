import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { box, carry, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { cabin } from './car.ts';

/** Paints that faded. */
const PAINTS: readonly Colour[] = [
  [0.5, 0.16, 0.12],
  [0.24, 0.4, 0.56],
  [0.78, 0.74, 0.64],
  [0.34, 0.46, 0.34],
  [0.74, 0.58, 0.24],
];
const RUST: Colour = [0.42, 0.2, 0.09];
const BARE: Colour = [0.2, 0.17, 0.15];
/** Where rust is on a wreck; it is no part of what a seed decides. */
const noise = createNoise(52_417);
/** How far the roof is pressed in, and how it leans, radians. */
const PRESSED = { by: -0.09, lean: 0.1 } as const;

/** A wrecked car: its paint faded and rusted through, no wheels on its hubs, a lamp gone, the roof pressed in. */
export function wreck(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  const shift = 9 * wish.random.unit();
  const rusted = (x: number, y: number, z: number): Colour => {
    const eaten = smoothstep(
      -0.08,
      0.2,
      noise.fbm(x * 3.4 + shift, y * 3.4 + z * 2.6, 4) + 0.24 * (0.36 - y),
    );
    return mixColour(scaleColour(paint, 0.9 + 0.2 * noise.at(x * 8 + shift, z * 8)), RUST, eaten);
  };
  const body: Look = { paint: rusted, gloss: 0.08 };
  const hub = worn(BARE, 0.3);
  const model: Solid[] = [
    box(body, [0, 0.3, 0], [0.96, 0.14, 0.4], undefined, 0.1),
    { ...ellipsoid(body, [0.52, 0.39, 0.03], [0.43, 0.09, 0.36]), blend: 0.08 },
    { ...ellipsoid(body, [-0.72, 0.4, 0], [0.25, 0.09, 0.37]), blend: 0.08 },
    carry(cabin(rusted), roll(PRESSED.lean), [0, PRESSED.by, 0]),
    box(plain(BARE), [0, 0.165, 0], [0.9, 0.03, 0.34], undefined, 0.02),
    ...[0.6, -0.6].flatMap((x) => [
      ...[-1, 1].flatMap((side) => [
        ellipsoid(plain([0.04, 0.04, 0.04]), [x, 0.22, side * 0.36], [0.16, 0.14, 0.06]),
        limb(hub, [x, 0.2, side * 0.3], [x, 0.2, side * 0.43], 0.06, 0.05),
      ]),
    ]),
    box(plain([0.07, 0.06, 0.06]), [0.955, 0.33, 0], [0.016, 0.05, 0.19], undefined, 0.012),
    // One lamp is left, of the other the hole.
    ellipsoid(plain([0.8, 0.8, 0.76], { gloss: 0.6 }), [0.935, 0.345, 0.285], [0.05, 0.045, 0.08]),
    ellipsoid(plain([0.03, 0.03, 0.03]), [0.94, 0.345, -0.285], [0.05, 0.05, 0.09]),
    ...[-0.31, 0.31].map((z) =>
      ellipsoid(plain([0.3, 0.05, 0.04]), [-0.93, 0.38, z], [0.05, 0.05, 0.07]),
    ),
  ];
  return drive(wish, model, 0.7);
}
