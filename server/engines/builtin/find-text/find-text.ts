import { divideShare, type OnShare } from '../kernels/share.ts';
import { completeLine, type TextLine } from './complete-line.ts';
import { findGlyphs, PLANES, planesOf } from './find-glyphs.ts';
import { faintLinesOfPlane, isCertain, type LikelyLine, linesOfPlane } from './find-lines.ts';
import type { Glyph } from './glyph.ts';
import { markLine } from './mark-line.ts';
import { turnGlyph } from './turn-glyph.ts';

/** Lines nearer than so many heights are one area. */
const SAME_AREA = 1.5;

/** How long it takes to search a plane for shapes, for lines among them, and to mark all lines, beside each other. */
const WEIGHTS = { glyphs: 6, lines: 2, marking: 4 } as const;

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
export function findText(pixels: Uint8ClampedArray, width: number, onProgress: OnShare): FoundText {
  const all: Glyph[] = [];
  const likely: LikelyLine[] = [];
  const faint: TextLine[] = [];
  const ofPlane = [WEIGHTS.glyphs, WEIGHTS.lines];
  const shares = divideShare(onProgress, [
    ...Array.from({ length: PLANES }, () => ofPlane).flat(),
    WEIGHTS.marking,
  ]);
  let next = 0;
  for (const plane of planesOf(pixels)) {
    const glyphs = findGlyphs(pixels, plane, width, shares[next++] as OnShare);
    for (const line of linesOfPlane(glyphs.firm, width)) likely.push(line);
    for (const line of faintLinesOfPlane(glyphs, width)) faint.push(line);
    for (const glyph of [...glyphs.firm, ...glyphs.rough]) all.push(glyph);
    shares[next++]?.(1);
  }
  const lines = likely
    .filter((one) => isCertain(one, likely))
    .map(({ line }) => {
      const turned = all.map((glyph) => turnGlyph(glyph, width, line.frame));
      return completeLine(line, turned);
    });
  lines.push(...faint);
  const mask = new Uint8Array(pixels.length / 4);
  for (const line of lines) markLine(mask, pixels, width, line);
  onProgress(1);
  return { mask, areas: countAreas(lines) };
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

function areNear(first: TextLine, second: TextLine): boolean {
  const reach = SAME_AREA * Math.max(first.height, second.height);
  const [one, other] = [first.upright, second.upright];
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return across < reach && down < reach;
}
