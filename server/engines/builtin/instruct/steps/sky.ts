import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { blurPlane, lumaPlane } from '../../kernels/soft-copy.ts';
import { mixColour } from '../../scene/arithmetic.ts';
import type { Colour } from '../../scene/words/idea.ts';
import type { Matte } from '../seeing/sight.ts';
import { eachPixel } from './each-pixel.ts';

/** How a sky is to look. Colours 0 to 1. */
export interface SkyLook {
  readonly zenith: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  readonly cloudLit: Colour;
  readonly cloudShade: Colour;
  /** How much of the clouds that are there is kept, 0 to 1. */
  readonly clouds: number;
}

const WHITE: Colour = [1, 1, 1];

/** A sky in shades of a colour, paler toward the horizon; its clouds keep a touch of the colour. */
export function skyOf(colour: Colour): SkyLook {
  const shade = (white: number): Colour => mixColour(colour, WHITE, white);
  return {
    zenith: shade(0.12),
    middle: shade(0.32),
    horizon: shade(0.66),
    cloudLit: shade(0.86),
    cloudShade: mixColour(shade(0.35), [0.4, 0.4, 0.44], 0.35),
    clouds: 0.75,
  };
}

/** The rows that a sky reaches. */
export interface SkyRows {
  /** The row below which (nearly) no sky is. */
  readonly horizon: number;
}

/** Finds how far down a sky reaches: to the row that all but a fiftieth of it lies above. */
export function skyRows(sky: Matte, width: number): SkyRows {
  const height = sky.length / width;
  const inRow = new Float64Array(height);
  for (let at = 0; at < sky.length; at++) {
    const row = Math.floor(at / width);
    inRow[row] = (inRow[row] as number) + (sky[at] as number);
  }
  const total = inRow.reduce((sum, one) => sum + one, 0);
  let below = 0;
  for (let row = height - 1; row > 0; row--) {
    below += inRow[row] as number;
    if (below > total * 0.02) return { horizon: row + 1 };
  }
  return { horizon: height };
}

/**
 * Paints the sky anew, in place: a gradient in the look's colours, on which the clouds that were
 * there (what was lighter or darker than the sky around) stay, lit as the look says. `luma` (0 to 255 a pixel) is
 * where they are seen: of the picture before its ground was made darker, or the sky's rim is taken for clouds.
 */
export function regradeSky(
  picture: Pixels,
  sky: Matte,
  look: SkyLook,
  luma: Float32Array = lumaPlane(picture),
): void {
  const { width } = picture;
  const { horizon } = skyRows(sky, width);
  const base = skyBase(luma, sky, width);
  eachPixel(picture, sky, (colour, at, _, y) => {
    const up = clamp(1 - y / horizon);
    const clear =
      up < 0.4
        ? mixColour(look.horizon, look.middle, smoothstep(0, 0.4, up))
        : mixColour(look.middle, look.zenith, smoothstep(0.4, 1, up));
    const own = luma[at] as number;
    const over = (own / Math.max(12, base[at] as number) - 1) * look.clouds;
    const lit = smoothstep(0.02, 0.55, over);
    const shaded = smoothstep(0.02, 0.4, -over);
    for (let c = 0; c < 3; c++) {
      const bright = mix(clear[c] as number, look.cloudLit[c] as number, lit * 0.85);
      const fine = 1 + clamp(over, -0.25, 0.25) * 0.5;
      colour[c] = mix(bright, look.cloudShade[c] as number, shaded * 0.7) * fine;
    }
  });
}

/** Luma of the sky around each pixel, clouds averaged away. */
function skyBase(luma: Float32Array, sky: Matte, width: number): Float32Array {
  const radius = Math.max(2, Math.sqrt(luma.length) * 0.11);
  const weight = blurPlane(
    Float32Array.from(sky, (value) => value / 255 + 1e-4),
    width,
    radius,
  );
  const sum = blurPlane(
    luma.map((value, at) => value * ((sky[at] as number) / 255 + 1e-4)),
    width,
    radius,
  );
  return sum.map((value, at) => value / (weight[at] as number));
}
