import { clamp } from '../../kernels/arithmetic.ts';

/** 0 to 1, 1 at the value that all but a fiftieth stay below. */
export function stretched(map: Float32Array): Float32Array {
  const sorted = Float32Array.from(map).sort();
  const top = sorted[Math.floor(sorted.length * 0.98)] ?? 0;
  return map.map((value) => (top > 0 ? clamp(value / top) : 0));
}

/** The value (0 to 1) that best splits a map in two (Otsu 1979). */
export function otsu(map: Float32Array): number {
  const bins = new Float64Array(128);
  for (const value of map) {
    const bin = Math.floor(clamp(value) * 127);
    bins[bin] = (bins[bin] as number) + 1;
  }
  const all = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let [best, found, below, sum] = [0, 0, 0, 0];
  for (let bin = 0; bin < 127; bin++) {
    below += bins[bin] as number;
    sum += (bins[bin] as number) * bin;
    const above = map.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (all - sum) / above) ** 2;
    if (between > best) [best, found] = [between, bin];
  }
  return (found + 0.5) / 127;
}
