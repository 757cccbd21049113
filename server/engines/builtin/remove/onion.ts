import type { Random } from '../kernels/random.ts';
import { type Level, REACH } from './level.ts';
import type { Matcher } from './matcher.ts';

/** Candidates that a pixel tries when the level has too many sources to try them all. */
const SAMPLES = 500;
/** Penalties as in the matcher, per patch pixel; here costs are means per patch pixel. */
const HEIGHT_PENALTY = 6000;
const WIDTH_PENALTY = 600;

/**
 * First guess at the coarsest level: from the border inward each pixel takes the centre of the
 * source that fits best to what is already there (onion peeling). Decides borders and skies.
 */
export function peel(level: Level, matcher: Matcher, random: Random): void {
  const { width, height, feature, hole, depth, targets, sources } = level;
  const filled = Uint8Array.from(hole, (value) => 1 - value);
  const order = Int32Array.from(targets).sort(
    (a, b) => Math.ceil(depth[a] as number) - Math.ceil(depth[b] as number) || a - b,
  );
  const { source } = matcher.field;

  function fit(target: number, candidate: number, limit: number): number {
    const down = (Math.floor(candidate / width) - Math.floor(target / width)) / height;
    const across = ((candidate % width) - (target % width)) / width;
    const far = HEIGHT_PENALTY * down * down + WIDTH_PENALTY * across * across;
    let sum = 0;
    let count = 0;
    for (let row = -REACH; row <= REACH; row++) {
      for (let shift = row * width - REACH; shift <= row * width + REACH; shift++) {
        if (filled[target + shift] === 0) continue;
        count++;
        const a = (target + shift) * 4;
        const b = (candidate + shift) * 4;
        for (let channel = 0; channel < 3; channel++) {
          const d = (feature[a + channel] as number) - (feature[b + channel] as number);
          sum += d * d;
        }
      }
      if (sum > limit * 25) return Number.POSITIVE_INFINITY;
    }
    return count === 0 ? far : sum / count + far;
  }

  function choose(target: number): number {
    let best = sources[random.below(sources.length)] as number;
    let bestFit = fit(target, best, Number.POSITIVE_INFINITY);
    const consider = (candidate: number) => {
      if (level.valid[candidate] !== 1) return;
      const found = fit(target, candidate, bestFit);
      if (found < bestFit) [best, bestFit] = [candidate, found];
    };
    for (const shift of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
      const beside = source[target + shift] ?? -1;
      if (beside >= 0) consider(beside - shift);
    }
    if (sources.length <= SAMPLES * 2) for (const candidate of sources) consider(candidate);
    else
      for (let n = 0; n < SAMPLES; n++) consider(sources[random.below(sources.length)] as number);
    return best;
  }

  for (const target of order) {
    const best = choose(target);
    matcher.assign(target, best);
    if (hole[target] === 0) continue;
    filled[target] = 1;
    feature.copyWithin(target * 4, best * 4, best * 4 + 4);
  }
}
