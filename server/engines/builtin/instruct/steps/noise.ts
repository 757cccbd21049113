import type { Pixels } from '../../../engine.ts';
import type { OnShare } from '../../kernels/share.ts';
import { followEdges } from '../seeing/follow-edges.ts';
import type { Matte } from '../seeing/sight.ts';
import { createView } from '../seeing/view.ts';
import { blendIn } from './each-pixel.ts';

/** Rows that are cleaned at once, to bound memory, and how far beyond them the filter looks. */
const BAND = 512;
const MARGIN = 8;

/** Takes noise and grain out, in place: each channel follows the edges of the picture itself (guided filter). `onShare` is told the share of the rows that are done. */
export function takeNoiseOut(
  picture: Pixels,
  matte: Matte | null,
  amount: number,
  onShare: OnShare,
): void {
  const { width, height } = picture;
  const clean = { ...picture, data: picture.data.slice() };
  for (let top = 0; top < height; top += BAND) {
    const first = Math.max(0, top - MARGIN);
    const last = Math.min(height, top + BAND + MARGIN);
    const rows = picture.data.subarray(first * width * 4, last * width * 4);
    const band = { width, height: last - first, data: new Uint8ClampedArray(rows) };
    const view = createView(band, Number.POSITIVE_INFINITY);
    const epsilon = 0.0012 * amount * amount;
    const end = Math.min(height, top + BAND);
    const planes = [view.red, view.green, view.blue].map((plane, c) => {
      const clear = followEdges(view, plane, { radius: 3, epsilon });
      onShare((top + ((end - top) * (c + 1)) / 3) / height);
      return clear;
    });
    for (let at = top * width; at < end * width; at++) {
      const own = at - first * width;
      for (let c = 0; c < 3; c++)
        clean.data[at * 4 + c] = 255 * ((planes[c] as Float32Array)[own] as number);
    }
  }
  blendIn(picture, clean, matte);
}
