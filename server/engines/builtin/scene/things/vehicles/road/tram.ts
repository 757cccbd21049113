import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { coachLook } from './coach-body.ts';

const PAINTS: readonly Colour[] = [
  [0.86, 0.62, 0.08],
  [0.62, 0.1, 0.08],
  [0.1, 0.36, 0.26],
];
const CREAM: Colour = [0.88, 0.83, 0.7];
const DARK: Colour = [0.08, 0.08, 0.09];
const ROOF: Colour = [0.42, 0.42, 0.42];
const LAMP: Colour = [0.98, 0.94, 0.8];
const AMBER: Colour = [1, 0.72, 0.3];

/** Half its length, and half its width. */
const LONG = 2.5;
const WIDE = 0.55;

/** A tram of two colours, one lamp at its front, its bow reaching for the wire. */
export function tram(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.5);
}

function model(paint: Colour): Solid[] {
  const look = coachLook({
    paint,
    upper: CREAM,
    long: LONG,
    wide: WIDE,
    sill: 0.74,
    lintel: 1.26,
    windows: 9,
    doors: [2.05, -2.05],
    floor: 0.2,
  });
  const dark = plain(DARK, { gloss: 0.2 });
  const chrome = plain([0.8, 0.8, 0.8], { gloss: 0.8 });
  return [
    box(look, [0, 0.8, 0], [LONG, 0.64, WIDE], undefined, 0.13),
    box(plain(ROOF), [0, 1.47, 0], [LONG - 0.3, 0.05, WIDE - 0.1], undefined, 0.04),
    box(dark, [0, 0.11, 0], [LONG - 0.25, 0.1, WIDE - 0.08], undefined, 0.03),
    // A fender before the wheels.
    box(dark, [LONG - 0.02, 0.17, 0], [0.06, 0.05, WIDE - 0.1], undefined, 0.03),
    ball(chrome, [LONG - 0.01, 0.5, 0], 0.115),
    ball(plain(LAMP, { glow: () => 1, gloss: 0.8 }), [LONG + 0.02, 0.5, 0], 0.098),
    ...[-0.36, 0.36].map((z) =>
      ellipsoid(plain([0.75, 0.1, 0.06], { glow: () => 0.5 }), [LONG, 0.36, z], [0.03, 0.04, 0.05]),
    ),
    box(dark, [LONG - 0.04, 1.36, 0], [0.05, 0.085, 0.3], undefined, 0.03),
    box(plain(AMBER, { glow: () => 1 }), [LONG + 0.005, 1.36, 0], [0.012, 0.055, 0.25]),
    ...bow(),
  ];
}

/** Two bent arms on the roof with a bar across. */
function bow(): Solid[] {
  const iron = plain(DARK, { gloss: 0.3 });
  return [-0.24, 0.24]
    .flatMap((z) => [
      limb(iron, [0.1, 1.52, z], [-0.34, 1.74, z * 0.9], 0.018, 0.016),
      limb(iron, [-0.34, 1.74, z * 0.9], [0.12, 1.98, z * 0.8], 0.016, 0.014),
    ])
    .concat([limb(iron, [0.12, 1.98, -0.38], [0.12, 1.98, 0.38], 0.018, 0.018)]);
}
