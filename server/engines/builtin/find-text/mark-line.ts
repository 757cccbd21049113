import { partAt } from '../kernels/components.ts';
import { holeDepth } from '../remove/hole.ts';
import type { TextLine } from './complete-line.ts';
import { distance } from './glyph.ts';
import { across, along } from './turn-glyph.ts';

/** How near to the letters' colour a pixel has to be to be one of them, as a share of their contrast. */
const COLOUR_SHARE = 0.3;
const LEAST_COLOUR = 24;
const MOST_COLOUR = 60;
/** The box around a line that is searched, in heights beyond its bounds. */
const MARGIN = 0.4;
/** Small parts lie within so many heights of the line. */
const PART_REACH = 0.25;
/** With more of that colour around than this many times the letters, it is the background's too. */
const MOST_ALIKE = 1.8;
/** The mask grows by at least this many pixels, and at most by so many plus so many strokes' widths. */
const LEAST_GROWTH = 2;
const MOST_GROWTH = 3;
const MOST_STROKES = 2;
/** Edges this much stronger than the surroundings' are the letters' own: their outline, their shadow. */
const EDGE_RATIO = 1.3;
const EDGE_MORE = 3;
/**
 * Where the mean colour at a distance changes by so much over so many pixels, and so many times more than
 * farther away, an outline ends, though its edge is weak.
 */
const STEP = 6;
const STEP_OVER = 2;
const STEP_RATIO = 2.5;

/** A box of a picture; `right` and `bottom` are just outside. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Marks a line of writing in `mask` (255, one byte a pixel): its letters, what else in its box has
 * their colour and is as small (dots, points), grown over outline and shadow.
 */
export function markLine(
  mask: Uint8Array,
  pixels: Uint8ClampedArray,
  width: number,
  line: TextLine,
): void {
  const height = mask.length / width;
  const margin = Math.ceil(MARGIN * line.height + MOST_STROKES * line.stroke + 2 * MOST_GROWTH);
  const box = {
    left: Math.max(0, line.upright.left - margin),
    top: Math.max(0, line.upright.top - margin),
    right: Math.min(width, line.upright.right + margin),
    bottom: Math.min(height, line.upright.bottom + margin),
  };
  const columns = box.right - box.left;
  const letters = new Uint8Array(columns * (box.bottom - box.top));
  for (const { pixels: members } of line.glyphs) {
    for (const at of members) {
      const x = at % width;
      letters[((at - x) / width - box.top) * columns + x - box.left] = 1;
    }
  }
  addSmallParts(letters, pixels, width, box, line);
  const away = holeDepth(
    letters.map((value) => 1 - value),
    columns,
  );
  const growth = growthOf(away, pixels, width, box, line.stroke);
  for (let at = 0; at < away.length; at++) {
    if ((away[at] as number) > growth) continue;
    const x = at % columns;
    mask[(box.top + (at - x) / columns) * width + box.left + x] = 255;
  }
}

/** Adds pixels of the letters' colour that hang together with letters, or with nothing outside the box. */
function addSmallParts(
  letters: Uint8Array,
  pixels: Uint8ClampedArray,
  width: number,
  box: Box,
  line: TextLine,
): void {
  const columns = box.right - box.left;
  const limit = Math.min(MOST_COLOUR, Math.max(LEAST_COLOUR, COLOUR_SHARE * line.contrast));
  const alike = letters.map((value, at) => {
    const x = at % columns;
    const from = ((box.top + (at - x) / columns) * width + box.left + x) * 4;
    const colour = [pixels[from], pixels[from + 1], pixels[from + 2]] as [number, number, number];
    return value === 1 || distance(colour, line.colour) < limit ? 1 : 0;
  });
  if (count(alike) > MOST_ALIKE * count(letters)) return;
  const thickness = holeDepth(alike, columns);
  const reach = PART_REACH * line.height;
  const seen = new Uint8Array(alike.length);
  for (let start = 0; start < alike.length; start++) {
    if (alike[start] === 0 || seen[start] === 1) continue;
    const part = partAt(alike, columns, start, seen);
    const small = part.every((at) => {
      const column = at % columns;
      const x = box.left + column;
      const y = box.top + (at - column) / columns;
      const [u, v] = [along(line.frame, x, y), across(line.frame, x, y)];
      const inside =
        u > line.left - reach &&
        u < line.right + reach &&
        v > line.top - reach &&
        v < line.bottom + reach;
      return inside && (thickness[at] as number) <= line.stroke * 0.8 + 1;
    });
    if (small) for (const at of part) letters[at] = 1;
  }
}

const count = (shape: Uint8Array): number => shape.reduce((sum, value) => sum + value, 0);

/**
 * How far the mask has to reach beyond the letters: to the last distance at which edges are clearly
 * stronger than farther away, or where colours change all around.
 */
function growthOf(
  away: Float32Array,
  pixels: Uint8ClampedArray,
  width: number,
  box: Box,
  stroke: number,
): number {
  const most = Math.ceil(MOST_GROWTH + MOST_STROKES * stroke);
  const bins = 2 * most + 4;
  // Of each distance: edges, red, green, blue.
  const sums = new Float64Array(bins * 4);
  const counts = new Float64Array(bins);
  const columns = box.right - box.left;
  for (let at = 0; at < away.length; at++) {
    const bin = Math.round(away[at] as number);
    if (bin === 0 || bin >= bins) continue;
    const x = at % columns;
    const from = (box.top + (at - x) / columns) * width + box.left + x;
    counts[bin] = (counts[bin] as number) + 1;
    sums[bin * 4] = (sums[bin * 4] as number) + edge(pixels, width, from);
    for (let c = 0; c < 3; c++)
      sums[bin * 4 + 1 + c] = (sums[bin * 4 + 1 + c] as number) + (pixels[from * 4 + c] as number);
  }
  const mean = (bin: number, of: number) =>
    (sums[bin * 4 + of] as number) / Math.max(1, counts[bin] as number);
  let far = 0;
  for (let bin = most + 1; bin < bins; bin++) far += mean(bin, 0) / (bins - most - 1);
  const stepAt = (bin: number) =>
    Math.max(...[1, 2, 3].map((of) => Math.abs(mean(bin, of) - mean(bin + STEP_OVER, of))));
  let usual = 0;
  for (let bin = most + 1; bin + STEP_OVER < bins; bin++) usual = Math.max(usual, stepAt(bin));
  let growth = LEAST_GROWTH;
  for (let bin = 1; bin <= most; bin++) {
    const isStep = stepAt(bin) > Math.max(STEP, STEP_RATIO * usual);
    if (isStep || mean(bin, 0) > EDGE_RATIO * far + EDGE_MORE) growth = Math.max(growth, bin + 1);
  }
  return growth + 0.3;
}

/** The largest difference of a pixel from its right and lower neighbours. */
function edge(pixels: Uint8ClampedArray, width: number, at: number): number {
  let strongest = 0;
  for (const other of [at + 1, at + width]) {
    if (other * 4 >= pixels.length) continue;
    for (let c = 0; c < 3; c++) {
      const step = Math.abs((pixels[at * 4 + c] as number) - (pixels[other * 4 + c] as number));
      if (step > strongest) strongest = step;
    }
  }
  return strongest;
}
