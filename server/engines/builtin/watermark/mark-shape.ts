import { blurBox } from '../kernels/blur-box.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { type Cell, foldMedian } from './cell.ts';
import { integrate } from './integrate.ts';

/** Steps below about this many deviations of their noise are held down. */
const NOISE = 2.5;
/** Radius of the mean that the ground under a mark is read from, in pixels. */
const GROUND_RADIUS = 16;
/** A mark is clear where it has this much of its level, and so has this share of its neighbours. */
const CORE = 0.5;
const CORE_SHARE = 0.3;
/** How far its soft edge reaches from there, in pixels, and the least of it that is not noise. */
const EDGE = 3;
const LEAST = 0.05;

/**
 * What a picture's plane has in common in all cells beside its own content: the mark, as differences
 * of brightness from the ground, which is 0. From the middle value of every step over all cells
 * (after Dekel et al. 2017), put together again. `onShare` is told the share of the work that is done.
 */
export function commonRelief(
  plane: Float32Array,
  width: number,
  cell: Cell,
  onShare: OnShare,
): Float32Array {
  const [onAcross, onDown, onWhole] = divideShare(onShare, [2, 2, 1]);
  const across = plane.map((value, at) =>
    (at % width) + 1 < width ? (plane[at + 1] as number) - value : 0,
  );
  const down = plane.map((value, at) =>
    at + width < plane.length ? (plane[at + width] as number) - value : 0,
  );
  const stepsAcross = quieten(foldMedian(across, width, cell).median);
  onAcross(1);
  const stepsDown = quieten(foldMedian(down, width, cell).median);
  onDown(1);
  const relief = integrate(stepsAcross, stepsDown, cell.width);
  onWhole(1);
  return relief;
}

function quieten(steps: Float32Array): Float32Array {
  const sizes = steps.map(Math.abs).sort();
  const limit = NOISE * 1.4826 * (sizes[sizes.length >> 1] as number) + 1e-6;
  return steps.map((step) => step * (1 - Math.exp(-((step / limit) ** 2))));
}

/** A mark within a cell. */
export interface MarkShape {
  /** How much of the mark each place of the window has: 0 none, 1 all. */
  readonly cover: Float32Array;
  /** How much brighter (or, below 0, darker) than the ground it is in the middle, 0 to 255. */
  readonly level: number;
}

/** Reads a relief as a mark of one level on flat ground; null if there is none. */
export function readShape(relief: Float32Array, width: number): MarkShape | null {
  const first = levelOf(relief);
  if (first === 0) return null;
  const even = flatten(relief, width, first);
  const level = levelOf(even);
  if (level === 0) return null;
  const cover = even.map((value) => Math.min(1, Math.max(0, value / level)));
  return { cover: keepNearCore(cover, width), level };
}

/** Clears what is not within a few pixels of a clear part of the mark: that is noise. */
export function keepNearCore(cover: Float32Array, width: number): Float32Array {
  const core = cover.map((value) => (value > CORE ? 1 : 0));
  const firm = blurBox(core, width, 1).map((share) => (share > CORE_SHARE ? 1 : 0));
  const near = blurBox(firm, width, EDGE);
  return cover.map((value, at) => ((near[at] as number) > 1e-4 && value > LEAST ? value : 0));
}

/** The level that most of what sticks out has; 0 if nothing does. */
function levelOf(relief: Float32Array): number {
  const sorted = relief.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number;
  const [low, high] = [at(0.003), at(0.997)];
  const sign = high > -low ? 1 : -1;
  const most = Math.max(high, -low);
  const core = relief.map((value) => value * sign).filter((value) => value > most * 0.6);
  return core.length === 0 || most < 1 ? 0 : sign * (core.sort()[core.length >> 1] as number);
}

/** Takes the ground's slow changes away, read where there is no mark. */
function flatten(relief: Float32Array, width: number, level: number): Float32Array {
  const ground = relief.map((value) => (value / level < 0.35 ? 1 : 0));
  const weights = blurBox(ground, width, GROUND_RADIUS);
  const sums = blurBox(
    relief.map((value, at) => value * (ground[at] as number)),
    width,
    GROUND_RADIUS,
  );
  return relief.map(
    (value, at) => value - (sums[at] as number) / Math.max(0.01, weights[at] as number),
  );
}
