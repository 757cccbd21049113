import type { View } from './view.ts';

/** Steps a channel is counted in. */
const STEPS = 16;

/**
 * How likely each pixel's colour belongs inside a region rather than outside, from how often colours
 * occur in both: histograms of 16³ colours, smoothed, each pixel counted by `inside` (0 to 1) and by
 * `outside`. Answers 0 to 1 for each pixel; 0.5 for colours never seen.
 */
export function judgeColours(
  view: View,
  inside: Float32Array,
  outside: Float32Array = inside.map((value) => 1 - value),
): Float32Array {
  const bins = new Uint16Array(inside.length);
  for (let at = 0; at < bins.length; at++) bins[at] = binOf(view, at);
  const ours = histogram(bins, inside);
  const theirs = histogram(bins, outside);
  const least = 0.02 / STEPS ** 3;
  return inside.map((_, at) => {
    const own = (ours[bins[at] as number] as number) + least;
    return own / (own + (theirs[bins[at] as number] as number) + least);
  });
}

function binOf({ red, green, blue }: View, at: number): number {
  return (
    (stepOf(red[at] as number) * STEPS + stepOf(green[at] as number)) * STEPS +
    stepOf(blue[at] as number)
  );
}

const stepOf = (value: number): number => Math.min(STEPS - 1, Math.floor(value * STEPS));

/** Shares that sum to 1, each bin softened by its neighbours along every channel. */
function histogram(bins: Uint16Array, weights: Float32Array): Float32Array {
  let counts = new Float32Array(STEPS ** 3);
  let total = 1e-6;
  for (let at = 0; at < bins.length; at++) {
    const weight = weights[at] as number;
    counts[bins[at] as number] = (counts[bins[at] as number] as number) + weight;
    total += weight;
  }
  for (const stride of [1, STEPS, STEPS * STEPS]) counts = soften(counts, stride);
  return counts.map((count) => count / total);
}

function soften(counts: Float32Array, stride: number): Float32Array<ArrayBuffer> {
  return Float32Array.from(counts, (count, bin) => {
    const step = Math.floor(bin / stride) % STEPS;
    const before = step > 0 ? (counts[bin - stride] as number) : count;
    const after = step < STEPS - 1 ? (counts[bin + stride] as number) : count;
    return 0.25 * before + 0.5 * count + 0.25 * after;
  });
}
