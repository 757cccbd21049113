import type { TaskBody } from '../../../threads/task.ts';
import type { Pixels } from '../../engine.ts';
import { type DrawInput, drawPicture } from './draw-task.ts';

/** Longer side of a sketch in pixels: enough to know the picture by; half of the work is the same at any size. */
const SKETCH_SIDE = 96;

/** Draws the same picture small, to be shown until it is there; null where that would hardly be smaller. */
export const run: TaskBody<DrawInput, Pixels | null> = async (input) => {
  const scale = SKETCH_SIDE / Math.max(input.width, input.height);
  if (scale > 0.5) return { output: null, transfer: [] };
  const width = Math.max(1, Math.round(input.width * scale));
  const height = Math.max(1, Math.round(input.height * scale));
  const { image } = drawPicture({ ...input, width, height }, () => {});
  return { output: image, transfer: [image.data.buffer] };
};
