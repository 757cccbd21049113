import type { Area } from '../engines/engine.ts';
import type { TaskBody } from '../threads/task.ts';
import { shrinkArea } from './kernels/shrink-area.ts';
import { readAlpha } from './read-alpha.ts';
import { openPicture } from './read-picture.ts';

/** A mask file, and the sizes of its picture: the picture's own, and the one that is shown. */
export interface ReadAreaInput {
  readonly maskPath: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly shown: { readonly width: number; readonly height: number };
  readonly maxPixels: number;
}

/** Reads what a mask marks, at the size at which an engine is shown its picture. */
export const run: TaskBody<ReadAreaInput, Area> = async ({ maskPath, size, shown, maxPixels }) => {
  const mask = await openPicture(maskPath, maxPixels, 'mask_unreadable');
  const alpha = await readAlpha(mask, size.width, size.height);
  const isWhole = shown.width === size.width && shown.height === size.height;
  const data = isWhole ? new Uint8Array(alpha) : shrinkArea(alpha, size, shown);
  return { output: { width: shown.width, height: shown.height, data }, transfer: [data.buffer] };
};
