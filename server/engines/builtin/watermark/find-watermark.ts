import { lumaBytes } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { correlateEdges } from './autocorrelation.ts';
import { cellFor, unfold } from './cell.ts';
import { cellOf, findLattice } from './find-lattice.ts';
import { commonRelief, keepNearCore, readShape } from './mark-shape.ts';
import { measureCover } from './measure-cover.ts';
import { type Paint, solvePaint } from './opacity.ts';

/** A mark that is repeated over a picture. */
export interface Watermark {
  /** How much of the mark each pixel of the picture has, 0 to 1. */
  readonly cover: Float32Array;
  readonly paint: Paint;
  /** How often it is repeated: the picture's size over its cell's. */
  readonly times: number;
}

/** Fewer repetitions do not tell a mark from what the picture has twice. */
const LEAST_TIMES = 5;
/** A mark covers at least and at most this share of a picture. */
const LEAST_COVER = 0.003;
const MOST_COVER = 0.55;

/**
 * Finds a mark that is repeated all over a picture, and what it is made of; null if there is none.
 * `pixels` is RGBA; `onProgress` is told the share of the work that is done.
 */
export function findWatermark(
  pixels: Uint8ClampedArray,
  width: number,
  onProgress: OnShare,
): Watermark | null {
  const height = pixels.length / 4 / width;
  const luma = lumaBytes(pixels);
  const [onRepeats, onShape, onPaint, ...onRounds] = divideShare(onProgress, [8, 3, 2, 7, 6]);
  const lattice = findLattice(correlateEdges(luma, width, onRepeats));
  if (lattice === null || (width * height) / cellOf(lattice) < LEAST_TIMES) return null;
  const cell = cellFor(lattice, width, height);
  const relief = commonRelief(Float32Array.from(luma), width, cell, onShape);
  const shape = readShape(relief, cell.width);
  if (shape === null) return null;
  let cover = unfold(shape.cover, cell, width, height);
  const covered = cover.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / cover.length;
  if (covered < LEAST_COVER || covered > MOST_COVER) return null;
  let paint = solvePaint(pixels, cover, width);
  if (paint === null) return null;
  onPaint(1);
  // Measured twice: what the first time finds beside the shape shows the second more of it.
  for (const onRound of onRounds) {
    const measured = measureCover(pixels, width, cell, cover, paint, onRound);
    cover = unfold(keepNearCore(measured.window, cell.width), cell, width, height);
    paint = measured.paint;
  }
  return { cover, paint, times: Math.round((width * height) / cellOf(lattice)) };
}
