import type { Noise } from '../../../noise.ts';
import { type Shell, WHITE } from '../furniture.ts';
import { paint } from '../materials.ts';
import { box, type Solid } from '../solids/solid.ts';

/** The frame, bars and sill of a house's window in the wall ahead. */
export function windowFrame(
  [left, right, low, high]: Shell['window'],
  back: number,
  noise: Noise,
): Solid[] {
  const white = paint(WHITE, noise);
  const bar = (x: number, y: number, w: number, h: number) =>
    box([x - w, y - h, back - 0.05], [x + w, y + h, back + 0.03], white);
  const [x, y, w, h] = [(left + right) / 2, (low + high) / 2, (right - left) / 2, (high - low) / 2];
  return [
    bar(left, y, 0.05, h + 0.05),
    bar(right, y, 0.05, h + 0.05),
    bar(x, low, w, 0.05),
    bar(x, high, w, 0.05),
    bar(x, y, 0.03, h),
    bar(x, low + 1.3 * h, w, 0.02),
    box([left - 0.12, low - 0.09, back - 0.24], [right + 0.12, low - 0.05, back], white),
  ];
}
