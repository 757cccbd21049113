import sharp from 'sharp';
import type { Padding } from '../../src/net/contracts/task.ts';
import type { Pixels } from '../engines/engine.ts';
import { type TaskBody, TaskFailure } from '../threads/task.ts';
import { copyInto } from './kernels/copy-into.ts';
import { cropBytes } from './kernels/crop-bytes.ts';
import { fieldsAround } from './kernels/fields-around.ts';
import type { Rectangle } from './kernels/rectangle.ts';
import { workSize } from './kernels/work-scale.ts';
import { encodePng, finishingShares, readColours } from './paste-result.ts';
import type { PngFile } from './plan.ts';
import { openPicture } from './read-picture.ts';

/** The picture, what was to be added, and the engine's answer. */
export interface FinishExpansionInput {
  readonly originalPath: string;
  /** In pixels of the picture. */
  readonly padding: Padding;
  /** As large as the prepared picture with its padding. */
  readonly result: Pixels;
  readonly maxPixels: number;
}

/**
 * Puts the picture, byte for byte, into the engine's answer, enlarging what is around it where the
 * engine worked on a smaller picture.
 */
export const run: TaskBody<FinishExpansionInput, PngFile, number> = async (input, progress) => {
  const { padding, result } = input;
  const { metadata, decode } = await openPicture(
    input.originalPath,
    input.maxPixels,
    'image_unreadable',
  );
  const work = workSize(metadata.width, metadata.height, padding);
  const from = fieldsAround(work.width, work.height, work.padding);
  const to = fieldsAround(metadata.width, metadata.height, padding);
  if (result.width !== from.width || result.height !== from.height) {
    throw new TaskFailure('engine_failed', 'The engine answered with a picture of another size');
  }
  const { data, channels } = await readColours(decode());
  const told = finishingShares(progress);
  told.decoded();
  const { width, height } = to;
  const expanded = new Uint8Array(width * height * channels);
  copyInto(expanded, width, data, to.middle, channels);
  for (const [index, place] of to.around.entries()) {
    const source = from.around[index];
    if (source === undefined || place.width === 0 || place.height === 0) continue;
    const field = await readField(result, source, place, channels);
    copyInto(expanded, width, field, place, channels);
  }
  const picture = await encodePng(expanded, { width, height, channels }, told.encoding);
  return { output: picture, transfer: [picture.bytes.buffer] };
};

/** One of the eight fields around the picture, at its final size. */
async function readField(
  { data, width }: Pixels,
  source: Rectangle,
  place: Rectangle,
  channels: 3 | 4,
): Promise<Uint8Array> {
  const cut = cropBytes(data, width, source, 4);
  const raw = { width: source.width, height: source.height, channels: 4 } as const;
  const isSame = source.width === place.width && source.height === place.height;
  if (isSame && channels === 4) return cut;
  const whole = sharp(cut, { raw });
  const sized = isSame
    ? whole
    : whole.resize(place.width, place.height, { fit: 'fill', kernel: 'cubic' });
  return (channels === 4 ? sized : sized.removeAlpha()).raw().toBuffer();
}
