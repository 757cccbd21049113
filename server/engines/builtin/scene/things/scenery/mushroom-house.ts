import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { CAPS, capOf, STEM } from './giant-mushroom.ts';

const WOOD: Colour = [0.36, 0.2, 0.1];
const DOOR: Colour = [0.5, 0.3, 0.14];
const PANE: Colour = [1.15, 0.82, 0.36];
const STONE: Colour = [0.46, 0.44, 0.42];
const LEAVES: Colour = [0.2, 0.36, 0.14];
const PETALS: readonly Colour[] = [
  [0.9, 0.34, 0.5],
  [0.96, 0.8, 0.3],
  [0.9, 0.88, 0.95],
];
/** Toward the eye: what lies flat stands upright. */
const UPRIGHT = pitch(Math.PI / 2);

/** What lamps shine through; by day it is warm. */
const LIT: Look = plain(PANE, { glow: () => 0.95 });

/** How high the stem is to the cap, and how thick at its foot and under the cap. */
const UP = 0.55;
const GIRTH = { foot: 0.31, top: 0.22 } as const;

/** How far before its middle the stem's front is at a height and so far aside. */
function frontAt(x: number, y: number): number {
  const radius = GIRTH.foot + (GIRTH.top + 0.01 - GIRTH.foot) * Math.min(1, y / (UP * 0.68));
  return -Math.sqrt(Math.max(0.004, radius * radius - x * x));
}

/** A disc that faces the eye, its front so far out. */
const disc = (look: Look, [x, y, z]: Vector, radius: number, deep: number): Solid =>
  frustum(look, [x, y, z + deep], deep, radius, radius, UPRIGHT);

/** A round window in its frame, a box of flowers under a large one. */
function windowAt(x: number, y: number, radius: number, timber: Look): Solid[] {
  // As far out as the wall is on its inner side.
  const z = frontAt(Math.max(0, Math.abs(x) - 0.7 * radius), y) - 0.022;
  const hasFlowers = radius > 0.045 && y < 0.3;
  return [
    disc(LIT, [x, y, z], radius, 0.08),
    ring(timber, [x, y, z], radius * 1.08, 0.013, UPRIGHT),
    box(timber, [x, y, z - 0.004], [0.005, radius, 0.006]),
    box(timber, [x, y, z - 0.004], [radius, 0.005, 0.006]),
    ...(hasFlowers
      ? [
          box(timber, [x, y - radius - 0.03, z - 0.015], [radius * 1.1, 0.018, 0.022]),
          ...[-0.8, -0.25, 0.3, 0.85].flatMap((at, n) => [
            ball(plain(LEAVES), [x + at * radius, y - radius - 0.005, z - 0.02], 0.016),
            ball(
              plain(PETALS[n % PETALS.length] as Colour),
              [x + at * radius, y - radius + 0.012, z - 0.028],
              0.013,
            ),
          ]),
        ]
      : []),
  ];
}

/** A mushroom in whose thick stem somebody lives: a round-headed door under a little roof, lit windows, a chimney in its cap. */
export function mushroomHouse(wish: Wish): Sprite {
  const { random } = wish;
  const kind = CAPS[random.below(3) === 0 ? 3 : 0] ?? (CAPS[0] as (typeof CAPS)[number]);
  const stem = worn(STEM, 0.16, { glow: () => 0.1 });
  const timber = planks(WOOD, 0.03);
  const door = planks(DOOR, 0.03);
  const [wide, high] = [0.47 + 0.08 * random.unit(), 0.34 + 0.08 * random.unit()];
  const front = frontAt(0, 0.12) - 0.01;
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    // What is cut out of the cap must not be cut out of the stem.
    ...capOf(kind, UP, wide, high, 22),
    ring(plain(kind[0], { gloss: 0.35, glow: () => 0.12 }), [0, UP, 0], wide * 0.965, 0.03),
    frustum(stem, [0, -0.01, 0], UP * 0.68, GIRTH.foot, GIRTH.top + 0.01),
    frustum(stem, [0, UP * 0.62, 0], UP * 0.46, GIRTH.top + 0.01, GIRTH.top),
    ellipsoid(stem, [0, 0, 0], [GIRTH.foot * 1.16, 0.07, GIRTH.foot * 1.16], 0.06),
    // The door under its round head, a frame and a little roof over it, a step before it.
    box(door, [0, 0.13, front], [0.085, 0.13, 0.02]),
    disc(door, [0, 0.26, front - 0.02], 0.085, 0.05),
    ring(timber, [0, 0.26, front - 0.02], 0.09, 0.016, UPRIGHT),
    ...[-0.092, 0.092].map((x) => box(timber, [x, 0.13, front - 0.02], [0.014, 0.13, 0.014])),
    disc(LIT, [0, 0.27, front - 0.03], 0.03, 0.02),
    ball(plain([0.92, 0.72, 0.26], { gloss: 0.7 }), [0.055, 0.14, front - 0.03], 0.012),
    ellipsoid(
      plain(kind[0], { gloss: 0.35, glow: () => 0.1 }),
      [0, 0.37, front - 0.03],
      [0.15, 0.045, 0.1],
    ),
    box(worn(STONE, 0.3), [0, 0.012, front - 0.09], [0.14, 0.016, 0.09], undefined, 0.01),
    box(worn(STONE, 0.3), [0.02, 0.004, front - 0.2], [0.1, 0.01, 0.05], undefined, 0.01),
    // A lantern beside it.
    limb(
      timber,
      [side * 0.15, 0.3, frontAt(0.15, 0.3)],
      [side * 0.16, 0.31, frontAt(0.15, 0.3) - 0.06],
      0.008,
      0.006,
    ),
    ball(LIT, [side * 0.16, 0.275, frontAt(0.15, 0.3) - 0.06], 0.022),
    ...windowAt(side * -0.185, 0.21, 0.05, timber),
    ...windowAt(side * 0.04, 0.465, 0.045, timber),
    ...windowAt(side * 0.19, 0.17, 0.042, timber),
    ...windowAt(side * -0.13, 0.44, 0.034, timber),
    // A chimney with a cap of its own.
    frustum(worn(STONE, 0.3), [side * 0.24, UP + high * 0.66, 0.02], 0.22, 0.042, 0.036),
    ellipsoid(
      worn(STONE, 0.3),
      [side * 0.24, UP + high * 0.66 + 0.22, 0.02],
      [0.055, 0.018, 0.055],
    ),
    ...[-0.36, -0.28, 0.26, 0.34, 0.42].map((x, n) =>
      ball(plain(LEAVES, { fur: 0.04 }), [x, 0, -0.2 + 0.06 * (n % 3)], 0.05 + 0.012 * (n % 2)),
    ),
    ...[-0.32, -0.24, 0.3, 0.39].map((x, n) =>
      ball(plain(PETALS[n % PETALS.length] as Colour), [x, 0.075, -0.22], 0.017),
    ),
  ];
  return portray(wish, model, 0.12, 0.05, 3);
}
