import sharp from 'sharp';
import type { Area } from '../engines/engine.ts';
import type { TaskBody } from '../threads/task.ts';
import { enlargeArea } from './kernels/enlarge-area.ts';
import type { PngFile } from './plan.ts';

/** An area, and the size of the picture that it belongs to. */
export interface EncodeMaskInput {
  readonly area: Area;
  readonly size: { readonly width: number; readonly height: number };
}

/** Encodes an area as a mask file is: white, its alpha above 0 where the area is. */
export const run: TaskBody<EncodeMaskInput, PngFile> = async ({ area, size }) => {
  const { width, height } = size;
  const alpha = enlargeArea(area.data, area, size);
  const white = new Uint8Array(alpha.length * 2).fill(255);
  for (let at = 0; at < alpha.length; at++) white[at * 2 + 1] = alpha[at] === 0 ? 0 : 255;
  const png = await sharp(white, { raw: { width, height, channels: 2 } })
    .png()
    .toBuffer();
  const bytes = new Uint8Array(png);
  return { output: { bytes, width, height }, transfer: [bytes.buffer] };
};
