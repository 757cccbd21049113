import { slopesOf } from '../../kernels/slopes.ts';
import type { View } from './view.ts';

/** Strength of the steepest channel's slope at each pixel (Sobel, 0 to about 1.4); 0 along the border. */
export function steepness(view: View): Float32Array {
  const { width, height } = view;
  const result = new Float32Array(width * height);
  for (const plane of [view.red, view.green, view.blue]) {
    const slopes = slopesOf(plane, width, height);
    for (let at = 0; at < result.length; at++) {
      const across = slopes.across[at] as number;
      const down = slopes.down[at] as number;
      const strength = Math.sqrt(across * across + down * down);
      if (strength > (result[at] as number)) result[at] = strength;
    }
  }
  return result;
}
