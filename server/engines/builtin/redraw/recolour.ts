import type { Pixels } from '../../engine.ts';
import type { Matte } from '../instruct/seeing/sight.ts';
import { recolour } from '../instruct/steps/recolour.ts';
import type { Random } from '../kernels/random.ts';
import type { Colour } from '../scene/words/idea.ts';
import { type Box, growBox } from './box.ts';
import { cutMarked } from './cut-marked.ts';
import { findObject } from './find-object.ts';

/** How much of the old colour goes. */
const STRENGTH = 0.94;
/** How far the colour of an answer may be from the word's, so that answers differ. */
const VARIETY = 0.12;
/**
 * Gives what was marked (a byte a pixel, above 0; `bounds` is the box around it) another colour, in
 * place, and leaves its light and shade: the thing that was painted over, where it is told from its surroundings, or else
 * all that was marked and `margin` pixels around it. Answers which of the two; null, with nothing
 * changed, where `thingOnly` and no thing is told from its surroundings.
 */
export function recolourMarked(
  image: Pixels,
  area: Uint8Array,
  bounds: Box,
  margin: number,
  colour: Colour,
  { random, thingOnly }: { readonly random: Random; readonly thingOnly: boolean },
): 'thing' | 'all' | null {
  const { width, height } = image;
  const { box, crop, marked } = cutMarked(image, area, bounds, margin);
  const found = findObject(crop, marked);
  if (found === null && thingOnly) return null;
  const vary = () => 1 + VARIETY * (random.unit() * 2 - 1);
  const [red, green, blue] = colour;
  const wanted = [red * vary(), green * vary(), blue * vary()] as const;
  const thing = found === null || found.isAll ? null : found.matte;
  recolour(crop, thing ?? within(growBox(bounds, margin, width, height), box), wanted, STRENGTH, {
    usual: thing ?? marked,
  });
  for (let y = box.top; y < box.bottom; y++) {
    const row = (y - box.top) * crop.width * 4;
    image.data.set(crop.data.subarray(row, row + crop.width * 4), (y * width + box.left) * 4);
  }
  return thing === null ? 'all' : 'thing';
}

/** 255 for each pixel of a box that lies within another. */
function within(inner: Box, { left, top, right, bottom }: Box): Matte {
  const columns = right - left;
  return Uint8Array.from({ length: columns * (bottom - top) }, (_, at) => {
    const [x, y] = [left + (at % columns), top + Math.floor(at / columns)];
    return x >= inner.left && x < inner.right && y >= inner.top && y < inner.bottom ? 255 : 0;
  });
}
