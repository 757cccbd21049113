import type { Random } from '../kernels/random.ts';
import type { Level } from './level.ts';
import type { Matcher } from './matcher.ts';

/**
 * Starts a level from the field of the next coarser one: the field is doubled, not the pixels, so
 * that the finer level begins sharp. A doubled source that is no longer whole moves to the nearest
 * that is.
 */
export function upsample(
  coarse: Level,
  coarseSource: Int32Array,
  fine: Level,
  matcher: Matcher,
  random: Random,
): void {
  for (const target of fine.targets) {
    const x = target % fine.width;
    const y = (target - x) / fine.width;
    const parent = nearestParent(coarse, coarseSource, x >> 1, y >> 1);
    const doubled =
      parent < 0
        ? -1
        : (2 * Math.floor(parent / coarse.width) + (y & 1)) * fine.width +
          2 * (parent % coarse.width) +
          (x & 1);
    const anywhere = fine.sources[random.below(fine.sources.length)] as number;
    matcher.assign(target, doubled < 0 ? anywhere : nearestValid(fine, doubled, anywhere));
  }
}

function nearestParent(coarse: Level, source: Int32Array, x: number, y: number): number {
  for (let radius = 0; radius <= 3; radius++) {
    for (let row = y - radius; row <= y + radius; row++) {
      for (let column = x - radius; column <= x + radius; column++) {
        if (row < 0 || row >= coarse.height || column < 0 || column >= coarse.width) continue;
        const found = source[row * coarse.width + column] as number;
        if (found < 0) continue;
        const moved = found + (y - row) * coarse.width + (x - column);
        return coarse.valid[moved] === 1 ? moved : found;
      }
    }
  }
  return -1;
}

function nearestValid({ width, valid }: Level, at: number, otherwise: number): number {
  for (let radius = 0; radius <= 4; radius++) {
    for (let row = -radius; row <= radius; row++) {
      for (let column = -radius; column <= radius; column++) {
        const moved = at + row * width + column;
        if (valid[moved] === 1) return moved;
      }
    }
  }
  return otherwise;
}
