import { localExtremes } from '../kernels/local-extremes.ts';

/**
 * What stands out of a plane by being lighter than all of its surroundings' wider shapes: the plane
 * less its opening by a square of 2 × `radius` + 1 pixels a side (white top-hat). Values 0 to 255;
 * for what is darker pass the inverted plane.
 */
export function topHat(plane: Uint8Array, width: number, radius: number): Uint8Array {
  const lowest = localExtremes(plane, width, radius, Math.min);
  const opened = localExtremes(lowest, width, radius, Math.max);
  return plane.map((value, at) => value - (opened[at] as number));
}
