import { clamp, lumaAt } from '../arithmetic.ts';
import { THING } from '../world/frame.ts';

/** How far within what is lighter all around it a mark reaches at the most, pixels of a picture of a megapixel, and at the least. */
const REACH = 4.5;
const LEAST = 2;
/** By how much luma a mark is darker than what is around that is just none, and one that is all. */
const DARKER = { from: 0.05, to: 0.24 } as const;
/** Of what is around a mark, the colour of skin: how saturated, and how far green is from blue toward red. */
const SKIN = { pale: 0.14, vivid: 0.66, rosy: 0.16, sallow: 0.62, least: 0.26 } as const;

/**
 * Eyes, brows and mouths: how much each pixel of a picture (red, green and blue of 0 to 1 in turn) is a dark mark, 0 to 1, that is
 * smaller than a brush and lies on what has the colour of skin. `unit` is 1 for a picture of a megapixel; `kind` is of each
 * pixel where that is known: the ground has none then.
 */
export function darkMarks(
  rgb: Float32Array,
  width: number,
  unit: number,
  kind?: Uint8Array,
): Float32Array {
  const height = rgb.length / 3 / width;
  const reach = Math.max(LEAST, Math.round(REACH * unit));
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at++) luma[at] = lumaAt(rgb, at);
  // Closed as in mathematical morphology: what is dark and small is filled.
  const dark = greatest(luma, width, reach).map((light) => -light);
  const closed = greatest(dark, width, reach);
  return luma.map((own, at) => {
    if (kind !== undefined && kind[at] !== THING) return 0;
    const share = clamp((-(closed[at] as number) - own - DARKER.from) / (DARKER.to - DARKER.from));
    return share > 0 && isOnSkin(rgb, luma, width, at, reach) ? share : 0;
  });
}

/** Draws such marks again over what was painted, that much darker than it. */
export function drawMarks(rgb: Float32Array, marks: Float32Array, darker: number): void {
  for (let at = 0; at < marks.length; at++) {
    const left = 1 - darker * (marks[at] as number);
    if (left === 1) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * left;
  }
}

/** The greatest value within a square around each pixel (at the picture's border within a little more). */
const greatest = (plane: Float32Array, width: number, reach: number): Float32Array =>
  greatestAlong(greatestAlong(plane, width, reach, true), width, reach, false);

/** The same along rows, or else columns: in doubled spans, two of which make a window. Row by row either way, as they lie in memory. */
function greatestAlong(
  plane: Float32Array,
  width: number,
  reach: number,
  isAcross: boolean,
): Float32Array {
  const height = plane.length / width;
  const [most, step] = isAcross ? [width - 1, 1] : [height - 1, width];
  /** Each pixel's greater of two: so many before it and so many after it. */
  const greater = (from: Float32Array, before: number, after: number): Float32Array => {
    const all = new Float32Array(from.length);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const n = isAcross ? x : y;
        const one = from[at - (n < before ? n : before) * step] as number;
        const last = n + after > most ? most : n + after < 0 ? 0 : n + after;
        const other = from[at + (last - n) * step] as number;
        all[at] = one > other ? one : other;
      }
    return all;
  };
  let spans = plane;
  let span = 1;
  for (; 2 * span <= 2 * reach + 1; span *= 2) spans = greater(spans, 0, span);
  return greater(spans, reach, reach - span + 1);
}

/** Whether the lightest that is around a pixel has the colour of skin. */
function isOnSkin(
  rgb: Float32Array,
  luma: Float32Array,
  width: number,
  at: number,
  reach: number,
): boolean {
  const [column, height] = [at % width, luma.length / width];
  const row = (at - column) / width;
  let lightest = at;
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++)
      if ((luma[y * width + x] as number) > (luma[lightest] as number)) lightest = y * width + x;
  const [red, green, blue] = [lightest * 3, lightest * 3 + 1, lightest * 3 + 2].map(
    (c) => rgb[c] as number,
  ) as [number, number, number];
  if (red < SKIN.least || red <= green || green < blue) return false;
  const [vivid, sallow] = [1 - blue / red, (green - blue) / (red - blue)];
  return vivid > SKIN.pale && vivid < SKIN.vivid && sallow > SKIN.rosy && sallow < SKIN.sallow;
}
