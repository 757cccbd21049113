import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';

/** How far one stripe is from the next, and the share of that which it is wide. In heights of the body. */
const STRIPES = { apart: 0.03, wide: 0.42 } as const;

/** Cloth with stripes around it, as of a sailor's shirt. */
export const striped = (cloth: Look, stripe: Colour): Look => ({
  ...cloth,
  paint: (x, y, z, normal) =>
    y / STRIPES.apart - Math.floor(y / STRIPES.apart) < STRIPES.wide
      ? stripe
      : cloth.paint(x, y, z, normal),
});

const DOTS: readonly Colour[] = [
  [0.86, 0.12, 0.16],
  [0.14, 0.5, 0.84],
  [0.2, 0.66, 0.3],
];
/** How far dots are apart and how large, in heights of the body. */
const DOT = { apart: 0.062, radius: 0.02 } as const;

/** Cloth with large dots of several colours. */
export const dotted = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const row = Math.round(y / DOT.apart);
    const along = (x * 0.7 + z) / DOT.apart + (row % 2) * 0.5;
    const column = Math.round(along);
    const away = Math.hypot((along - column) * DOT.apart, y - row * DOT.apart);
    const colour = DOTS[(((row + 2 * column) % 3) + 3) % 3] ?? [0, 0, 0];
    return away < DOT.radius ? colour : cloth.paint(x, y, z, normal);
  },
});

const GOLD: Colour = [0.93, 0.72, 0.2];

/** Silk with a border of gold that ends so high above the ground, and small flowers of gold above it. */
export const bordered = (cloth: Look, high: number): Look => ({
  ...cloth,
  gloss: 0.18,
  paint: (x, y, z, normal) => {
    const own = cloth.paint(x, y, z, normal);
    if (y < high) {
      const wave = Math.sin((x + z) * 90) * Math.sin(y * 110);
      return y < high * 0.2 || y > high * 0.86 || wave > 0.2 ? GOLD : scaleColour(own, 0.7);
    }
    const [u, v] = [(x + z) * 22, y * 22 + 0.5 * Math.floor((x + z) * 22)];
    const away = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
    return away < 0.13 ? mixColour(own, GOLD, 0.85) : own;
  },
});
