import type { Pixels } from '../engines/engine.ts';
import type { TaskBody } from '../threads/task.ts';
import { enlarge } from './enlarge.ts';
import { encodePng } from './paste-result.ts';
import type { PngFile } from './plan.ts';

/** What an engine made, and the size that the file is to have. */
export interface EncodeInput {
  readonly pixels: Pixels;
  readonly size: { readonly width: number; readonly height: number };
}

/** Encodes pixels; a picture without transparency gets no alpha channel. */
export const run: TaskBody<EncodeInput, PngFile, number> = async ({ pixels, size }, progress) => {
  const { width, height } = size;
  const data = await enlarge(pixels, size);
  const channels = isOpaque(data) ? 3 : 4;
  const bytes = channels === 3 ? withoutAlpha(data) : data;
  const picture = await encodePng(bytes, { width, height, channels }, progress);
  return { output: picture, transfer: [picture.bytes.buffer] };
};

function isOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

function withoutAlpha(data: Uint8Array | Uint8ClampedArray): Uint8Array {
  const colours = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    colours[to] = data[from] ?? 0;
    colours[to + 1] = data[from + 1] ?? 0;
    colours[to + 2] = data[from + 2] ?? 0;
  }
  return colours;
}
