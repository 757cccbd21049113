import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { drive } from './drive.ts';
import { wheelsOf } from './wheels.ts';

const PAINTS: readonly Colour[] = [
  [0.16, 0.42, 0.14],
  [0.74, 0.12, 0.09],
  [0.86, 0.7, 0.14],
];
const RIM: Colour = [0.92, 0.78, 0.2];
const DARK: Colour = [0.12, 0.12, 0.13];
const GLASS: Colour = [0.1, 0.15, 0.18];
const SKY: Colour = [0.5, 0.6, 0.7];
const GRAIN: Colour = [0.86, 0.64, 0.26];
const LAMP: Colour = [0.96, 0.94, 0.84];
const ACROSS = pitch(Math.PI / 2);
/** Half the width of what cuts, where its reel turns, and how large that is. */
const HEADER = { half: 0.92, reel: [1.14, 0.32], radius: 0.2 } as const;

/** A combine harvester: a reel before its broad cutter, the cab over it, the tank full of grain, high wheels in front. */
export function combine(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.72);
}

function model(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.4 });
  const trim = plain(scaleColour(paint, 0.7), { gloss: 0.3 });
  const dark = plain(DARK, { gloss: 0.2 });
  const glass: Look = {
    paint: (_x, y) => mixColour(GLASS, SKY, Math.max(0, Math.min(0.8, (y - 0.7) * 2))),
    gloss: 0.8,
  };
  const lamp = plain(LAMP, { gloss: 0.8, glow: () => 1 });
  const rim = plain(RIM, { gloss: 0.3 });
  return [
    box(body, [-0.32, 0.58, 0], [0.66, 0.24, 0.36], UNTURNED, 0.05),
    box(trim, [-0.3, 0.36, 0], [0.5, 0.08, 0.3], UNTURNED, 0.03),
    box(plain([0.92, 0.9, 0.84]), [-0.36, 0.6, 0], [0.44, 0.05, 0.366], UNTURNED, 0.01),
    // The tank, its grain heaped.
    box(body, [-0.24, 0.9, 0], [0.36, 0.1, 0.34], UNTURNED, 0.03),
    frustum(plain(GRAIN), [-0.24, 0.97, 0], 0.12, 0.3, 0.04),
    box(dark, [-0.98, 0.42, 0], [0.06, 0.14, 0.26], roll(0.5), 0.03),
    // The cab.
    box(glass, [0.48, 0.86, 0], [0.18, 0.22, 0.28], UNTURNED, 0.04),
    box(body, [0.46, 1.1, 0], [0.24, 0.035, 0.32], UNTURNED, 0.03),
    box(body, [0.46, 0.6, 0], [0.2, 0.05, 0.3], UNTURNED, 0.03),
    ...[-0.27, 0.27].flatMap((z) => [
      limb(dark, [0.66, 0.66, z], [0.64, 1.08, z], 0.016, 0.016),
      limb(dark, [0.31, 0.66, z], [0.31, 1.08, z], 0.016, 0.016),
    ]),
    ...[-0.2, -0.1, 0.1, 0.2].map((z) => box(lamp, [0.7, 1.1, z], [0.012, 0.022, 0.03])),
    // The pipe through which it is emptied lies along its side.
    limb(body, [0.1, 0.98, -0.4], [-0.95, 0.9, -0.42], 0.045, 0.04),
    limb(dark, [-0.6, 0.8, 0.2], [-0.6, 1.12, 0.2], 0.03, 0.024),
    // The feeder, and what cuts before it.
    box(trim, [0.74, 0.38, 0], [0.24, 0.1, 0.2], roll(-0.5), 0.03),
    box(body, [1, 0.22, 0], [0.05, 0.17, HEADER.half], UNTURNED, 0.02),
    box(dark, [1.14, 0.06, 0], [0.18, 0.025, HEADER.half], UNTURNED, 0.01),
    ...[-1, 1].map((side) =>
      box(body, [1.2, 0.2, side * HEADER.half], [0.24, 0.16, 0.02], UNTURNED, 0.02),
    ),
    ...reel(),
    ...wheelsOf({ along: [0.42], aside: 0.42, radius: 0.33, half: 0.11 }, rim),
    ...wheelsOf({ along: [-0.68], aside: 0.34, radius: 0.2, half: 0.07 }, rim),
  ];
}

/** Bars with tines around an axle from side to side. */
function reel(): Solid[] {
  const [x, y] = HEADER.reel;
  const { half, radius } = HEADER;
  const bar = plain([0.86, 0.72, 0.16]);
  return [
    limb(plain(DARK), [x, y, -half], [x, y, half], 0.03, 0.03),
    ...[-0.9, -0.3, 0.3, 0.9].map((z) =>
      ring(plain(DARK), [x, y, z * half], radius * 0.8, 0.014, ACROSS),
    ),
    ...Array.from({ length: 6 }, (_, n) => {
      const turn = (n / 6) * 2 * Math.PI + 0.3;
      const [bx, by] = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
      return limb(bar, [bx, by, -half], [bx, by, half], 0.02, 0.02);
    }),
  ];
}
