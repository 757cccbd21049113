import { blurBox } from '../kernels/blur-box.ts';
import { lumaBytes } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { cutRows, windowOf } from './marked-window.ts';
import { type Paint, solvePaint } from './opacity.ts';
import { unblend } from './unblend.ts';

/** A translucent mark in an area that somebody marked. */
export interface BrushedMark {
  /** How much of the mark each pixel has, 0 to 1; 0 outside the area. */
  readonly cover: Float32Array;
  readonly paint: Paint;
}

/** Opacities of the paints that a search begins with. */
const OPACITIES = [0.18, 0.3, 0.45, 0.6] as const;
/** What the picture is like is judged in windows of these radii, in pixels. */
const NEARBY = [6, 15] as const;
/** Rounds with a guessed paint; the best of the guesses are worked out in so many more. */
const FIRST_ROUNDS = 3;
const HOPEFUL = 3;
const ROUNDS = 5;
/** Variance that every picture is believed to have, in squared levels. */
const LEAST_VARIANCE = 30;
const FLOOR = 12;
/** The most that one pixel says, as a logarithm of odds. */
const MOST_EVIDENCE = 8;
/** Marks are so opaque: fainter ones are not told from the picture, others hide too much of it. */
const LEAST_OPACITY = 0.08;
const MOST_OPACITY = 0.8;
/** The share of the area that a mark takes. */
const LEAST_SHARE = 0.02;
const MOST_SHARE = 0.9;
/** What is left of the mark's edge when it is taken off, as a share of it, and the least edge (levels). */
const MOST_LEFT = 0.3;
const LEAST_STEP = 7;
/** How much calmer (logarithm of variance) the area has to be without the mark. */
const LEAST_CALM = 0.15;
/** How far the opacities of its halves may be apart. */
const MOST_APART = 0.12;
/** A cover that is neither inside nor outside of a mark. */
const UNREAD = 0.5;
/** The largest window that is looked at. */
const MOST_PIXELS = 500_000;

/**
 * Finds a translucent mark of one colour within an area (a byte a pixel, above 0 where marked) and
 * what it is made of: first guesses by what stands out as strokes, then in turn the paint by the
 * contrasts beside the mark's edge and the mark by which of the two explains a pixel better, paint
 * over the picture's surroundings or the picture alone. Null if no paint explains the area well.
 * `onShare` is told the share of the work that is done.
 */
export function findBrushed(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
  onShare: OnShare,
): BrushedMark | null {
  const window = windowOf(area, width);
  if (window === null || window.width * window.height > MOST_PIXELS) return null;
  const mark = findWithin(
    cutRows(pixels, new Uint8ClampedArray(window.width * window.height * 4), window, width, 4),
    cutRows(area, new Uint8Array(window.width * window.height), window, width, 1),
    window.width,
    onShare,
  );
  if (mark === null) return null;
  const cover = new Float32Array(area.length);
  for (let y = 0; y < window.height; y++) {
    const row = mark.cover.subarray(y * window.width, (y + 1) * window.width);
    cover.set(row, (window.top + y) * width + window.left);
  }
  return { cover, paint: mark.paint };
}

function findWithin(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
  onShare: OnShare,
): BrushedMark | null {
  const before = roughness(pixels, area, width);
  const starts = inksOf(pixels, area).flatMap((colour) =>
    OPACITIES.flatMap((opacity) => NEARBY.map((radius) => ({ radius, opacity, colour }))),
  );
  const [onGuesses, onSolved] = divideShare(onShare, [2, 1]);
  const guesses = starts.flatMap(({ radius, ...paint }, index) => {
    const first = { cover: null, paint };
    const guess = refine(pixels, area, width, radius, first, FIRST_ROUNDS, false);
    onGuesses((index + 1) / starts.length);
    return guess ?? [];
  });
  const hopeful = guesses.toSorted((a, b) => a.rough - b.rough).slice(0, HOPEFUL);
  const solved = hopeful.flatMap(({ radius, ...guess }, index) => {
    const one = refine(pixels, area, width, radius, guess, ROUNDS, true);
    const isOne = one !== null && isMark(pixels, width, one, before);
    onSolved((index + 1) / hopeful.length);
    return isOne ? [one] : [];
  });
  return solved.toSorted((one, other) => one.rough - other.rough)[0] ?? null;
}

type Colour = Paint['colour'];

/** Colours that a search begins with: white, black, and the one that the area is tinted with. */
function inksOf(pixels: Uint8ClampedArray, area: Uint8Array): Colour[] {
  const sums = [new Float64Array(4), new Float64Array(4)] as const;
  for (let at = 0; at < area.length; at++) {
    const sum = sums[area[at] === 0 ? 0 : 1];
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (pixels[at * 4 + c] as number);
    sum[3] = (sum[3] as number) + 1;
  }
  const [around, within] = sums.map((sum) =>
    [...sum].map((one) => one / Math.max(1, sum[3] as number)),
  );
  const shift = [0, 1, 2].map((c) => (within?.[c] ?? 0) - (around?.[c] ?? 0));
  const most = Math.max(1, ...shift.map(Math.abs));
  const tint = shift.map((one, c) =>
    Math.min(255, Math.max(0, (around?.[c] ?? 0) + (255 * one) / most)),
  );
  return [
    [255, 255, 255],
    [0, 0, 0],
    [tint[0] ?? 0, tint[1] ?? 0, tint[2] ?? 0],
  ];
}

/** A mark as it is told so far. */
interface Guess extends BrushedMark {
  /** The window that the picture was judged in. */
  readonly radius: number;
  /** How rough the area is without it; see {@link roughness}. */
  readonly rough: number;
}

/** Tells mark and picture apart in turns; with `free` the paint is measured anew each time. */
function refine(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
  radius: number,
  first: { readonly cover: Float32Array | null; readonly paint: Paint },
  rounds: number,
  free: boolean,
): Guess | null {
  let { cover, paint } = first;
  for (let round = 0; round < rounds; round++) {
    cover = assign(pixels, area, width, radius, cover, paint);
    const measured = free ? solvePaint(pixels, cover, width) : paint;
    if (measured === null || measured.opacity < LEAST_OPACITY || measured.opacity > MOST_OPACITY)
      return null;
    paint = measured;
  }
  if (cover === null) return null;
  const share = sumOf(cover) / sumOf(Float32Array.from(area, Math.sign));
  if (share < LEAST_SHARE || share > MOST_SHARE) return null;
  const cleaned = new Uint8ClampedArray(pixels);
  unblend(cleaned, cover, paint);
  return { cover, paint, radius, rough: roughness(cleaned, area, width) };
}

const sumOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);

/** The mean logarithm of the variance around each pixel of an area: how busy it is. */
function roughness(pixels: Uint8ClampedArray, area: Uint8Array, width: number): number {
  const luma = Float32Array.from(lumaBytes(pixels));
  const mean = blurBox(luma, width, 2);
  const square = blurBox(
    luma.map((value) => value * value),
    width,
    2,
  );
  let [sum, count] = [0, 0];
  for (let at = 0; at < area.length; at++) {
    if (area[at] === 0) continue;
    sum += Math.log(Math.max(0, (square[at] as number) - (mean[at] as number) ** 2) + FLOOR);
    count++;
  }
  return sum / Math.max(1, count);
}

/** Gives every pixel of the area to the mark or to the picture, whichever is likelier. */
function assign(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
  radius: number,
  cover: Float32Array | null,
  paint: Paint,
): Float32Array {
  const cleaned = new Uint8ClampedArray(pixels);
  if (cover !== null) unblend(cleaned, cover, paint);
  const evidence = new Float32Array(area.length);
  const left = 1 - paint.opacity;
  for (let c = 0; c < 3; c++) {
    const plane = Float32Array.from(area, (_, at) => cleaned[at * 4 + c] as number);
    const mean = blurBox(plane, width, radius);
    const square = blurBox(
      plane.map((value) => value * value),
      width,
      radius,
    );
    const added = paint.opacity * (paint.colour[c] as number);
    for (let at = 0; at < area.length; at++) {
      if (area[at] === 0) continue;
      const middle = mean[at] as number;
      const variance = Math.max(LEAST_VARIANCE, (square[at] as number) - middle * middle);
      const seen = pixels[at * 4 + c] as number;
      const plain = (seen - middle) ** 2;
      const marked = ((seen - added) / left - middle) ** 2;
      evidence[at] = (evidence[at] as number) + (plain - marked) / (2 * variance);
    }
  }
  const bonus = -3 * Math.log(left);
  const near = blurBox(
    evidence.map((value) => Math.min(MOST_EVIDENCE, Math.max(-MOST_EVIDENCE, value + bonus))),
    width,
    1,
  );
  return near.map((value, at) => (value > 0 && (area[at] as number) > 0 ? 1 : 0));
}

/**
 * Whether a guess is a mark: its edge is clear and goes away with it, the area is much calmer
 * without it, and both halves of it have the same paint, which what a picture shows hardly has.
 */
function isMark(
  pixels: Uint8ClampedArray,
  width: number,
  { cover, paint, rough }: Guess,
  before: number,
): boolean {
  const step = edgeOf(pixels, cover, width);
  const cleaned = new Uint8ClampedArray(pixels);
  unblend(cleaned, cover, paint);
  const left = edgeOf(cleaned, cover, width) / step;
  const half = middleColumn(cover, width);
  const halves = [true, false].map((first) =>
    solvePaint(
      pixels,
      // What is left out is neither mark nor ground: no pair is read there.
      cover.map((value, at) => (at % width < half === first ? value : UNREAD)),
      width,
    ),
  );
  const agree = halves.every(
    (one) => one !== null && Math.abs(one.opacity - paint.opacity) < MOST_APART,
  );
  return step >= LEAST_STEP && left <= MOST_LEFT && before - rough >= LEAST_CALM && agree;
}

/** The column that as much of the mark lies left of as right. */
function middleColumn(cover: Float32Array, width: number): number {
  const total = sumOf(cover);
  let sum = 0;
  for (let x = 0; x < width; x++) {
    for (let at = x; at < cover.length; at += width) sum += cover[at] as number;
    if (sum >= total / 2) return x;
  }
  return width;
}

/** The mean step of luma, 0 to 255, over the mark's edge: two pixels inside against two outside, by its size. */
function edgeOf(pixels: Uint8ClampedArray, cover: Float32Array, width: number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < cover.length; at++) {
    const x = at % width;
    for (const [step, inside] of [
      [1, x >= 2 && x + 3 < width],
      [width, at >= 2 * width && at + 3 * width < cover.length],
    ] as const) {
      if (!inside || cover[at] === cover[at + step]) continue;
      const sign = (cover[at] as number) > (cover[at + step] as number) ? 1 : -1;
      for (let c = 0; c < 3; c++) {
        const near = (pixels[(at - step) * 4 + c] as number) * sign;
        sum += near - (pixels[(at + 2 * step) * 4 + c] as number) * sign;
      }
      count += 3;
    }
  }
  return count === 0 ? 0 : Math.abs(sum / count);
}
