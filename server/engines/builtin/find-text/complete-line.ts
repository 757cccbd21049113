import { unlikeness } from './glyph.ts';
import { type Bounds, boundsOf, median } from './line-features.ts';
import type { Frame, TurnedGlyph } from './turn-glyph.ts';

/** A line of writing that was accepted, and what its letters have in common. */
export interface TextLine {
  readonly glyphs: readonly TurnedGlyph[];
  /** In what frame it runs level. */
  readonly frame: Frame;
  /** Bounds in that frame, in pixels; `right` and `bottom` are just outside. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Bounds in the picture. */
  readonly upright: Bounds;
  /** Middle values of its glyphs. */
  readonly height: number;
  readonly stroke: number;
  readonly contrast: number;
  readonly margin: number;
  readonly colour: readonly [number, number, number];
  readonly lift: readonly [number, number, number];
}

/** How far beyond a line, in heights, more of it is looked for: along it, and above and below. */
const REACH_ALONG = 1.8;
const REACH_ACROSS = 0.35;
/** How alike what joins a line has to be. */
const STROKE_RATIO = 2;
const COLOUR_SHARE = 0.3;
const LEAST_COLOUR = 30;
const MOST_COLOUR = 70;
const CONTRAST_SHARE = 0.4;
const MARGIN_SHARE = 0.25;
const HEIGHT_RATIO = 2.2;

/** Sums up a line. */
export function describe(glyphs: readonly TurnedGlyph[], frame: Frame): TextLine {
  const middle = (of: 'colour' | 'lift') =>
    ([0, 1, 2] as const).map((c) => median(glyphs.map((glyph) => glyph[of][c])));
  const [red = 0, green = 0, blue = 0] = middle('colour');
  const [moreRed = 0, moreGreen = 0, moreBlue = 0] = middle('lift');
  return {
    ...boundsOf(glyphs),
    upright: boundsOf(glyphs.map(({ upright }) => upright)),
    frame,
    glyphs,
    height: median(glyphs.map((glyph) => glyph.bottom - glyph.top)),
    stroke: median(glyphs.map((glyph) => glyph.stroke)),
    contrast: median(glyphs.map((glyph) => glyph.contrast)),
    margin: median(glyphs.map((glyph) => glyph.margin)),
    colour: [red, green, blue],
    lift: [moreRed, moreGreen, moreBlue],
  };
}

/** Adds to a line the shapes, measured in its frame, beside and between its letters that look like more of it, until there are none. */
export function completeLine(line: TextLine, candidates: readonly TurnedGlyph[]): TextLine {
  let grown = line;
  const left = new Set(candidates);
  for (const glyph of line.glyphs) left.delete(glyph);
  for (;;) {
    const joining = [...left].filter((glyph) => belongs(grown, glyph));
    if (joining.length === 0) return grown;
    for (const glyph of joining) left.delete(glyph);
    // What the line is like stays as its first letters said, or it could wander off.
    const glyphs = [...grown.glyphs, ...joining];
    const upright = boundsOf(glyphs.map((glyph) => glyph.upright));
    grown = { ...grown, ...boundsOf(glyphs), upright, glyphs };
  }
}

function belongs(line: TextLine, glyph: TurnedGlyph): boolean {
  const { height, stroke, contrast } = line;
  const thin = Math.min(stroke, glyph.stroke);
  const thick = Math.max(stroke, glyph.stroke);
  return (
    glyph.right > line.left - REACH_ALONG * height &&
    glyph.left < line.right + REACH_ALONG * height &&
    glyph.top > line.top - REACH_ACROSS * height &&
    glyph.bottom < line.bottom + REACH_ACROSS * height &&
    glyph.bottom - glyph.top < HEIGHT_RATIO * height &&
    (thick < STROKE_RATIO * thin || thick - thin < 0.8) &&
    glyph.contrast > CONTRAST_SHARE * contrast &&
    glyph.margin > MARGIN_SHARE * line.margin &&
    unlikeness(line, glyph, contrast) <
      Math.min(MOST_COLOUR, Math.max(LEAST_COLOUR, COLOUR_SHARE * contrast))
  );
}
