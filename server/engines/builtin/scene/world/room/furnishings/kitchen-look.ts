import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Material } from '../solids/solid.ts';

/** How a country's kitchen is coloured. */
export interface KitchenLook {
  readonly plaster: Colour;
  /** The ground of its wall tiles, what is painted on them, and what is in the middle of that. */
  readonly tile: Colour;
  readonly ink: Colour;
  readonly heart: Colour;
  readonly doors: Colour;
  /** What hangs in strings: peppers, or onions. */
  readonly strings: Colour;
}

/** A farm's kitchen: white plaster, blue on white tiles, doors of sage, onions. */
export const FARM: KitchenLook = {
  plaster: [0.86, 0.8, 0.68],
  tile: [0.9, 0.9, 0.87],
  ink: [0.2, 0.32, 0.56],
  heart: [0.2, 0.32, 0.56],
  doors: [0.45, 0.52, 0.42],
  strings: [0.78, 0.52, 0.26],
};

/** A Mexican kitchen: ochre plaster, many-coloured tiles, doors of blue, red peppers. */
export const MEXICAN: KitchenLook = {
  plaster: [0.88, 0.58, 0.2],
  tile: [0.93, 0.9, 0.8],
  ink: [0.08, 0.2, 0.62],
  heart: [0.95, 0.6, 0.08],
  doors: [0.06, 0.36, 0.56],
  strings: [0.78, 0.07, 0.05],
};

/** Painted tiles: a flower of four leaves and corners that join into rings with those beside. */
export const painted =
  ({ tile, ink, heart }: KitchenLook, size = 0.17): Material =>
  (x, y, z, axis) => {
    const [a, b] = axis === 1 ? [x, z] : axis === 0 ? [z, y] : [x, y];
    const [u, v] = [a / size - Math.floor(a / size) - 0.5, b / size - Math.floor(b / size) - 0.5];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.475) return scaleColour(tile, 0.7);
    const out = Math.hypot(u, v);
    if (out < 0.09) return heart;
    const leaf = Math.abs(Math.cos(2 * Math.atan2(v, u)));
    if (out < 0.1 + 0.24 * leaf && leaf > 0.45) return ink;
    const corner = Math.hypot(0.5 - Math.abs(u), 0.5 - Math.abs(v));
    return corner < 0.12 ? heart : corner < 0.2 && corner > 0.15 ? ink : tile;
  };
