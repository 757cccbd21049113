import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { createRandom } from '../../kernels/random.ts';
import { blurPlane, lumaPlane, softCopy } from '../../kernels/soft-copy.ts';
import { greyOfFilm, sepiaOf } from '../../scene/styles/media/film.ts';
import type { Matte } from '../seeing/sight.ts';
import { blendIn, eachPixel, lumaIn } from './each-pixel.ts';
import { adjustTone } from './tone.ts';

/** Whole looks that a picture can be given. */
export type FilterName =
  | 'mono'
  | 'sepia'
  | 'vintage'
  | 'negative'
  | 'glow'
  | 'dramatic'
  | 'improve';

/** Gives what the matte marks a look, in place. `amount` 1 is the plain look, 0 none of it. */
export function applyFilter(
  picture: Pixels,
  matte: Matte | null,
  name: FilterName,
  amount: number,
  seed: number,
): void {
  const share = clamp(amount);
  switch (name) {
    case 'mono':
      return toMono(picture, matte, share);
    case 'sepia':
      return toSepia(picture, matte, share);
    case 'vintage':
      toSepia(picture, matte, 0.5 * share);
      adjustTone(picture, matte, 'fade', 0.55 * share);
      return addGrain(picture, matte, 0.32 * share, seed);
    case 'negative':
      return eachPixel(picture, matte, (colour) => {
        for (let c = 0; c < 3; c++)
          colour[c] = mix(colour[c] as number, 1 - (colour[c] as number), share);
      });
    case 'glow':
      return addGlow(picture, matte, amount);
    case 'dramatic':
      raiseDetail(picture, matte, 1.1 * amount);
      adjustTone(picture, matte, 'contrast', 0.7 * amount);
      return adjustTone(picture, matte, 'saturation', -0.25 * amount);
    case 'improve':
      stretchLevels(picture, matte, 0.75 * share);
      raiseDetail(picture, matte, 0.35 * amount);
      adjustTone(picture, matte, 'shadows', 0.35 * amount);
      return adjustTone(picture, matte, 'saturation', 0.35 * amount);
  }
}

function toMono(picture: Pixels, matte: Matte | null, share: number): void {
  eachPixel(picture, matte, (colour) => {
    const grey = greyOfFilm(colour[0], colour[1], colour[2]);
    for (let c = 0; c < 3; c++) colour[c] = mix(colour[c] as number, grey, share);
  });
}

function toSepia(picture: Pixels, matte: Matte | null, share: number): void {
  eachPixel(picture, matte, (colour) => {
    const luma = clamp(lumaIn(colour));
    for (const c of [0, 1, 2] as const) colour[c] = mix(colour[c], sepiaOf(luma, c), share);
  });
}

/** Adds film grain: strongest in the middle tones, a little soft. */
export function addGrain(picture: Pixels, matte: Matte | null, amount: number, seed: number): void {
  const { width, height } = picture;
  const random = createRandom(seed);
  const raw = Float32Array.from(
    { length: width * height },
    () => random.unit() + random.unit() - 1,
  );
  eachPixel(picture, matte, (colour, at) => {
    const near =
      ((raw[at - 1] ?? 0) + (raw[at + 1] ?? 0) + (raw[at - width] ?? 0) + (raw[at + width] ?? 0)) /
      4;
    const luma = clamp(lumaIn(colour));
    const grain =
      ((raw[at] as number) * 0.6 + near) * 0.13 * amount * (0.35 + 2.6 * luma * (1 - luma));
    for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) + grain;
  });
}

/** Lets what is bright shine over its surroundings (screen with a soft copy). */
function addGlow(picture: Pixels, matte: Matte | null, amount: number): void {
  const radius = Math.max(1, Math.sqrt(picture.width * picture.height) * 0.012);
  const soft = softCopy(picture, radius);
  eachPixel(picture, matte, (colour, at) => {
    for (let c = 0; c < 3; c++) {
      const own = colour[c] as number;
      const shine = (soft.data[at * 4 + c] as number) / 255;
      const screen = 1 - (1 - own) * (1 - shine * shine * 0.85);
      colour[c] = mix(own, screen, Math.min(1, 0.75 * amount));
    }
  });
}

/** Raises (or, below 0, lowers) how much everything stands out from its wide surroundings. */
export function raiseDetail(picture: Pixels, matte: Matte | null, amount: number): void {
  const luma = lumaPlane(picture);
  const radius = Math.max(2, Math.sqrt(picture.width * picture.height) * 0.02);
  const base = blurPlane(luma, picture.width, radius);
  eachPixel(picture, matte, (colour, at) => {
    const own = luma[at] as number;
    const over = own - (base[at] as number);
    // Strong edges are left alone, or they would get halos.
    const raised = (over / (1 + Math.abs(over) / 42)) * amount * 0.8;
    const factor = (own + raised) / Math.max(4, own);
    for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) * clamp(factor, 0.3, 2.2);
  });
}

/** Sharpens (above 0) within the local range, or softens (below 0) a little. */
export function sharpenDetail(picture: Pixels, matte: Matte | null, amount: number): void {
  if (amount < 0) return blendIn(picture, softCopy(picture, -1.6 * amount), matte);
  const luma = lumaPlane(picture);
  const radius = Math.max(1, Math.sqrt(picture.width * picture.height) / 900);
  const base = blurPlane(luma, picture.width, radius);
  eachPixel(picture, matte, (colour, at) => {
    const own = luma[at] as number;
    const over = own - (base[at] as number);
    const quiet = smoothstep(1.5, 5, Math.abs(over));
    const raised = clamp(over * amount * 0.9 * quiet, -26, 26) / 255;
    for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) + raised;
  });
}

/** Spreads the levels to the full range and takes part of a colour cast away, by robust percentiles. */
function stretchLevels(picture: Pixels, matte: Matte | null, share: number): void {
  const { data } = picture;
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  const total = data.length / 4;
  for (let at = 0; at < data.length; at += 4) {
    for (let c = 0; c < 3; c++) {
      const bins = counts[c] as Uint32Array;
      const value = data[at + c] as number;
      bins[value] = (bins[value] as number) + 1;
    }
  }
  const ends = counts.map(
    (bins) => [percentile(bins, total * 0.004), percentile(bins, total * 0.996)] as const,
  );
  const low = Math.min(...ends.map(([from]) => from)) / 255;
  const high = Math.max(...ends.map(([, to]) => to)) / 255;
  eachPixel(picture, matte, (colour) => {
    for (let c = 0; c < 3; c++) {
      const [from, to] = ends[c] as readonly [number, number];
      // Half of it the same for all channels, so that a sunset stays one.
      const bottom = mix(low, from / 255, 0.35);
      const top = mix(high, to / 255, 0.35);
      const stretched = ((colour[c] as number) - bottom) / Math.max(0.25, top - bottom);
      colour[c] = mix(colour[c] as number, stretched, share);
    }
  });
}

function percentile(bins: Uint32Array, count: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += bins[value] as number;
    if (sum > count) return value;
  }
  return 255;
}
