import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { cropBytes } from './kernels/crop-bytes.ts';
import type { Rectangle } from './kernels/rectangle.ts';
import { pasteResult } from './paste-result.ts';
import type { PngFile } from './plan.ts';
import { readAlpha } from './read-alpha.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** The files of an earlier run, and how to blend them now. */
export interface RecomposeInput {
  readonly originalPath: string;
  readonly maskPath: string;
  /** What the engine had answered, and where it belongs. */
  readonly cropPath: string;
  readonly place: Rectangle;
  readonly feather: number;
  readonly maxPixels: number;
}

/** Blends an engine's kept answer into the picture anew. */
export const run: TaskBody<RecomposeInput, PngFile> = async (input) => {
  const { originalPath, maskPath, cropPath, place, feather, maxPixels } = input;
  const original = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { width, height } = original.metadata;
  const mask = await openPicture(maskPath, maxPixels, 'mask_unreadable');
  const alpha = cropBytes(await readAlpha(mask, width, height), width, place);
  const crop = await openPicture(cropPath, maxPixels, 'image_unreadable');
  const { data: pixels } = await readRaw(crop.decode().ensureAlpha(), 'image_unreadable');
  if (pixels.length !== place.width * place.height * 4) {
    throw new TaskFailure('image_unreadable', 'The kept result has another size');
  }
  const picture = await pasteResult(originalPath, maxPixels, { place, alpha, pixels, feather });
  return { output: picture, transfer: [picture.bytes.buffer] };
};
