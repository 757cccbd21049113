import { completeLine, describe, type TextLine } from './complete-line.ts';
import { findGlyphs, PLANES, planesOf } from './find-glyphs.ts';
import type { Glyph } from './glyph.ts';
import { scoreLine } from './line-score.ts';
import { groupLines } from './lines.ts';
import { markLine } from './mark-line.ts';

/** A line is writing when the logarithm of its odds is above this: of two glyphs, and of more. */
const CERTAIN_PAIR = 1.8;
const CERTAIN_LINE = 1.3;
/** So are lines in the same place of two planes, each above the first, together above the second. */
const LIKELY = 0.5;
const CERTAIN_TOGETHER = 1.6;
/** Two boxes are the same place when they share this much of what they cover together. */
const SAME_PLACE = 0.4;
/** Lines nearer than so many heights are one area. */
const SAME_AREA = 1.5;

/** Where a picture has writing. */
export interface FoundText {
  /** One byte a pixel: 255 where there are letters, their outline or shadow. */
  readonly mask: Uint8Array<ArrayBuffer>;
  /** How many separate areas of writing there are. */
  readonly areas: number;
}

/**
 * Finds writing laid over a picture or photographed with it, in any script: shapes that keep their
 * form over many levels, with strokes of even width, alike in colour and aligned. `pixels` is RGBA;
 * `onProgress` is told the share of the work that is done.
 */
export function findText(
  pixels: Uint8ClampedArray,
  width: number,
  onProgress: (share: number) => void,
): FoundText {
  const all: Glyph[] = [];
  const likely: LikelyLine[] = [];
  let done = 0;
  for (const plane of planesOf(pixels)) {
    const glyphs = findGlyphs(pixels, plane, width);
    for (const line of groupLines(glyphs)) {
      const score = line.length > 1 ? scoreLine(line, glyphs) : 0;
      if (score > LIKELY) likely.push({ line: describe(line), score });
    }
    for (const glyph of glyphs) all.push(glyph);
    onProgress(++done / (PLANES + 1));
  }
  const lines = likely
    .filter((one) => isCertain(one, likely))
    .map(({ line }) => completeLine(line, all));
  const mask = new Uint8Array(pixels.length / 4);
  for (const line of lines) markLine(mask, pixels, width, line);
  onProgress(1);
  return { mask, areas: countAreas(lines) };
}

interface LikelyLine {
  readonly line: TextLine;
  /** Logarithm of its odds. */
  readonly score: number;
}

function isCertain(one: LikelyLine, all: readonly LikelyLine[]): boolean {
  if (one.score > (one.line.glyphs.length === 2 ? CERTAIN_PAIR : CERTAIN_LINE)) return true;
  return all.some(
    (other) =>
      other !== one &&
      one.score + other.score > CERTAIN_TOGETHER &&
      sharedPlace(one.line, other.line) > SAME_PLACE,
  );
}

/** What two boxes share of what they cover together, 0 to 1. */
function sharedPlace(one: TextLine, other: TextLine): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const shared = Math.max(0, across) * Math.max(0, down);
  const area = ({ left, right, top, bottom }: TextLine) => (right - left) * (bottom - top);
  return shared / (area(one) + area(other) - shared);
}

/** Counts groups of lines whose boxes, a little grown, touch. */
function countAreas(lines: readonly TextLine[]): number {
  const left = new Set(lines);
  let areas = 0;
  for (const first of left) {
    areas++;
    const area = [first];
    left.delete(first);
    for (const line of area) {
      for (const other of left) {
        if (!areNear(line, other)) continue;
        area.push(other);
        left.delete(other);
      }
    }
  }
  return areas;
}

function areNear(one: TextLine, other: TextLine): boolean {
  const reach = SAME_AREA * Math.max(one.height, other.height);
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return across < reach && down < reach;
}
