import { WEIGHT_STEPS, WEIGHTS } from './program/mix.ts';
import type { Workspace } from './workspace.ts';

/** How fast trust falls with a patch's distance from what is known (Newson et al. 2014). */
const DEPTH_BASE = 1.3;
/** Deeper patches weigh alike: beyond, single-precision weights come to nothing (at 333 px). */
const DEEPEST = 200;

/**
 * Prepares votes, in which each hole pixel becomes the weighted mean of what the patches that cover
 * it propose. A patch weighs the more the nearer it is to known pixels, and the better it fits
 * compared with the mean of the patches over the same pixel; `sharpness` is that comparison's
 * width: 0.5 mixes, 0.07 all but picks the best. What is `seeded` is trusted as if it were known.
 */
export function prepareVotes(
  { level, trust, weights }: Workspace,
  sharpness: number,
  seeded: readonly number[] = [],
): void {
  for (const target of level.targets)
    trust[target] = DEPTH_BASE ** -Math.min(DEEPEST, level.depth[target] as number);
  for (const target of seeded) trust[target] = 1;
  for (let step = 0; step < WEIGHTS; step++) {
    weights[step] = Math.exp(-(step + 0.5) / WEIGHT_STEPS / (2 * sharpness)) + 1e-12;
  }
}

/** Votes on the features; returns the mean absolute change of the first channel. */
export function voteFeatures({ level, run }: Workspace): number {
  return run('vote') / Math.max(1, level.holePixels.length);
}

/** Votes on RGBA pixels, of which the known ones are read and those of the hole written. */
export function votePixels(workspace: Workspace, values: Uint8ClampedArray): void {
  const { level, pixels, run } = workspace;
  pixels.set(values);
  workspace.voteOn('pixels');
  run('vote');
  workspace.voteOn('feature');
  for (const pixel of level.holePixels) {
    values.set(pixels.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
  }
}
