import type { Area, Pixels } from '../engines/engine.ts';
import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { enlarge } from './enlarge.ts';
import { enlargeArea } from './kernels/enlarge-area.ts';
import { pasteResult } from './paste-result.ts';
import type { PngFile } from './plan.ts';
import { openPicture } from './read-picture.ts';

/** The picture, where the engine changed it, and the engine's answer; the last two of one size. */
export interface FinishFoundInput {
  readonly originalPath: string;
  readonly found: Area;
  readonly result: Pixels;
  readonly maxPixels: number;
}

/**
 * Puts into the picture what the engine changed where it found something, and nothing else of its
 * answer. No blend is needed: the answer meets the picture where the area ends.
 */
export const run: TaskBody<FinishFoundInput, PngFile, number> = async (input, progress) => {
  const { originalPath, found, result, maxPixels } = input;
  if (result.width !== found.width || result.height !== found.height) {
    throw new TaskFailure('engine_failed', 'The engine answered with a picture of another size');
  }
  const { metadata } = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const place = { left: 0, top: 0, width: metadata.width, height: metadata.height };
  const partial = {
    place,
    alpha: enlargeArea(found.data, found, place),
    pixels: await enlarge(result, place),
    feather: 0,
  };
  const picture = await pasteResult(originalPath, maxPixels, partial, progress);
  return { output: picture, transfer: [picture.bytes.buffer] };
};
