import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const SILVER: Colour = [0.7, 0.72, 0.74];
const WHITE: Colour = [0.88, 0.88, 0.86];
const STEEL: Colour = [0.36, 0.38, 0.41];
const RUST: Colour = [0.52, 0.3, 0.2];
const YELLOW: Colour = [0.86, 0.68, 0.16];

/** An oil refinery: columns with ladders and lamps, round and flat tanks, racks of pipes, a stack with its flame. */
export function refinery(wish: Wish): Sprite {
  const silver = worn(wish.colour ?? SILVER, 0.1, { gloss: 0.35 });
  const model = [
    ...column(silver, [-0.34, 0, 0.06], 0.05, 0.92),
    ...column(silver, [-0.14, 0, 0.12], 0.066, 0.74),
    ...column(silver, [0.06, 0, 0.06], 0.045, 0.84),
    ...column(worn(RUST, 0.14), [0.24, 0, 0.14], 0.056, 0.6),
    ...column(silver, [-0.54, 0, 0.16], 0.055, 0.56),
    ...flare([0.66, 0, 0.3]),
    ...sphere([0.56, 0, -0.16], 0.13),
    ...sphere([0.9, 0, -0.06], 0.13),
    ...tank([-0.96, 0, -0.16], 0.2, 0.2),
    ...tank([-0.8, 0, 0.3], 0.18, 0.22),
    ...tank([1.06, 0, 0.34], 0.2, 0.2),
    ...rack(-0.7, 0.42, -0.26),
    ...rack(-0.5, 0.4, 0.0),
    ...furnace([-0.06, 0, -0.1]),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.07, 2.7);
}

const lit = plain([1, 0.93, 0.72], { glow: () => 1 });

/** A column in which oil is parted: rings, platforms with rails and lamps, a ladder, a pipe from its top. */
function column(look: Look, [x, y, z]: Vector, r: number, high: number): Solid[] {
  const steel = plain(STEEL);
  const floors = Math.round(high / 0.16);
  return [
    frustum(look, [x, y, z], high, r, r * 0.94),
    ellipsoid(look, [x, y + high, z], [r * 0.94, r * 0.6, r * 0.94]),
    ...Array.from({ length: floors }, (_, n): Solid[] => {
      const up = y + ((n + 1) * high) / (floors + 0.4);
      return [
        frustum(steel, [x, up, z], 0.01, r * 1.5, r * 1.5),
        frustum(plain(YELLOW), [x, up + 0.03, z], 0.005, r * 1.5, r * 1.5),
        ball(lit, [x + r * 1.45, up + 0.04, z - r * 0.4], 0.011),
        ball(lit, [x - r * 1.3, up + 0.04, z - r * 0.7], 0.011),
      ];
    }).flat(),
    limb(
      steel,
      [x - r * 1.05, y, z - r * 0.5],
      [x - r * 1.05, y + high, z - r * 0.5],
      0.006,
      0.006,
    ),
    limb(look, [x, y + high + r * 0.4, z], [x + r * 1.9, y + high * 0.97, z], 0.013, 0.013),
    limb(look, [x + r * 1.9, y + high * 0.97, z], [x + r * 1.9, y + 0.1, z], 0.013, 0.013),
  ];
}

/** A thin stack with stays; what cannot be used burns at its tip. */
function flare([x, y, z]: Vector): Solid[] {
  const fire = (colour: Colour): Look => plain(colour, { glow: () => 1 });
  return [
    limb(plain(STEEL), [x, y, z], [x, y + 1.04, z], 0.02, 0.015),
    ...[-1, 1].flatMap((side) => [
      limb(plain(STEEL), [x + side * 0.2, y, z], [x, y + 0.8, z], 0.004, 0.004),
      limb(plain(STEEL), [x, y, z + side * 0.2], [x, y + 0.6, z], 0.004, 0.004),
    ]),
    ellipsoid(fire([1, 0.6, 0.14]), [x + 0.03, y + 1.14, z], [0.045, 0.11, 0.045]),
    ellipsoid(fire([1, 0.5, 0.1]), [x + 0.07, y + 1.22, z], [0.04, 0.06, 0.04], 0.03),
    ellipsoid(fire([1, 0.86, 0.4]), [x + 0.015, y + 1.09, z - 0.02], [0.03, 0.06, 0.03], 0.02),
  ];
}

/** A round tank for gas on its legs. */
const sphere = ([x, y, z]: Vector, r: number): Solid[] => [
  ball(worn(WHITE, 0.06, { gloss: 0.3 }), [x, y + r * 1.45, z], r),
  ...Array.from({ length: 8 }, (_, n): Solid => {
    const [c, s] = [Math.cos(n * 0.785), Math.sin(n * 0.785)];
    return limb(
      plain(STEEL),
      [x + r * c, y, z + r * s],
      [x + r * 0.98 * c, y + r * 1.4, z + r * 0.98 * s],
      0.009,
      0.009,
    );
  }),
  frustum(plain(STEEL), [x, y + r * 1.43, z], 0.012, r * 1.02, r * 1.02),
];

const tank = ([x, y, z]: Vector, r: number, high: number): Solid[] => [
  frustum(worn(WHITE, 0.08), [x, y, z], high, r, r),
  frustum(worn(WHITE, 0.08), [x, y + high, z], 0.03, r, 0.02),
  frustum(plain(STEEL), [x, y + high, z], 0.008, r * 1.01, r * 1.01),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    box(
      plain(STEEL),
      [x - r * 0.3 + n * 0.03, y + 0.02 + (n * high) / 6, z - r * 0.98],
      [0.016, 0.005, 0.012],
    ),
  ),
];

/** Pipes side by side on frames. */
function rack(from: number, to: number, z: number): Solid[] {
  const posts = 5;
  return [
    ...Array.from({ length: posts }, (_, n): Solid[] => {
      const x = from + ((to - from) * n) / (posts - 1);
      return [
        ...[-0.04, 0.04].map((off) =>
          limb(plain(STEEL), [x, 0, z + off], [x, 0.19, z + off], 0.008, 0.008),
        ),
        box(plain(STEEL), [x, 0.12, z], [0.008, 0.008, 0.055]),
        box(plain(STEEL), [x, 0.19, z], [0.008, 0.008, 0.055]),
      ];
    }).flat(),
    ...[-0.035, -0.01, 0.02].flatMap((off, n) => [
      limb(
        worn([SILVER, YELLOW, RUST][n] as Colour, 0.1),
        [from, 0.135, z + off],
        [to, 0.135, z + off],
        0.011,
        0.011,
      ),
      limb(worn(SILVER, 0.1), [from, 0.205, z + off], [to, 0.205, z + off], 0.011, 0.011),
    ]),
  ];
}

const furnace = ([x, y, z]: Vector): Solid[] => [
  box(worn(STEEL, 0.14), [x, y + 0.13, z], [0.1, 0.13, 0.08]),
  frustum(worn(STEEL, 0.1), [x, y + 0.26, z], 0.08, 0.09, 0.035),
  frustum(worn(STEEL, 0.1), [x, y + 0.34, z], 0.2, 0.035, 0.03),
];
