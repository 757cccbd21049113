import type { Pixels } from '../../../engine.ts';
import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import type { Matte } from '../seeing/sight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';

/** What of the light and the colours can be raised and lowered. */
export type ToneName =
  | 'brightness'
  | 'contrast'
  | 'saturation'
  | 'warmth'
  | 'shadows'
  | 'highlights'
  | 'fade';

/** Changes one colour by an amount, where 1 is what a plain "brighter" means; below 0 lowers. */
type Tone = (colour: Rgb, amount: number) => void;

const TONES: Readonly<Record<ToneName, Tone>> = {
  brightness(colour, amount) {
    // In light, not in display values, with a shoulder that keeps what is bright from clipping.
    const gain = 2 ** (0.75 * amount);
    for (let c = 0; c < 3; c++) {
      const light = clamp(colour[c] as number) ** 2.2;
      const raised = gain > 1 ? (light * gain) / (1 + light * (gain - 1)) : light * gain;
      colour[c] = raised ** (1 / 2.2);
    }
  },
  contrast(colour, amount) {
    for (let c = 0; c < 3; c++) colour[c] = bend(colour[c] as number, amount);
  },
  saturation(colour, amount) {
    const luma = lumaIn(colour);
    const top = Math.max(...colour);
    const own = top > 0 ? (top - Math.min(...colour)) / top : 0;
    // What is saturated already is raised less, or it would clip to flat patches.
    const factor = amount < 0 ? Math.max(0, 1 + amount * 0.5) : 1 + amount * 0.5 * (1.25 - own);
    for (let c = 0; c < 3; c++) colour[c] = luma + ((colour[c] as number) - luma) * factor;
  },
  warmth(colour, amount) {
    const before = lumaIn(colour);
    colour[0] *= 1 + 0.13 * amount;
    colour[1] *= 1 + 0.02 * amount;
    colour[2] *= 1 - 0.17 * amount;
    keepLuma(colour, before);
  },
  shadows(colour, amount) {
    const luma = lumaIn(colour);
    scaleTo(colour, luma, luma + 0.42 * amount * luma * (1 - smoothstep(0, 0.6, luma)));
  },
  highlights(colour, amount) {
    const luma = lumaIn(colour);
    scaleTo(colour, luma, luma + 0.22 * amount * smoothstep(0.45, 1, luma) * (1.15 - luma * 0.5));
  },
  fade(colour, amount) {
    for (let c = 0; c < 3; c++) {
      colour[c] = 0.1 * amount + (colour[c] as number) * (1 - 0.17 * amount);
    }
  },
};

/** Raises or lowers one side of a picture's tone, in place, by as much as the matte says. */
export function adjustTone(
  picture: Pixels,
  matte: Matte | null,
  name: ToneName,
  amount: number,
): void {
  const tone = TONES[name];
  eachPixel(picture, matte, (colour) => tone(colour, amount));
}

/** An S around the middle (above 0), or its opposite. Keeps 0, 0.5 and 1. */
function bend(value: number, amount: number): number {
  const v = clamp(value);
  if (amount < 0) return 0.5 + (v - 0.5) / (1 - amount * 0.55);
  const curve = v < 0.5 ? 2 * v * v : 1 - 2 * (1 - v) * (1 - v);
  return v + (curve - v) * Math.min(1.4, amount * 0.75);
}

function keepLuma(colour: Rgb, luma: number): void {
  scaleTo(colour, lumaIn(colour), luma);
}

function scaleTo(colour: Rgb, from: number, to: number): void {
  if (from <= 1e-4) return;
  const factor = to / from;
  for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) * factor;
}
