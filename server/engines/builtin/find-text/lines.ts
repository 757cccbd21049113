import { type Glyph, unlikeness } from './glyph.ts';

/** How alike neighbours in a line have to be. */
const STROKE_RATIO = 1.7;
const HEIGHT_RATIO = 3;
const COLOUR_SHARE = 0.3;
const LEAST_COLOUR = 24;
/** The widest gap between neighbours and the least overlap of their heights, in heights. */
const WIDEST_GAP = 0.9;
const LEAST_OVERLAP = 0.35;
/** Neighbours share a top, a middle or a bottom to within this many heights. */
const ALIGNMENT = 0.2;

/** Groups glyphs into lines along their frame's first direction: neighbours alike in stroke, height and colour. */
export function groupLines<One extends Glyph>(glyphs: readonly One[]): One[][] {
  const sorted = glyphs.toSorted((one, other) => one.left - other.left || one.top - other.top);
  const leader = sorted.map((_, index) => index);
  const find = (index: number): number => {
    let top = index;
    while (leader[top] !== top) top = leader[top] as number;
    leader[index] = top;
    return top;
  };
  const reach = WIDEST_GAP * Math.max(0, ...sorted.map((glyph) => glyph.bottom - glyph.top));
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as One;
      if (other.left > one.right + reach) break;
      if (other.top > one.bottom || other.bottom < one.top) continue;
      if (areNeighbours(one, other)) leader[find(next)] = find(index);
    }
  }
  const lines = new Map<number, One[]>();
  for (const [index, glyph] of sorted.entries()) {
    const line = lines.get(find(index));
    if (line) line.push(glyph);
    else lines.set(find(index), [glyph]);
  }
  return [...lines.values()];
}

function areNeighbours(one: Glyph, other: Glyph): boolean {
  const heights = [one.bottom - one.top, other.bottom - other.top] as const;
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const thin = Math.min(one.stroke, other.stroke);
  const thick = Math.max(one.stroke, other.stroke);
  const contrast = Math.min(one.contrast, other.contrast);
  return (
    gap <= WIDEST_GAP * high &&
    high <= HEIGHT_RATIO * low &&
    overlap >= LEAST_OVERLAP * low &&
    misalignment(one, other) <= ALIGNMENT * high + 1 &&
    (thick <= STROKE_RATIO * thin || thick - thin < 0.8) &&
    unlikeness(one, other, contrast) <= Math.max(LEAST_COLOUR, COLOUR_SHARE * contrast)
  );
}

function misalignment(one: Glyph, other: Glyph): number {
  const tops = one.top - other.top;
  const bottoms = one.bottom - other.bottom;
  return Math.min(Math.abs(tops), Math.abs(bottoms), Math.abs(tops + bottoms) / 2);
}
