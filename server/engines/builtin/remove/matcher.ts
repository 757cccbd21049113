import type { Random } from '../kernels/random.ts';
import { type Level, PATCH_PIXELS, REACH } from './level.ts';

/** Where each target's best source is, and how well it fits. */
export interface Field {
  /** Index of the source pixel for each pixel of the level; −1 where there is none. */
  readonly source: Int32Array;
  /** Sum of squared differences of the two patches plus the penalty for distance. */
  readonly cost: Float32Array;
}

/** Penalty per patch pixel for a source one picture height (or width) away from its target. */
const HEIGHT_PENALTY = 6000;
const WIDTH_PENALTY = 600;
/** Share of the mean cost that each use of a source beyond its fair share costs (Kaspar et al. 2015). */
const REUSE_PENALTY = 0.1;
/** Random search begins with this share of the picture's larger side. */
const SEARCH_SHARE = 0.35;

/** Improves a field on one level. */
export interface Matcher {
  readonly field: Field;
  /** Sets a target's source without asking whether it is better. */
  assign(target: number, source: number): void;
  /** Counts the costs anew, after the guess within the hole has changed. */
  rescore(): void;
  /** One pass over all targets: propagation from neighbours, then random search. */
  pass(backwards: boolean, random: Random): void;
}

/**
 * PatchMatch (Barnes et al. 2009) on 5×5 patches of four bytes a pixel. `closeness` scales the
 * penalty for sources that are far from their target: 1 at the coarsest level, 0 for none.
 */
export function createMatcher(level: Level, closeness: number): Matcher {
  const { width, height, feature, valid, targets, sources } = level;
  const source = new Int32Array(width * height).fill(-1);
  const cost = new Float32Array(width * height);
  const uses = new Uint32Array(width * height);
  const fairShare = Math.max(1, targets.length / Math.max(1, sources.length));
  const downPenalty = (HEIGHT_PENALTY * PATCH_PIXELS * closeness) / (height * height);
  const acrossPenalty = (WIDTH_PENALTY * PATCH_PIXELS * closeness) / (width * width);
  const stride = width * 4;
  let reuse = 0;

  /** Stops early, with some number above `limit`, once the sum is above it. */
  function difference(target: number, candidate: number, limit: number): number {
    let sum = 0;
    if (closeness > 0) {
      const down = Math.floor(candidate / width) - Math.floor(target / width);
      const across = (candidate % width) - (target % width);
      sum = downPenalty * down * down + acrossPenalty * across * across;
    }
    let a = target * 4 - REACH * stride - REACH * 4;
    let b = candidate * 4 - REACH * stride - REACH * 4;
    for (let row = 0; row < 5; row++) {
      if (sum > limit) return sum;
      for (let at = 0; at < 20; at += 4) {
        const d0 = (feature[a + at] as number) - (feature[b + at] as number);
        const d1 = (feature[a + at + 1] as number) - (feature[b + at + 1] as number);
        const d2 = (feature[a + at + 2] as number) - (feature[b + at + 2] as number);
        const d3 = (feature[a + at + 3] as number) - (feature[b + at + 3] as number);
        sum += d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3;
      }
      a += stride;
      b += stride;
    }
    return sum;
  }

  function surcharge(count: number): number {
    return count > fairShare ? reuse * (count - fairShare) : 0;
  }

  function consider(target: number, candidate: number): void {
    if (valid[candidate] !== 1) return;
    const present = source[target] as number;
    if (candidate === present) return;
    const presentTotal = (cost[target] as number) + surcharge(uses[present] as number);
    const extra = surcharge((uses[candidate] as number) + 1);
    const found = difference(target, candidate, presentTotal - extra);
    if (found + extra >= presentTotal) return;
    uses[present] = (uses[present] as number) - 1;
    uses[candidate] = (uses[candidate] as number) + 1;
    source[target] = candidate;
    cost[target] = found;
  }

  function propagate(target: number, step: number): void {
    const beside = source[target + step] as number;
    if (beside >= 0) consider(target, beside - step);
    const above = source[target + step * width] as number;
    if (above >= 0) consider(target, above - step * width);
  }

  function searchAround(target: number, random: Random): void {
    const centre = source[target] as number;
    const x = centre % width;
    const y = (centre - x) / width;
    for (let radius = SEARCH_SHARE * Math.max(width, height); radius >= 1; radius /= 2) {
      const column = Math.round(x + (random.unit() * 2 - 1) * radius);
      const row = Math.round(y + (random.unit() * 2 - 1) * radius);
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      consider(target, row * width + column);
    }
  }

  return {
    field: { source, cost },
    assign(target, candidate) {
      source[target] = candidate;
      uses[candidate] = (uses[candidate] as number) + 1;
    },
    rescore() {
      let total = 0;
      for (const target of targets) {
        const now = difference(target, source[target] as number, Number.POSITIVE_INFINITY);
        cost[target] = now;
        total += now;
      }
      reuse = (REUSE_PENALTY * total) / Math.max(1, targets.length);
    },
    pass(backwards, random) {
      const step = backwards ? 1 : -1;
      for (let index = 0; index < targets.length; index++) {
        const target = targets[backwards ? targets.length - 1 - index : index] as number;
        propagate(target, step);
        searchAround(target, random);
      }
    },
  };
}
