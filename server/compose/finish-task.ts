import type { Area, Pixels } from '../engines/engine.ts';
import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { enlarge } from './enlarge.ts';
import { areaBounds } from './kernels/area-bounds.ts';
import { BLEND_BAND, WIDEST_BAND } from './kernels/blend-weights.ts';
import { cropBytes } from './kernels/crop-bytes.ts';
import { enlargeArea } from './kernels/enlarge-area.ts';
import { grow } from './kernels/rectangle.ts';
import { blendResult, encodePng, finishingShares } from './paste-result.ts';
import type { ComposePlan, Finished } from './plan.ts';

/** The picture, the plan made for it, and the engine's answer. */
export interface FinishInput {
  readonly originalPath: string;
  readonly plan: ComposePlan;
  readonly result: Pixels;
  readonly filled?: Area | undefined;
  readonly maxPixels: number;
}

/**
 * Pastes the engine's answer into the picture and encodes it; encodes also as much of the answer
 * as any later blend can need.
 */
export const run: TaskBody<FinishInput, Finished, number> = async (
  { originalPath, plan, result, filled, maxPixels },
  progress,
) => {
  const { crop: place, alpha, shown } = plan;
  if (result.width !== shown.width || result.height !== shown.height) {
    throw new TaskFailure('engine_failed', 'The engine answered with a picture of another size');
  }
  const bounds = areaBounds(alpha, place.width);
  if (bounds === null) throw new TaskFailure('mask_empty', 'The mask marks no pixel');
  const part = grow(bounds, WIDEST_BAND, place);
  const pixels = await enlarge(result, place);
  const partial = {
    ...{ place, alpha, pixels, feather: BLEND_BAND },
    ...(filled && { whole: enlargeArea(filled.data, filled, place) }),
  };
  const told = finishingShares(progress);
  const { data, ...raw } = await blendResult(originalPath, maxPixels, partial, told.decoded);
  const cropRaw = { width: part.width, height: part.height, channels: 4 } as const;
  const bytesOfCrop = part.width * part.height * cropRaw.channels;
  const ofPicture = data.length / (data.length + bytesOfCrop);
  const picture = await encodePng(data, raw, (share) => told.encoding(share * ofPicture));
  const kept = cropBytes(pixels, place.width, part, cropRaw.channels);
  const crop = {
    ...(await encodePng(kept, cropRaw, (share) =>
      told.encoding(ofPicture + share * (1 - ofPicture)),
    )),
    place: { ...part, left: place.left + part.left, top: place.top + part.top },
  };
  return {
    output: { ...picture, crop },
    transfer: [picture.bytes.buffer, crop.bytes.buffer],
  };
};
