import type { Padding } from '../../src/net/contracts/task.ts';
import type { TaskBody } from '../threads/task.ts';
import { workSize } from './kernels/work-scale.ts';
import type { PreparedExpansion } from './plan.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** A picture file, and what is to be added to it. */
export interface ExpansionInput {
  readonly originalPath: string;
  readonly padding: Padding;
  readonly maxPixels: number;
}

/** Reads the picture at the size at which it is to be expanded. */
export const run: TaskBody<ExpansionInput, PreparedExpansion> = async (input) => {
  const { metadata, decode } = await openPicture(
    input.originalPath,
    input.maxPixels,
    'image_unreadable',
  );
  const size = workSize(metadata.width, metadata.height, input.padding);
  const { width, height, scale, padding } = size;
  const whole = decode().ensureAlpha();
  const pipeline = scale === 1 ? whole : whole.resize(width, height, { fit: 'fill' });
  const data = new Uint8ClampedArray((await readRaw(pipeline, 'image_unreadable')).data);
  return { output: { image: { width, height, data }, padding, scale }, transfer: [data.buffer] };
};
