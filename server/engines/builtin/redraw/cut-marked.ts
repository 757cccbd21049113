import type { Pixels } from '../../engine.ts';
import type { Matte } from '../instruct/seeing/sight.ts';
import { cutOut } from '../instruct/steps/resample.ts';
import { type Box, growBox } from './box.ts';

/** So much around the marked box is looked at, as a share of its longer side, and at least, in pixels. */
const AROUND = 0.4;
const LEAST_AROUND = 24;

/** What was marked, with some of what surrounds it. */
export interface Cutting {
  /** Where it lies in the picture. */
  readonly box: Box;
  readonly crop: Pixels;
  /** 255 for each marked pixel of the crop. */
  readonly marked: Matte;
}

/** Cuts the marked part (a byte a pixel, above 0; `bounds` is the box around it) out of a picture, with at least `margin` pixels around. */
export function cutMarked(image: Pixels, area: Uint8Array, bounds: Box, margin: number): Cutting {
  const { width, height } = image;
  const longer = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const reach = Math.max(LEAST_AROUND, margin, Math.round(AROUND * longer));
  const box = growBox(bounds, reach, width, height);
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  const marked = Uint8Array.from({ length: columns * rows }, (_, at) => {
    const x = at % columns;
    return area[((at - x) / columns + box.top) * width + box.left + x] === 0 ? 0 : 255;
  });
  return { box, crop: cutOut(image, box.left, box.top, columns, rows), marked };
}
