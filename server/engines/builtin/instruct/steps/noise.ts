import type { Pixels } from '../../../engine.ts';
import { followEdges } from '../seeing/follow-edges.ts';
import type { Matte } from '../seeing/sight.ts';
import { createView } from '../seeing/view.ts';
import { blendIn } from './each-pixel.ts';

/** Rows that are cleaned at once, to bound memory, and how far beyond them the filter looks. */
const BAND = 512;
const MARGIN = 8;

/** Takes noise and grain out, in place: each channel follows the edges of the picture itself (guided filter). */
export function takeNoiseOut(picture: Pixels, matte: Matte | null, amount: number): void {
  const { width, height } = picture;
  const clean = { ...picture, data: picture.data.slice() };
  for (let top = 0; top < height; top += BAND) {
    const first = Math.max(0, top - MARGIN);
    const last = Math.min(height, top + BAND + MARGIN);
    const rows = picture.data.subarray(first * width * 4, last * width * 4);
    const band = { width, height: last - first, data: new Uint8ClampedArray(rows) };
    const view = createView(band, Number.POSITIVE_INFINITY);
    const epsilon = 0.0012 * amount * amount;
    const planes = [view.red, view.green, view.blue].map((plane) =>
      followEdges(view, plane, { radius: 3, epsilon }),
    );
    const end = Math.min(height, top + BAND);
    for (let at = top * width; at < end * width; at++) {
      const own = at - first * width;
      for (let c = 0; c < 3; c++)
        clean.data[at * 4 + c] = 255 * ((planes[c] as Float32Array)[own] as number);
    }
  }
  blendIn(picture, clean, matte);
}
