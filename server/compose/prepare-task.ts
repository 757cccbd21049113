import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { areaBounds } from './kernels/area-bounds.ts';
import { contextCrop } from './kernels/context-crop.ts';
import { cropBytes } from './kernels/crop-bytes.ts';
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
  const cut = original.decode().extract(crop).ensureAlpha();
  const pixels = new Uint8ClampedArray((await readRaw(cut, 'image_unreadable')).data);
  const area = cropBytes(alpha, width, crop);
  const size = { width: crop.width, height: crop.height };
  const planAlpha = area.slice();
  return {
    output: {
      crop: { ...size, data: pixels },
      area: { ...size, data: area },
      plan: { width, height, crop, alpha: planAlpha },
    },
    transfer: [pixels.buffer, area.buffer, planAlpha.buffer],
  };
};
