import type { TaskBody } from '../threads/task.ts';
import { shownSize } from './kernels/work-scale.ts';
import type { ShownPicture } from './plan.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** A picture file. */
export interface ReadWholeInput {
  readonly originalPath: string;
  readonly maxPixels: number;
  /** Most pixels that the engine is shown; a larger picture is scaled down. */
  readonly shownPixels: number;
}

/** Decodes a whole picture. */
export const run: TaskBody<ReadWholeInput, ShownPicture> = async (input) => {
  const { originalPath, maxPixels, shownPixels } = input;
  const { metadata, decode } = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { width, height } = shownSize(metadata, shownPixels);
  const isWhole = width === metadata.width && height === metadata.height;
  const whole = decode().ensureAlpha();
  const pipeline = isWhole ? whole : whole.resize(width, height, { fit: 'fill' });
  const data = new Uint8ClampedArray((await readRaw(pipeline, 'image_unreadable')).data);
  return {
    output: { image: { width, height, data }, scale: width / metadata.width },
    transfer: [data.buffer],
  };
};
