import type { Glyph } from './glyph.ts';

/**
 * Describes a line of glyphs by numbers of about −3 to 3 that tell writing from leaves, bricks and
 * windows: how many glyphs, how firm and how even they are, how alike, how straight the line is, how
 * varied their shapes, and how many shapes like them lie above and below it.
 */
export function describeLine(line: readonly Glyph[], all: readonly Glyph[]): number[] {
  const height = median(line.map((glyph) => glyph.bottom - glyph.top));
  const stroke = median(line.map((glyph) => glyph.stroke));
  const contrast = Math.max(1, median(line.map((glyph) => glyph.contrast)));
  const bounds = boundsOf(line);
  const fills = line.map(
    ({ pixels, left, right, top, bottom }) => pixels.length / ((right - left) * (bottom - top)),
  );
  const shapes = line.map(({ left, right, top, bottom }) =>
    Math.log((right - left) / (bottom - top)),
  );
  return [
    Math.log(line.length),
    Math.log(median(line.map((glyph) => glyph.margin)) / 20),
    median(line.map((glyph) => glyph.spread)) / contrast / 0.1,
    Math.min(colourSpread(line, 'colour'), colourSpread(line, 'lift')) / contrast / 0.1,
    deviation(line.map((glyph) => Math.log(Math.max(0.5, glyph.stroke)))) / 0.2,
    (bounds.bottom - bounds.top) / height - 1,
    median(line.map((glyph) => glyph.unevenness)) / 0.3,
    Math.abs(Math.log(stroke / height / 0.11)),
    Math.abs(median(fills) - 0.45) / 0.2,
    Math.min(1, deviation(fills) / 0.12) + Math.min(1, deviation(shapes) / 0.4),
    Math.log(1 + lookalikes(line, all, bounds, height, stroke) / line.length),
  ];
}

/** A box, in pixels; `right` and `bottom` are just outside. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around some glyphs; `right` and `bottom` are just outside. */
export const boundsOf = (line: readonly Bounds[]): Bounds => ({
  left: Math.min(...line.map((glyph) => glyph.left)),
  top: Math.min(...line.map((glyph) => glyph.top)),
  right: Math.max(...line.map((glyph) => glyph.right)),
  bottom: Math.max(...line.map((glyph) => glyph.bottom)),
});

/** Shapes of about the line's stroke that lie within a height of it and are not aligned with it. */
function lookalikes(
  line: readonly Glyph[],
  all: readonly Glyph[],
  bounds: Bounds,
  height: number,
  stroke: number,
): number {
  const own = new Set(line);
  let count = 0;
  for (const glyph of all) {
    const x = (glyph.left + glyph.right) / 2;
    const y = (glyph.top + glyph.bottom) / 2;
    if (own.has(glyph) || x < bounds.left - height || x > bounds.right + height) continue;
    if (y < bounds.top - height || y > bounds.bottom + height) continue;
    if (glyph.stroke > 2 * stroke || glyph.stroke < stroke / 2) continue;
    if (glyph.bottom - glyph.top >= height / 3) count++;
  }
  return count;
}

/** How unlike glyphs are in colour, or in what they add to the ground: translucent ink takes on its colours. */
function colourSpread(line: readonly Glyph[], of: 'colour' | 'lift'): number {
  const spreads = ([0, 1, 2] as const).map((c) => deviation(line.map((glyph) => glyph[of][c])));
  return Math.hypot(...spreads);
}

/** The middle value; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
