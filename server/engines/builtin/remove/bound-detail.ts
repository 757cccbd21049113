import { blurBox } from '../kernels/blur-box.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { largestNear, SHARP } from './fine-detail.ts';
import { awayFromHole } from './hole.ts';
import { knownMeans } from './known-means.ts';
import type { Level } from './level.ts';
import { partAround } from './parts.ts';
import type { Workspace } from './workspace.ts';

/** Octaves of detail: what means over squares of one radius have beyond those of the next, in pixels. */
const RADII = [1, 2, 4, 8] as const;
/** In so many of the finest, which hold the grain, a fill has its sources' own detail; in the others no more than it. */
const GRAINY = 2;
/** What is strong in an octave is looked for so many pixels beyond its reach, and what is sharp as far as this. */
const BEYOND = 3;
const SHARP_REACH = 8;
/** What is looked at for any octave. */
const FARTHEST = (RADII.at(-1) as number) + BEYOND;
/** Rounds: one takes what is too much between pieces, each half of it beside what is known, which stays. */
const ROUNDS = 3;
/** What is too much by less than so many grey levels a pixel is not seen. */
const SETTLED = 0.02;

/**
 * Takes from a fill what is sharper than both its sources and what is known beside it: the joins of
 * pieces and the hole's outline on ground out of focus, clouds, plain walls. Octave by octave the detail is
 * brought within bounds while what is known stays (projections onto convex sets, Youla and Webb 1982).
 * The more fine detail there is the wider the bounds, for it hides joins, and where there are edges in
 * focus there are none. `pixels` is RGBA, written within the hole; `fine` is `fineDetail` of them.
 * `onShare` is told the share of the work that is done.
 */
export function boundDetail(
  { level, field }: Pick<Workspace, 'level' | 'field'>,
  pixels: Uint8ClampedArray,
  fine: Float32Array,
  onShare: OnShare,
): void {
  const crop = cropAround(level);
  const { area } = crop;
  const from = new Int32Array(area.length);
  for (let at = 0; at < from.length; at++) {
    const pixel = area[at] as number;
    from[at] = level.hole[pixel] === 1 ? (field.source[pixel] as number) : pixel;
  }
  const sharp = new Float32Array(area.length);
  for (let at = 0; at < area.length; at++) {
    const pixel = from[at] as number;
    sharp[at] = pixel < 0 ? SHARP : (fine[pixel] as number);
  }
  const sharpest = largestNear(sharp, crop.width, SHARP_REACH);
  const bounded = crop.inner.filter((at) => (sharpest[at] as number) < SHARP);
  if (bounded.length === 0) return;
  const [onBounds, onColours] = divideShare(onShare, [2, 3]);
  const bounds = boundsOf(level, pixels, crop, from, bounded, sharpest);
  onBounds(1);
  for (let channel = 0; channel < 3; channel++) {
    const values = new Float32Array(area.length);
    for (let at = 0; at < area.length; at++)
      values[at] = pixels[(area[at] as number) * 4 + channel] as number;
    for (let round = 0; round < ROUNDS; round++) {
      const taken = takeExcess(values, crop.width, bounded, bounds, channel);
      onColours((channel + (round + 1) / ROUNDS) / 3);
      if (taken < SETTLED * bounded.length) break;
    }
    for (const at of bounded) pixels[(area[at] as number) * 4 + channel] = values[at] as number;
  }
}

/** A rectangle around a hole. */
interface Crop {
  readonly width: number;
  readonly hole: Uint8Array;
  /** The pixel of the level for each of its own. */
  readonly area: Int32Array;
  /** Those of its own that belong to the hole. */
  readonly inner: Int32Array;
}

function cropAround({ width, hole, holePixels }: Level): Crop {
  const part = partAround(hole, width, 2 * (RADII.at(-1) as number));
  const area = new Int32Array(part.hole.length);
  const inner = new Int32Array(holePixels.length);
  let count = 0;
  for (let at = 0; at < area.length; at++) {
    const x = at % part.width;
    area[at] = (part.top + (at - x) / part.width) * width + part.left + x;
    if (part.hole[at] === 1) inner[count++] = at;
  }
  return { width: part.width, hole: part.hole, area, inner };
}

/** What an octave's detail is to be at each of the pixels that are bounded. */
interface Bound {
  /** For each colour, in the grainy octaves; else it is 0. */
  readonly wanted: readonly Float32Array[];
  /** By how much it may differ from that. */
  readonly most: Float32Array;
}

function boundsOf(
  level: Level,
  pixels: Uint8ClampedArray,
  { width, area, hole }: Crop,
  from: Int32Array,
  bounded: Int32Array,
  sharpest: Float32Array,
): Bound[] {
  const means = knownMeans(level, pixels);
  // Colours, then what is left of them in the octaves that are still to come.
  const left = new Float32Array(area.length * 3);
  const detail = new Float32Array(area.length * 3);
  // What is farther is looked at for none.
  const near = placesNear(hole, width, FARTHEST).filter((at) => (from[at] as number) >= 0);
  for (const at of near)
    for (let c = 0; c < 3; c++) left[at * 3 + c] = pixels[(from[at] as number) * 4 + c] as number;
  const mean = new Float32Array(3);
  return RADII.map((radius, octave) => {
    const strength = new Float32Array(area.length);
    for (let index = 0; index < near.length; index++) {
      const at = near[index] as number;
      means.write(from[at] as number, radius, mean);
      let most = 0;
      for (let c = 0; c < 3; c++) {
        const apart = (left[at * 3 + c] as number) - (mean[c] as number);
        detail[at * 3 + c] = apart;
        left[at * 3 + c] = mean[c] as number;
        if (apart > most) most = apart;
        if (-apart > most) most = -apart;
      }
      strength[at] = most;
    }
    const strongest = largestNear(strength, width, radius + BEYOND);
    const isGrainy = octave < GRAINY;
    const most = new Float32Array(bounded.length);
    const wanted = [0, 1, 2].map(() => new Float32Array(bounded.length));
    for (let index = 0; index < bounded.length; index++) {
      const at = bounded[index] as number;
      const seen = strongest[at] as number;
      const smooth = 1 - (sharpest[at] as number) / SHARP;
      most[index] = (isGrainy ? seen * Math.min(1, seen / SHARP) : seen) / smooth;
      if (isGrainy) wanted.forEach((own, c) => void (own[index] = detail[at * 3 + c] as number));
    }
    return { wanted, most };
  });
}

/** The places of a rectangle within so many columns and rows of the marked ones, and some more, in scan order. */
function placesNear(marks: Uint8Array, width: number, reach: number): Int32Array {
  const away = awayFromHole(marks, width, 1.5 * reach);
  const places = new Int32Array(away.length);
  let count = 0;
  for (let at = 0; at < away.length; at++)
    if ((away[at] as number) < 1.5 * reach) places[count++] = at;
  return places.subarray(0, count);
}

/** Takes what is beyond the bounds from values of a channel; returns how much that was. */
function takeExcess(
  values: Float32Array,
  width: number,
  bounded: Int32Array,
  bounds: readonly Bound[],
  channel: number,
): number {
  const excess = new Float32Array(bounded.length);
  let finer = values;
  let total = 0;
  bounds.forEach(({ most, wanted }, octave) => {
    const mean = blurBox(values, width, RADII[octave] as number);
    const own = wanted[channel] as Float32Array;
    for (let index = 0; index < bounded.length; index++) {
      const at = bounded[index] as number;
      const apart = (finer[at] as number) - (mean[at] as number) - (own[index] as number);
      const beyond = Math.abs(apart) - (most[index] as number);
      if (beyond <= 0) continue;
      excess[index] = (excess[index] as number) + (apart < 0 ? -beyond : beyond);
      total += beyond;
    }
    finer = mean;
  });
  for (let index = 0; index < bounded.length; index++) {
    const at = bounded[index] as number;
    values[at] = (values[at] as number) - (excess[index] as number);
  }
  return total;
}
