import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';

const BEER: Colour = [0.93, 0.58, 0.1];
const FOAM: Colour = [0.98, 0.96, 0.9];
const GLASS: Colour = [0.82, 0.86, 0.86];
const WINE: Colour = [0.42, 0.04, 0.09];
const CHINA: Colour = [0.95, 0.95, 0.93];
const WAX: Colour = [0.96, 0.92, 0.8];
const DISHES: readonly Colour[] = [
  [0.78, 0.5, 0.22],
  [0.34, 0.5, 0.2],
  [0.74, 0.26, 0.14],
  [0.86, 0.72, 0.38],
];

/** A mug of beer under its foam, the handle toward who sits on the left. Lengths in a man's heights. */
export function mug(foot: Vector): Solid[] {
  const glass = plain(GLASS, { gloss: 0.6 });
  const beer = plain(BEER, { gloss: 0.6, glow: () => 0.12 });
  const foam = plain(FOAM, { glow: () => 0.1 });
  return [
    frustum(glass, foot, 0.01, 0.035, 0.034),
    frustum(beer, add(foot, [0, 0.01, 0]), 0.082, 0.034, 0.035),
    frustum(foam, add(foot, [0, 0.09, 0]), 0.016, 0.036, 0.036),
    ellipsoid(foam, add(foot, [0, 0.106, 0]), [0.034, 0.014, 0.034]),
    limb(glass, add(foot, [-0.035, 0.08, 0]), add(foot, [-0.062, 0.07, 0]), 0.007, 0.007),
    limb(glass, add(foot, [-0.062, 0.07, 0]), add(foot, [-0.06, 0.034, 0]), 0.007, 0.007),
    limb(glass, add(foot, [-0.06, 0.034, 0]), add(foot, [-0.034, 0.022, 0]), 0.007, 0.007),
  ];
}

/** A glass of red wine. Lengths in a man's heights. */
export function wineGlass(foot: Vector): Solid[] {
  const glass = plain(GLASS, { gloss: 0.7 });
  return [
    frustum(glass, foot, 0.004, 0.022, 0.02),
    limb(glass, foot, add(foot, [0, 0.05, 0]), 0.004, 0.004),
    frustum(plain(WINE, { gloss: 0.7 }), add(foot, [0, 0.05, 0]), 0.03, 0.013, 0.026),
    frustum(glass, add(foot, [0, 0.08, 0]), 0.022, 0.026, 0.022),
  ];
}

/** A plate with a dish that a number chooses, a fork and a knife beside it. Lengths in a man's heights. */
export function plate([x, y, z]: Vector, number: number): Solid[] {
  const dish = DISHES[number % DISHES.length] as Colour;
  const green = DISHES[(number + 1) % DISHES.length] as Colour;
  const steel = plain(GLASS, { gloss: 0.5 });
  return [
    frustum(plain(CHINA, { gloss: 0.4 }), [x, y, z], 0.01, 0.045, 0.07),
    ellipsoid(plain(dish), [x - 0.012, y + 0.016, z], [0.036, 0.018, 0.03]),
    ellipsoid(plain(green), [x + 0.02, y + 0.014, z + 0.022], [0.024, 0.014, 0.022]),
    ...[-0.082, 0.082].map((off) => box(steel, [x, y + 0.003, z + off], [0.05, 0.003, 0.005])),
  ];
}

/** A candle that burns in its glass. Lengths in a man's heights. */
export function candle(foot: Vector): Solid[] {
  return [
    frustum(plain(WAX, { glow: () => 0.35 }), foot, 0.06, 0.018, 0.02),
    ellipsoid(
      plain([1, 0.8, 0.36], { glow: () => 1 }),
      add(foot, [0, 0.078, 0]),
      [0.008, 0.02, 0.008],
    ),
  ];
}
