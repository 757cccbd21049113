import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { areaBounds } from './kernels/area-bounds.ts';
import { contextCrop } from './kernels/context-crop.ts';
import { cropBytes } from './kernels/crop-bytes.ts';
import { shrinkArea } from './kernels/shrink-area.ts';
import { shownSize } from './kernels/work-scale.ts';
import type { Prepared } from './plan.ts';
import { readAlpha } from './read-alpha.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** The two files of a request, and how many pixels they may have. */
export interface PrepareInput {
  readonly originalPath: string;
  readonly maskPath: string;
  readonly maxPixels: number;
}

/** Checks the files and cuts out what the engine needs. See `createComposer` for the error codes. */
export const run: TaskBody<PrepareInput, Prepared> = async (input) => {
  const original = await openPicture(input.originalPath, input.maxPixels, 'image_unreadable');
  const mask = await openPicture(input.maskPath, input.maxPixels, 'mask_unreadable');
  const { width, height } = original.metadata;
  const alpha = await readAlpha(mask, width, height);
  const bounds = areaBounds(alpha, width);
  if (bounds === null) throw new TaskFailure('mask_empty', 'The mask marks no pixel');
  const crop = contextCrop(bounds, width, height);
  const planAlpha = cropBytes(alpha, width, crop);
  const shown = shownSize(crop);
  const isWhole = shown.width === crop.width && shown.height === crop.height;
  const cut = original.decode().extract(crop).ensureAlpha();
  const sized = isWhole ? cut : cut.resize(shown.width, shown.height, { fit: 'fill' });
  const pixels = new Uint8ClampedArray((await readRaw(sized, 'image_unreadable')).data);
  const area = isWhole ? planAlpha.slice() : shrinkArea(planAlpha, crop, shown);
  return {
    output: {
      crop: { ...shown, data: pixels },
      area: { ...shown, data: area },
      plan: { width, height, crop, alpha: planAlpha, shown },
    },
    transfer: [pixels.buffer, area.buffer, planAlpha.buffer],
  };
};
