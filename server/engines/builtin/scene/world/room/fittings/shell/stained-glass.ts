import type { Colour } from '../../../../words/idea.ts';
import type { Shell } from '../../furniture.ts';
import { plate } from '../../solids/plate.ts';
import type { Solid } from '../../solids/solid.ts';

/** What pieces of glass let through, brighter than a wall in the same light. */
const GLASS: readonly Colour[] = [
  [2.2, 0.3, 0.26],
  [0.3, 0.66, 2.1],
  [2.3, 1.6, 0.32],
  [0.28, 1.5, 0.62],
  [1.2, 0.4, 1.7],
  [2.2, 0.95, 0.24],
];
const LEAD: Colour = [0.05, 0.05, 0.06];
const of = (n: number): Colour =>
  GLASS[((n % GLASS.length) + GLASS.length) % GLASS.length] as Colour;

/** How wide the diamonds are around its flower, metres. */
const DIAMOND = 0.24;

/** What pieces of coloured glass in a window let through at a place of it: a flower in the middle, diamonds around it, leads between them. */
export function glassOf([left, right, low, high]: Shell['window']): (
  x: number,
  y: number,
) => Colour {
  const [middle, up] = [(left + right) / 2, (low + high) / 2];
  const radius = 0.42 * Math.min(right - left, high - low);
  return (x, y) => {
    const [u, v] = [x - middle, y - up];
    const away = Math.hypot(u, v) / radius;
    if (away < 1.06) {
      const turn = (Math.atan2(v, u) / (2 * Math.PI)) * 8 + 8;
      const petal = Math.round(turn);
      const off = Math.abs(turn - petal);
      const rim = 0.62 + 0.36 * Math.cos(Math.PI * off);
      if (away < 0.2) return away > 0.17 ? LEAD : of(2);
      if (Math.abs(away - rim) < 0.035 || away > 1.01 || (away < rim && off > 0.46)) return LEAD;
      return away < rim ? of(petal % 2 === 0 ? 0 : 5) : of(1);
    }
    const [a, b] = [(x + y) / DIAMOND, (x - y) / DIAMOND];
    if (Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))) < 0.045) return LEAD;
    return of(Math.floor(a) * 2 + Math.floor(b) * 3);
  };
}

/** Coloured glass in a window, through which the sun shines. */
export function stainedGlass({ window, back, outline }: Shell): Solid[] {
  const [left, right, low, high] = window;
  if (left >= right) return [];
  const pane = plate(
    2,
    [left, low, back - 0.012],
    [right, high, back - 0.004],
    (x, y) => outline?.(x, y) ?? true,
    glassOf(window),
  );
  return [{ ...pane, isGlass: true }];
}
