import { completeLine, describe, type TextLine } from './complete-line.ts';
import type { Glyphs } from './find-glyphs.ts';
import type { Glyph } from './glyph.ts';
import { boundsOf, median } from './line-features.ts';
import { scoreLine } from './line-score.ts';
import { groupLines } from './lines.ts';
import { frameOf, type TurnedGlyph, turnGlyph } from './turn-glyph.ts';

/** A line that may be writing. */
export interface LikelyLine {
  readonly line: TextLine;
  /** Whether it is writing only if it runs aslant. */
  readonly aslant: boolean;
  /** Logarithm of its odds. */
  readonly score: number;
}

/** A level line is writing when the logarithm of its odds is above this: of two glyphs, and of more. */
const CERTAIN_PAIR = 1.8;
const CERTAIN_LINE = 1.3;
/** So are lines in the same place of two planes, each above the first, together above the second. */
const LIKELY = 0.5;
const CERTAIN_TOGETHER = 1.6;
/** Two boxes are the same place when they share this much of what they cover together. */
const SAME_PLACE = 0.4;
/** The angles, in degrees, of lines that are looked for beside level ones: aslant, and up or down. */
const ANGLES = [-30, -20, -10, 10, 20, 30, 80, 90, 100];
/** Aslant, chance has more tries: lines have at least so many glyphs, and better odds. */
const LEAST_ASLANT = 4;
const CERTAIN_ASLANT = 2.6;
/** A line that runs so far (degrees) from its frame is measured again in its own. */
const OFF = 1.5;
const MOST_OFF = 8;
/** Boxes within this share of a line's middle one are as large, and more of them than so many a glyph a wall. */
const ALIKE = 0.15;
const MOST_ALIKE = 3;
const MORE_ALIKE = 10;
/** How far around a line its own frame is laid, in heights. */
const AROUND = 2;

/** Groups the glyphs of a plane into lines, level, aslant and upright, and keeps the likely ones. */
export function linesOfPlane(glyphs: readonly Glyph[], width: number): LikelyLine[] {
  return [0, ...ANGLES].flatMap((degrees) => linesAt(glyphs, width, degrees));
}

/** Faint writing has so many letters, odds above this, and at least this share of them is faint. */
const LEAST_FAINT = 8;
const CERTAIN_FAINT = 1.6;
const FAINT_SHARE = 0.2;

/** Groups the glyphs of a plane into level lines and keeps those that are certainly faint writing. */
export function faintLinesOfPlane({ firm, faint }: Glyphs, width: number): TextLine[] {
  const all = [...firm, ...faint];
  const isFaint = new Set<Glyph>(faint);
  const frame = frameOf(0);
  const turned = all.map((glyph) => turnGlyph(glyph, width, frame));
  return groupLines(turned).flatMap((line) => {
    const faintOnes = line.filter(({ upright }) => isFaint.has(upright)).length;
    if (line.length < LEAST_FAINT || faintOnes < FAINT_SHARE * line.length) return [];
    if (isLattice(line, all) || scoreLine(line, turned, true) < CERTAIN_FAINT) return [];
    return [completeLine(describe(line, frame), turned)];
  });
}

/** Whether a line's odds, or its and those of what lies in the same place of another plane, are good enough. */
export function isCertain(one: LikelyLine, all: readonly LikelyLine[]): boolean {
  if (one.aslant) return one.score > CERTAIN_ASLANT;
  if (one.score > (one.line.glyphs.length === 2 ? CERTAIN_PAIR : CERTAIN_LINE)) return true;
  return all.some(
    (other) =>
      other !== one &&
      !other.aslant &&
      one.score + other.score > CERTAIN_TOGETHER &&
      sharedPlace(one.line, other.line) > SAME_PLACE,
  );
}

function linesAt(glyphs: readonly Glyph[], width: number, degrees: number): LikelyLine[] {
  const frame = frameOf(degrees);
  const turned = glyphs.map((glyph) => turnGlyph(glyph, width, frame));
  const least = degrees === 0 ? 2 : LEAST_ASLANT;
  return groupLines(turned).flatMap((line) => {
    if (line.length < least) return [];
    if (degrees !== 0 && isLattice(line, glyphs)) return [];
    const score = scoreLine(line, turned, degrees !== 0);
    const own = inOwnFrame(line, turned, width, degrees);
    const best = own !== null && own.score > score ? own : { line: describe(line, frame), score };
    const aslant = degrees !== 0 || (best === own && score < CERTAIN_LINE);
    return best.score > LIKELY ? [{ ...best, aslant }] : [];
  });
}

/** Whether shapes as large as a line's lie all over the picture: bricks make rows in every direction. */
function isLattice(line: readonly TurnedGlyph[], all: readonly Glyph[]): boolean {
  const wide = median(line.map(({ upright }) => upright.right - upright.left));
  const high = median(line.map(({ upright }) => upright.bottom - upright.top));
  const alike = all.filter(
    ({ left, right, top, bottom }) =>
      Math.abs(right - left - wide) <= ALIKE * wide &&
      Math.abs(bottom - top - high) <= ALIKE * high,
  );
  return alike.length > MOST_ALIKE * line.length + MORE_ALIKE;
}

/** A line measured in the frame that its glyphs' middles run level in; null when that is the frame it was found in. */
function inOwnFrame(
  line: readonly TurnedGlyph[],
  all: readonly TurnedGlyph[],
  width: number,
  degrees: number,
): Pick<LikelyLine, 'line' | 'score'> | null {
  if (line.length < LEAST_ASLANT) return null;
  const off = slopeOf(line);
  if (Math.abs(off) < OFF || Math.abs(off) > MOST_OFF) return null;
  const frame = frameOf(degrees + off);
  const own = new Set(line.map(({ upright }) => upright));
  const around = near(line, all).map(({ upright }) => turnGlyph(upright, width, frame));
  const turned = around.filter(({ upright }) => own.has(upright));
  return { line: describe(turned, frame), score: scoreLine(turned, around, true) };
}

/** Degrees by which the glyphs' middles run down from their frame's level, by least squares. */
function slopeOf(line: readonly TurnedGlyph[]): number {
  const middles = line.map(({ left, right, top, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  }));
  const meanX = middles.reduce((sum, { x }) => sum + x, 0) / line.length;
  const meanY = middles.reduce((sum, { y }) => sum + y, 0) / line.length;
  let [xx, xy] = [0, 0];
  for (const { x, y } of middles) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return (Math.atan2(xy, xx) * 180) / Math.PI;
}

function near(line: readonly TurnedGlyph[], all: readonly TurnedGlyph[]): TurnedGlyph[] {
  const { left, right, top, bottom } = boundsOf(line);
  const reach = AROUND * Math.max(...line.map((glyph) => glyph.bottom - glyph.top));
  return all.filter(
    (glyph) =>
      glyph.right > left - reach &&
      glyph.left < right + reach &&
      glyph.bottom > top - reach &&
      glyph.top < bottom + reach,
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
