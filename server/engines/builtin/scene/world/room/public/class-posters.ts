import type { Colour } from '../../../words/idea.ts';
import { slab } from '../furniture.ts';
import type { Material, Solid } from '../solids/solid.ts';

const PAPER: Colour = [0.93, 0.91, 0.84];
const FRAME: Colour = [0.5, 0.36, 0.22];

/** What a chart shows at a place of 0 to 1 across and up. */
type Chart = (u: number, v: number) => Colour;

const DOTS: readonly Colour[] = [
  [0.86, 0.24, 0.2],
  [0.95, 0.62, 0.14],
  [0.3, 0.62, 0.3],
  [0.2, 0.44, 0.76],
  [0.55, 0.32, 0.66],
];

/** One dot, two dots and so on to five: how children learn to count. */
const counting: Chart = (u, v) => {
  const row = Math.min(4, Math.floor((1 - v) * 5));
  const column = Math.floor(u * 5);
  const [du, dv] = [u * 5 - column - 0.5, (1 - v) * 5 - row - 0.5];
  return column <= row && Math.hypot(du, dv) < 0.34 ? (DOTS[row] as Colour) : PAPER;
};

/** How far planets are from their sun, how large they are, and their colours. */
const PLANETS: readonly (readonly [number, number, Colour])[] = [
  [0.3, 0.03, [0.7, 0.6, 0.5]],
  [0.42, 0.05, [0.9, 0.7, 0.4]],
  [0.56, 0.055, [0.26, 0.56, 0.86]],
  [0.7, 0.045, [0.8, 0.36, 0.22]],
  [0.88, 0.09, [0.86, 0.72, 0.54]],
];

/** The sun and its planets, each on its orbit. */
const planets: Chart = (u, v) => {
  const far = Math.hypot(u, (v - 0.5) * 0.8);
  if (far < 0.17) return [1, 0.82, 0.26];
  for (const [at, large, colour] of PLANETS) {
    const turned = 0.9 * Math.sin(at * 23);
    if (
      Math.hypot(u - at * Math.cos(turned), (v - 0.5) * 0.8 - at * Math.sin(turned) * 0.5) < large
    )
      return colour;
    if (Math.abs(far - at) < 0.006) return [0.4, 0.46, 0.66];
  }
  return [0.07, 0.1, 0.24];
};

/** Where the land of a map of the world is: the middle across and up, half its width and its height. */
const LANDS: readonly (readonly [number, number, number, number])[] = [
  [0.2, 0.68, 0.13, 0.2],
  [0.31, 0.32, 0.08, 0.22],
  [0.53, 0.74, 0.08, 0.12],
  [0.55, 0.42, 0.09, 0.22],
  [0.74, 0.7, 0.18, 0.18],
  [0.83, 0.28, 0.08, 0.1],
];

/** A map of the world. */
const map: Chart = (u, v) => {
  const ragged = 0.16 * Math.sin(u * 47 + v * 31) + 0.12 * Math.sin(v * 61 - u * 23);
  const isLand = LANDS.some(
    ([x, y, wide, high]) => Math.hypot((u - x) / wide, (v - y) / high) < 1 + ragged,
  );
  if (isLand)
    return v > 0.8 ? PAPER : u > 0.45 && v < 0.5 ? [0.86, 0.72, 0.38] : [0.46, 0.66, 0.34];
  const isLine = Math.abs((u * 6) % 1) < 0.03 || Math.abs((v * 4) % 1) < 0.03;
  return isLine ? [0.6, 0.76, 0.86] : [0.44, 0.66, 0.82];
};

const CHARTS: readonly Chart[] = [planets, map, counting];

/** How wide charts are, from where the first begins to the next, and how low and high they hang; metres. */
const SIZE = { wide: 1, first: 2.7, next: 1.5, low: 1.15, high: 2 } as const;
/** How much of a chart its frame takes at each edge. */
const EDGE = 0.04;

/** Charts on a classroom's wall beside the eye, so far aside; `side` is 1 where that is on the left. */
export function classPosters(wall: number, side: number): Solid[] {
  return CHARTS.map((chart, n) => {
    const from = SIZE.first + SIZE.next * n;
    const shown: Material = (_x, y, z) => {
      // As it is read from within the room.
      const along = (z - from) / SIZE.wide;
      const [u, v] = [side > 0 ? along : 1 - along, (y - SIZE.low) / (SIZE.high - SIZE.low)];
      return Math.min(u, v, 1 - u, 1 - v) < EDGE ? FRAME : chart(u, v);
    };
    return slab([wall, wall + side * 0.02], [SIZE.low, SIZE.high], [from, from + SIZE.wide], shown);
  });
}
