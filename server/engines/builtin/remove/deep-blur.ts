import { clamp, mix } from '../kernels/arithmetic.ts';
import { awayFromHole } from './hole.ts';
import { type KnownMeans, knownMeans } from './known-means.ts';
import type { Level } from './level.ts';
import { continueSmoothly } from './smooth-continuation.ts';
import { type ThreePlanes, threePlanes } from './three-planes.ts';
import type { Workspace } from './workspace.ts';

/** What surrounds a hole lies within so many pixels of it. */
const AROUND = 24;
/** Ground is far out of focus where means over squares of these radii differ, but for a tenth of it, by no more than so many grey levels. */
const [FINE, WIDE] = [2, 8] as const;
const MOST_DETAIL = 9;
const USUAL = 0.9;
/** Pieces that fit have joins whose steps come to no more than this (see {@link stepsAtJoins}), those that surely do not to that. */
const UNFIT = [50, 90] as const;
/** The grain is what pixels have beyond means over squares of this radius, and so many times what is usual at most. */
const GRAIN_RADIUS = 4;
const MOST_GRAIN = 1.5;
/** What is known is averaged over squares of this radius before it is continued: its grain would be drawn out. */
const BORDER_RADIUS = 2;

/** What a hole in ground far out of focus is to show. */
export interface Blur {
  /** The colours of the hole's pixels, in their order. */
  readonly colours: ThreePlanes;
  /** How surely it is to show them, above 0 to 1. */
  readonly share: number;
}

/**
 * The smoothest continuation of the surroundings, with the grain of the fill's sources, for a hole all around which the
 * ground is far out of focus, where a voted fill is of pieces that do not fit each other: on ground without
 * any texture there is no join that is not seen, nor one that a finish can spread as widely as all else is blurred. Null where there is
 * some texture, or pieces that fit. `pixels` is RGBA with the voted fill.
 */
export function continueBlur(
  { level, field }: Pick<Workspace, 'level' | 'field'>,
  pixels: Uint8ClampedArray,
): Blur | null {
  const { hole, width, holePixels } = level;
  const share = clamp(
    (stepsAtJoins(level, field.source, pixels) - UNFIT[0]) / (UNFIT[1] - UNFIT[0]),
  );
  if (share === 0) return null;
  const means = knownMeans(level, pixels);
  const away = awayFromHole(hole, width);
  const around = Int32Array.from(hole, (_, at) => at).filter(
    (at) => hole[at] === 0 && (away[at] as number) <= AROUND,
  );
  if (usualDetail(around, (at, into) => means.write(at, FINE, into), means, WIDE) > MOST_DETAIL)
    return null;
  const colourOf = (at: number, into: Float32Array) => {
    for (let c = 0; c < 3; c++) into[c] = pixels[at * 4 + c] as number;
  };
  const most = MOST_GRAIN * usualDetail(around, colourOf, means, GRAIN_RADIUS);
  const planes = borderColours(level, pixels, means, away);
  continueSmoothly(planes, hole, width);
  const mean = new Float32Array(3);
  const colours = threePlanes(() => new Float32Array(holePixels.length));
  holePixels.forEach((at, index) => {
    const source = field.source[at] as number;
    if (source >= 0) means.write(source, GRAIN_RADIUS, mean);
    colours.forEach((plane, c) => {
      const grain = source < 0 ? 0 : (pixels[source * 4 + c] as number) - (mean[c] as number);
      plane[index] = (planes[c]?.[at] as number) + clamp(grain, -most, most);
    });
  });
  return { colours, share };
}

/** Writes a hole's blur into its pixels, RGBA. */
export function mixIn(
  { colours, share }: Blur,
  { holePixels }: Pick<Level, 'holePixels'>,
  pixels: Uint8ClampedArray,
): void {
  holePixels.forEach((at, index) => {
    colours.forEach((plane, c) => {
      pixels[at * 4 + c] = mix(pixels[at * 4 + c] as number, plane[index] as number, share);
    });
  });
}

/**
 * By how many grey levels the steps at all joins go beyond what either source shows there, summed and divided by the root of
 * the hole's pixels: of a join straight across a square hole the mean of its steps.
 */
function stepsAtJoins(
  { width, hole, holePixels }: Level,
  source: Int32Array,
  pixels: Uint8ClampedArray,
): number {
  let sum = 0;
  for (const at of holePixels) {
    for (const step of [1, width]) {
      if (hole[at + step] !== 1) continue;
      const [one, two] = [source[at] as number, source[at + step] as number];
      if (one >= 0 && two >= 0 && two !== one + step) sum += stepBeyond(pixels, at, one, two, step);
    }
  }
  return sum / Math.sqrt(holePixels.length);
}

/** By how much the step from a pixel to its neighbour goes beyond those at the sources of both, in the channel where that is most. */
function stepBeyond(
  pixels: Uint8ClampedArray,
  at: number,
  one: number,
  two: number,
  step: number,
): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const rise = (from: number) =>
      (pixels[(from + step) * 4 + c] as number) - (pixels[from * 4 + c] as number);
    const [present, first, second] = [rise(at), rise(one), rise(two - step)];
    most = Math.max(most, present - Math.max(first, second), Math.min(first, second) - present);
  }
  return most;
}

/** By how much most pixels differ, in some channel, from the means of what is known around them. */
function usualDetail(
  around: Int32Array,
  write: (at: number, into: Float32Array) => void,
  means: KnownMeans,
  radius: number,
): number {
  const [own, mean] = [new Float32Array(3), new Float32Array(3)];
  const detail = Float32Array.from(around, (at) => {
    write(at, own);
    means.write(at, radius, mean);
    return Math.max(...own.map((value, c) => Math.abs(value - (mean[c] as number))));
  }).sort();
  return detail[Math.floor(USUAL * detail.length)] ?? 0;
}

/** What is known, averaged right beside the hole. */
function borderColours(
  { hole }: Level,
  pixels: Uint8ClampedArray,
  means: KnownMeans,
  away: Float32Array,
): ThreePlanes {
  const planes = threePlanes((c) =>
    Float32Array.from(hole, (_, at) => pixels[at * 4 + c] as number),
  );
  const mean = new Float32Array(3);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1 || (away[at] as number) > BORDER_RADIUS) continue;
    means.write(at, BORDER_RADIUS, mean);
    for (let c = 0; c < 3; c++) (planes[c] as Float32Array)[at] = mean[c] as number;
  }
  return planes;
}
