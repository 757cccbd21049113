import type { Glyph } from './glyph.ts';

/** A glyph whose bounds are measured along and across lines that run at an angle. */
export interface TurnedGlyph extends Glyph {
  /** The same glyph with the picture's own bounds. */
  readonly upright: Glyph;
}

/** Directions of a frame in which lines run level: a point's places along and across them. */
export interface Frame {
  readonly cos: number;
  readonly sin: number;
}

/** The frame of lines that run downward to the right by that many degrees. */
export const frameOf = (degrees: number): Frame => ({
  cos: Math.cos((degrees * Math.PI) / 180),
  sin: Math.sin((degrees * Math.PI) / 180),
});

/** Where a point lies along a frame's lines and across them. */
export const along = ({ cos, sin }: Frame, x: number, y: number): number => x * cos + y * sin;
export const across = ({ cos, sin }: Frame, x: number, y: number): number => y * cos - x * sin;

/** Measures a glyph's bounds in a frame; `width` is the picture's. */
export function turnGlyph(glyph: Glyph, width: number, frame: Frame): TurnedGlyph {
  const { rim } = glyph;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [left, right];
  for (let index = 0; index < rim.length; index++) {
    const at = rim[index] as number;
    const x = at % width;
    const y = (at - x) / width;
    const u = x * frame.cos + y * frame.sin;
    const v = y * frame.cos - x * frame.sin;
    if (u < left) left = u;
    if (u > right) right = u;
    if (v < top) top = v;
    if (v > bottom) bottom = v;
  }
  // A pixel is a square of one; its middle stands half a pixel from its sides, whatever the angle.
  return { ...glyph, upright: glyph, left, right: right + 1, top, bottom: bottom + 1 };
}
