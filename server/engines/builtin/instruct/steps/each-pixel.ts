import type { Pixels } from '../../../engine.ts';
import { lumaOf } from '../../kernels/luma.ts';
import type { Matte } from '../seeing/sight.ts';

/** A colour being changed: red, green, blue, 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/**
 * Changes the colours of a picture in place, by as much as the matte says (null: everywhere).
 * `change` writes into the colour that it is handed; `x` and `y` are whole pixels. Alpha stays.
 */
export function eachPixel(
  { width, data }: Pixels,
  matte: Matte | null,
  change: (colour: Rgb, at: number, x: number, y: number) => void,
): void {
  const colour: Rgb = [0, 0, 0];
  for (let at = 0, x = 0, y = 0; at * 4 < data.length; at++) {
    const share = matte === null ? 1 : (matte[at] as number) / 255;
    if (share > 0) {
      const to = at * 4;
      const [r, g, b] = [data[to] as number, data[to + 1] as number, data[to + 2] as number];
      colour[0] = r / 255;
      colour[1] = g / 255;
      colour[2] = b / 255;
      change(colour, at, x, y);
      data[to] = r + (colour[0] * 255 - r) * share;
      data[to + 1] = g + (colour[1] * 255 - g) * share;
      data[to + 2] = b + (colour[2] * 255 - b) * share;
    }
    if (++x === width) [x, y] = [0, y + 1];
  }
}

/** Mixes another picture of the same size into a picture, in place, by the matte (null: everywhere). */
export function blendIn({ data }: Pixels, other: Pixels, matte: Matte | null): void {
  if (matte === null) {
    data.set(other.data);
    return;
  }
  for (let at = 0; at < matte.length; at++) {
    const share = (matte[at] as number) / 255;
    if (share === 0) continue;
    for (let to = at * 4; to < at * 4 + 4; to++) {
      const old = data[to] as number;
      data[to] = old + ((other.data[to] as number) - old) * share;
    }
  }
}

/** Luma of a colour (Rec. 601). */
export const lumaIn = (colour: Readonly<Rgb>): number => lumaOf(colour[0], colour[1], colour[2]);
