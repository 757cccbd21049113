import { lumaAt } from '../../kernels/luma.ts';
import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../scene/arithmetic.ts';
import type { Matte } from '../seeing/sight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';

/**
 * Gives what the matte marks another colour, in place, and keeps its light and shade: each pixel
 * takes the colour in proportion to its light among the marked ones; gloss stays gloss.
 */
export function recolour(
  picture: Pixels,
  matte: Matte | null,
  wanted: Readonly<Rgb>,
  strength: number,
): void {
  const usual = Math.max(0.04, meanLuma(picture, matte));
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

/** How near another colour's hue has to be, in degrees: certain within the first, out beyond the second. */
const HUE_REACH = { certain: 18, out: 38 } as const;

/** Finds what has about that colour, 0 to 255 a pixel. */
export function findColour({ data, width, height }: Pixels, wanted: Readonly<Rgb>): Matte {
  const matte = new Uint8Array(width * height);
  const target = hueOf(wanted);
  const light = lumaIn(wanted);
  for (let at = 0; at < matte.length; at++) {
    const from = at * 4;
    const colour: Rgb = [
      (data[from] as number) / 255,
      (data[from + 1] as number) / 255,
      (data[from + 2] as number) / 255,
    ];
    const own = hueOf(colour);
    const alike =
      target.chroma < 0.18
        ? (1 - smoothstep(0.14, 0.3, own.chroma * Math.max(...colour) ** 0.5)) *
          (1 - smoothstep(0.2, 0.34, Math.abs(lumaIn(colour) - light)))
        : hueLikeness(own.hue, target.hue) *
          smoothstep(0.5 * target.chroma, 0.72 * target.chroma, own.chroma) *
          smoothstep(0.04, 0.12, Math.max(...colour));
    matte[at] = Math.round(alike * 255);
  }
  return matte;
}

function hueLikeness(a: number, b: number): number {
  const away = Math.abs(((a - b + 540) % 360) - 180);
  return 1 - smoothstep(HUE_REACH.certain, HUE_REACH.out, away);
}

/** Hue in degrees and saturation 0 to 1 (of HSV). */
export function hueOf([r, g, b]: Readonly<Rgb>): { hue: number; chroma: number } {
  const top = Math.max(r, g, b);
  const span = top - Math.min(r, g, b);
  if (span <= 1e-6) return { hue: 0, chroma: 0 };
  const sixth =
    top === r ? ((g - b) / span + 6) % 6 : top === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sixth * 60, chroma: span / top };
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
