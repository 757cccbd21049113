import type { Pixels } from '../engines/engine.ts';
import type { TaskBody } from '../threads/task.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** Decodes a whole picture. */
export const run: TaskBody<
  { readonly originalPath: string; readonly maxPixels: number },
  Pixels
> = async ({ originalPath, maxPixels }) => {
  const { metadata, decode } = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { data: raw } = await readRaw(decode().ensureAlpha(), 'image_unreadable');
  const data = new Uint8ClampedArray(raw);
  return {
    output: { width: metadata.width, height: metadata.height, data },
    transfer: [data.buffer],
  };
};
