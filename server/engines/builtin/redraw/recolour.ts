import type { Pixels } from '../../engine.ts';
import type { Random } from '../kernels/random.ts';
import { clamp } from '../scene/arithmetic.ts';
import type { Colour } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { lumaOf } from '../kernels/luma.ts';
import { measure } from './surroundings.ts';

/** How much of the old colour goes. */
const STRENGTH = 0.88;
/** How far the colour of an answer may be from the word's, so that answers differ. */
const VARIETY = 0.12;

/**
 * Gives the pixels of the picture's box another colour and leaves their light and shade: each takes
 * the colour in proportion to its brightness among the marked ones.
 */
export function recolour(
  { box, ...picture }: Pixels & { readonly box: Box },
  area: Uint8Array,
  colour: Colour,
  random: Random,
): void {
  const { data, width } = picture;
  const usual = measure(picture, box, (at) => area[at] !== 0)?.luma ?? 128;
  const vary = () => 1 + VARIETY * (random.unit() * 2 - 1);
  const wanted = colour.map((part) => part * 255 * vary());
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y * width + x) * 4;
      const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const bright = clamp(luma / Math.max(8, usual), 0.1, 2.2);
      for (let c = 0; c < 3; c++) {
        const old = data[at + c] ?? 0;
        data[at + c] = old + (clamp((wanted[c] ?? 0) * bright, 0, 255) - old) * STRENGTH;
      }
    }
  }
}
