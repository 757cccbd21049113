import { blurBox } from '../kernels/blur-box.ts';

/** A sharpened value may pass its neighbours' range by this much: more would be a halo. */
const OVERSHOOT = 5;

/** Unsharp masking by `strength`, each value kept near the range of its 3×3 neighbourhood. */
export function sharpen(plane: Float32Array, width: number, strength: number): Float32Array {
  const height = plane.length / width;
  const soft = blurBox(plane, width, 1, 2);
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const value = plane[row * width + column] as number;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      const own = plane[at] as number;
      const wanted = own + strength * (own - (soft[at] as number));
      result[at] = Math.min(high + OVERSHOOT, Math.max(low - OVERSHOOT, wanted));
    }
  }
  return result;
}
