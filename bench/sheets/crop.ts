import type { Pixels } from '../../server/engines/engine.ts';

/** A rectangle in shares (0 to 1) of a picture's size. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, each pixel shown as a square of `times` pixels. */
export function crop({ width, height, data }: Pixels, window: Window, times = 1): Pixels {
  const left = Math.round(window.left * width);
  const top = Math.round(window.top * height);
  const columns = Math.max(1, Math.round(window.width * width));
  const rows = Math.max(1, Math.round(window.height * height));
  const size = { width: columns * times, height: rows * times };
  const cut = new Uint8ClampedArray(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at++) {
    const x = left + Math.floor((at % size.width) / times);
    const y = top + Math.floor(Math.floor(at / size.width) / times);
    const from = (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4;
    cut.set(data.subarray(from, from + 4), at * 4);
  }
  return { ...size, data: cut };
}
