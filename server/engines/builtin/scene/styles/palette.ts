import type { Random } from '../../kernels/random.ts';

/** Rounds of improvement, and the samples that they look at. */
const ROUNDS = 7;
const SAMPLES = 4096;

/**
 * The colours that serve a picture best: k-means (Lloyd 1982), begun with samples far from one
 * another (Arthur and Vassilvitskii 2007). Red, green, blue in turn, in and out.
 */
export function paletteOf(rgb: Float32Array, count: number, random: Random): Float32Array {
  const pixels = rgb.length / 3;
  const samples = Float32Array.from(
    { length: SAMPLES * 3 },
    (_, index) =>
      rgb[Math.floor((Math.floor(index / 3) * pixels) / SAMPLES) * 3 + (index % 3)] as number,
  );
  const palette = begin(samples, count, random);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(count * 4);
    for (let at = 0; at < samples.length; at += 3) {
      const nearest = nearestOf(palette, samples, at) * 4;
      for (let c = 0; c < 3; c++)
        sums[nearest + c] = (sums[nearest + c] as number) + (samples[at + c] as number);
      sums[nearest + 3] = (sums[nearest + 3] as number) + 1;
    }
    for (let one = 0; one < count; one++) {
      const members = sums[one * 4 + 3] as number;
      for (let c = 0; c < 3 && members > 0; c++)
        palette[one * 3 + c] = (sums[one * 4 + c] as number) / members;
    }
  }
  return palette;
}

function begin(samples: Float32Array, count: number, random: Random): Float32Array {
  const palette = new Float32Array(count * 3);
  const total = samples.length / 3;
  const away = new Float32Array(total).fill(Number.POSITIVE_INFINITY);
  let chosen = random.below(total);
  for (let one = 0; one < count; one++) {
    palette.set(samples.subarray(chosen * 3, chosen * 3 + 3), one * 3);
    let sum = 0;
    for (let at = 0; at < total; at++) {
      away[at] = Math.min(away[at] as number, distance(palette, one * 3, samples, at * 3));
      sum += away[at] as number;
    }
    let left = random.unit() * sum;
    for (chosen = 0; chosen < total - 1 && left > 0; chosen++) left -= away[chosen] as number;
  }
  return palette;
}

/** Squared, with the eye's weights for red, green and blue. */
function distance(a: Float32Array, at: number, b: Float32Array, other: number): number {
  const red = (a[at] as number) - (b[other] as number);
  const green = (a[at + 1] as number) - (b[other + 1] as number);
  const blue = (a[at + 2] as number) - (b[other + 2] as number);
  return 0.9 * red * red + 1.4 * green * green + 0.7 * blue * blue;
}

function nearestOf(palette: Float32Array, rgb: Float32Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let one = 0; one * 3 < palette.length; one++) {
    const away = distance(palette, one * 3, rgb, at);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

/**
 * The two colours of a palette nearest to a pixel, which share of the second would mix it (0 to
 * 0.5), and how far the two are apart.
 */
export function nearestTwo(
  palette: Float32Array,
  rgb: Float32Array,
  at: number,
): readonly [first: number, second: number, share: number, apart: number] {
  let [best, next] = [0, 0];
  let [least, lesser] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let one = 0; one * 3 < palette.length; one++) {
    const away = distance(palette, one * 3, rgb, at);
    if (away < least) [next, lesser, best, least] = [best, least, one, away];
    else if (away < lesser) [next, lesser] = [one, away];
  }
  const near = Math.sqrt(least);
  const far = Math.sqrt(lesser);
  const apart = Math.sqrt(distance(palette, best * 3, palette, next * 3));
  return [best, next, near / Math.max(1e-6, near + far), apart];
}
