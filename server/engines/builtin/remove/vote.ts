import { type Level, REACH } from './level.ts';
import type { Field } from './matcher.ts';

/** How fast trust falls with a patch's distance from what is known (Newson et al. 2014). */
const DEPTH_BASE = 1.3;

/**
 * Sets each hole pixel to the weighted mean of what the patches that cover it propose. A patch
 * weighs the more the nearer it is to known pixels, and the better it fits compared with the mean
 * of the patches over the same pixel; `sharpness` is that comparison's width: 0.5 mixes, 0.15 picks
 * the best. `values` has four channels a pixel and is read in the known part only. Returns the mean
 * absolute change of the first channel.
 */
export function vote(
  level: Level,
  field: Field,
  sharpness: number,
  values: Uint8Array | Uint8ClampedArray,
): number {
  const { width, height, holePixels } = level;
  const trust = trustOf(level);
  let change = 0;
  for (const pixel of holePixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const mean = meanCost(level, field, x, y);
    if (mean < 0) continue;
    const scale = -1 / (2 * sharpness * mean + 1e-3);
    let [sum, first, second, third, fourth] = [0, 0, 0, 0, 0];
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
      for (
        let at = row * width + Math.max(0, x - REACH);
        at <= row * width + Math.min(width - 1, x + REACH);
        at++
      ) {
        const centre = field.source[at] as number;
        if (centre < 0) continue;
        const weight = (trust[at] as number) * Math.exp(scale * (field.cost[at] as number)) + 1e-12;
        const from = (centre + pixel - at) * 4;
        sum += weight;
        first += weight * (values[from] as number);
        second += weight * (values[from + 1] as number);
        third += weight * (values[from + 2] as number);
        fourth += weight * (values[from + 3] as number);
      }
    }
    const to = pixel * 4;
    change += Math.abs(first / sum - (values[to] as number));
    values[to] = Math.round(first / sum);
    values[to + 1] = Math.round(second / sum);
    values[to + 2] = Math.round(third / sum);
    values[to + 3] = Math.round(fourth / sum);
  }
  return change / Math.max(1, holePixels.length);
}

/** Mean cost of the patches that cover a pixel, or −1 when none does. */
function meanCost({ width, height }: Level, field: Field, x: number, y: number): number {
  let total = 0;
  let count = 0;
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (
      let at = row * width + Math.max(0, x - REACH);
      at <= row * width + Math.min(width - 1, x + REACH);
      at++
    ) {
      if ((field.source[at] as number) < 0) continue;
      total += field.cost[at] as number;
      count++;
    }
  }
  return count === 0 ? -1 : total / count;
}

function trustOf({ depth, targets }: Level): Float32Array {
  const trust = new Float32Array(depth.length);
  for (const target of targets) trust[target] = DEPTH_BASE ** -(depth[target] as number);
  return trust;
}
