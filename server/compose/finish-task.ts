import sharp from 'sharp';
import type { Pixels } from '../engines/engine.ts';
import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { blendWeights } from './kernels/blend-weights.ts';
import { paste } from './kernels/paste.ts';
import type { ComposePlan, Finished } from './plan.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** The picture, the plan made for it, and the engine's answer. */
export interface FinishInput {
  readonly originalPath: string;
  readonly plan: ComposePlan;
  readonly result: Pixels;
  readonly maxPixels: number;
}

/** Pastes the engine's answer into the picture and encodes it. */
export const run: TaskBody<FinishInput, Finished> = async ({
  originalPath,
  plan,
  result,
  maxPixels,
}) => {
  const { crop, width, height } = plan;
  if (result.width !== crop.width || result.height !== crop.height) {
    throw new TaskFailure('engine_failed', 'The engine answered with a picture of another size');
  }
  const original = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { data, channels } = await readRaw(original.decode(), 'image_unreadable');
  if (channels !== 3 && channels !== 4) {
    throw new TaskFailure('image_unreadable', `The picture decodes to ${channels} channels`);
  }
  paste({ data, width, channels }, result.data, blendWeights(plan.alpha, crop.width), crop);
  const png = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  const bytes = new Uint8Array(png);
  return { output: { bytes, width, height }, transfer: [bytes.buffer] };
};
