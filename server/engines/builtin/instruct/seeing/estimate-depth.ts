import { clamp, mix } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { followEdges } from './follow-edges.ts';
import type { View } from './view.ts';

/** Where the horizon is taken to be when no sky shows it, as a share of the height. */
const USUAL_HORIZON = 0.3;
/** Row below the horizon, as a share of what lies below, at which half the farness is left. */
const HALF = 0.16;
/** What stands high above the horizon is near: so much of the farness it loses. */
const TALL = 0.75;

/**
 * Guesses how far away everything is, 0 (here) to 1 (the sky) for each pixel of the view, from
 * where it is: ground recedes toward the horizon, what towers above it stands nearer than what does
 * not, a subject is as near as its foot. The picture's edges then bound the values.
 */
export function estimateDepth(
  view: View,
  sky: Float32Array | null,
  subject: Float32Array | null,
): Float32Array {
  const { width, height } = view;
  const skyline = skylineOf(view, sky);
  const horizon = horizonOf(skyline, height, sky !== null);
  const below = Math.max(1, height - horizon);
  const raw = Float32Array.from({ length: width * height }, (_, at) => {
    const y = Math.floor(at / width);
    const down = Math.max(0, y - horizon) / below;
    const ground = HALF / (down + HALF);
    const towers = clamp((horizon - (skyline[at % width] as number)) / Math.max(1, horizon));
    return Math.min(ground, 1 - TALL * Math.sqrt(towers)) * 0.92;
  });
  const seen = followEdges(view, blurBox(raw, width, 3), { radius: 10, epsilon: 1e-3 });
  const foot = subject === null ? 0 : footOf(seen, subject, width);
  return seen.map((value, at) => {
    const near = mix(clamp(value), Math.min(clamp(value), foot), subject?.[at] ?? 0);
    return mix(near, 1, sky?.[at] ?? 0);
  });
}

/** In each column the first row below the sky. */
function skylineOf({ width, height }: View, sky: Float32Array | null): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    if (sky === null) return height * USUAL_HORIZON;
    let y = 0;
    while (y < height && (sky[y * width + x] as number) > 0.5) y++;
    return y;
  });
}

/** The row that most of the skyline lies above. */
function horizonOf(skyline: Float32Array, height: number, hasSky: boolean): number {
  if (!hasSky) return height * USUAL_HORIZON;
  const sorted = Float32Array.from(skyline).sort();
  return Math.min(height * 0.8, sorted[Math.floor(sorted.length * 0.85)] ?? 0);
}

/** How far the lowest tenth of a subject is. */
function footOf(depth: Float32Array, subject: Float32Array, width: number): number {
  const height = depth.length / width;
  const inRow = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x++) sum += subject[y * width + x] as number;
    return sum;
  });
  const total = inRow.reduce((sum, one) => sum + one, 0);
  let [weight, sum] = [0, 0];
  for (let y = height - 1; y >= 0 && weight < total * 0.1; y--) {
    for (let x = 0; x < width; x++) {
      const share = subject[y * width + x] as number;
      weight += share;
      sum += share * (depth[y * width + x] as number);
    }
  }
  return weight > 0 ? sum / weight : 0;
}
