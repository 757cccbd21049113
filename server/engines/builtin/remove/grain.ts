import { lumaAt } from '../kernels/luma.ts';
import type { Random } from '../kernels/random.ts';

/** How far grain is taken from, in pixels. */
const REACH = 7;
/** Share of the neighbourhood's grain that is added: a little less hides better than a little more. */
const STRENGTH = 0.85;
/** Larger differences are edges, not grain. */
const LARGEST = 26;
/** Places that are tried for a known pixel. */
const TRIES = 6;

/**
 * Gives smoothly filled pixels the grain of their surroundings, without which a repair shows as a
 * smooth worm: each takes the fine detail (a pixel against the mean of its neighbours) of a known
 * pixel nearby, the same in all colours. `pixels` is RGBA, written only where `hole` is 1; `unknown`
 * is above 0 where pixels were not known.
 */
export function addGrain(
  pixels: Uint8ClampedArray,
  hole: Uint8Array,
  unknown: Uint8Array,
  width: number,
  random: Random,
): void {
  const height = hole.length / width;
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 1) continue;
    const x = at % width;
    const y = (at - x) / width;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const column = x + random.below(2 * REACH + 1) - REACH;
      const row = y + random.below(2 * REACH + 1) - REACH;
      if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
      const detail = detailAt(pixels, unknown, width, row * width + column);
      if (detail === null) continue;
      for (let c = 0; c < 3; c++) {
        pixels[at * 4 + c] = (pixels[at * 4 + c] as number) + STRENGTH * detail;
      }
      break;
    }
  }
}

/** A pixel's luma against its four neighbours' mean, or null if they are not all known or differ like an edge. */
function detailAt(
  pixels: Uint8ClampedArray,
  unknown: Uint8Array,
  width: number,
  at: number,
): number | null {
  let mean = 0;
  for (const other of [at - 1, at + 1, at - width, at + width]) {
    if (unknown[other] !== 0) return null;
    mean += lumaAt(pixels, other) / 4;
  }
  const detail = (lumaAt(pixels, at) - mean) * 0.9;
  return unknown[at] !== 0 || Math.abs(detail) > LARGEST ? null : detail;
}
