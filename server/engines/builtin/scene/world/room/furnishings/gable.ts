import type { Furnishing } from '../furniture.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

/** A gable roof: how high it begins at the sides and meets above the middle, metres, and of how many steps each slope is laid: so many that none is seen. */
export interface Gable {
  readonly eaves: number;
  readonly ridge: number;
  readonly steps: number;
}

/** Both slopes of a gable roof from below, along a room from a distance ahead to its end wall. */
export function gableSlopes(
  { left, right, back, high }: Furnishing['shell'],
  { eaves, ridge, steps }: Gable,
  near: number,
  boards: Material,
): Solid[] {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return Array.from({ length: steps }, (_, n) =>
    [-1, 1].map((way) => {
      const xs = [n, n + 1].map((step) => middle + way * half * (1 - step / steps));
      const low = eaves + ((ridge - eaves) * n) / steps;
      return box([Math.min(...xs), low, near], [Math.max(...xs), high, back], boards);
    }),
  ).flat();
}
