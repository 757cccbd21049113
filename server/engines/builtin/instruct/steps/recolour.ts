import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { lumaAt } from '../../kernels/luma.ts';
import type { Matte } from '../seeing/sight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';

/**
 * Gives what the matte marks another colour, in place, and keeps its light and shade: each pixel
 * takes the colour in proportion to its light among the marked ones, or among those of `usual`;
 * gloss stays gloss.
 */
export function recolour(
  picture: Pixels,
  matte: Matte | null,
  wanted: Readonly<Rgb>,
  strength: number,
  { usual: among = matte }: { readonly usual?: Matte | null } = {},
): void {
  const usual = Math.max(0.04, meanLuma(picture, among));
  const light = lumaIn(wanted);
  eachPixel(picture, matte, (colour) => {
    const luma = lumaIn(colour);
    const shade = luma / usual;
    const top = Math.max(...colour);
    const chroma = top > 0 ? (top - Math.min(...colour)) / top : 0;
    // What is much brighter than its like and has no colour mirrors a lamp or is a cloud.
    const gloss = smoothstep(1.15, 2, shade) * (1 - smoothstep(0.1, 0.45, chroma));
    const contrast = mix(1, 0.72, light);
    const lit = clamp(shade ** contrast, 0, 2.4);
    for (let c = 0; c < 3; c++) {
      const part = wanted[c] as number;
      const shaded = lit <= 1 ? part * lit : 1 - (1 - part) * (2 - Math.min(2, lit)) ** 0.8;
      const soft = lit <= 1 ? shaded : mix(Math.min(1, part * lit), shaded, 0.35);
      const next = mix(soft, Math.max(luma, soft), gloss);
      colour[c] = mix(colour[c] as number, next, strength);
    }
  });
}

function meanLuma({ data }: Pixels, matte: Matte | null): number {
  let [sum, weight] = [0, 1e-9];
  for (let at = 0; at * 4 < data.length; at++) {
    const share = matte === null ? 1 : (matte[at] as number);
    if (share === 0) continue;
    sum += share * lumaAt(data, at);
    weight += share;
  }
  return sum / weight / 255;
}
