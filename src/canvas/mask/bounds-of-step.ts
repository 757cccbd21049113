import type { MaskStep, PixelBounds } from '../../workers/index.ts';
import { boundsOf, growReach } from './reach.ts';

/** Bounds of an area that a step adds, image px, clipped to the image; null if it adds none. */
export function boundsOfStep(
  step: MaskStep,
  image: { readonly width: number; readonly height: number },
): PixelBounds | null {
  const isArea = step.kind === 'rectangle' || step.kind === 'lasso';
  if (!isArea || step.erase) return null;
  const points =
    step.kind === 'lasso'
      ? step.points
      : Int32Array.of(step.left, step.top, step.right, step.bottom);
  return boundsOf(growReach(null, points), 0, image);
}
