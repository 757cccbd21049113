import type { Pixels } from '../../../engine.ts';
import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import { createRandom } from '../../kernels/random.ts';
import { createNoise } from '../../scene/noise.ts';
import type { Matte, Sight } from '../seeing/sight.ts';
import { eachPixel } from './each-pixel.ts';
import { skyRows } from './sky.ts';

/** Adds stars to a sky, in place: most faint, few bright, fewer toward the horizon. */
export function addStars(picture: Pixels, sky: Matte, seed: number, strength: number): void {
  const { width, data } = picture;
  const random = createRandom(seed);
  const { horizon } = skyRows(sky, width);
  const unit = Math.max(1, Math.sqrt(width * picture.height) / 900);
  const count = Math.round((width * horizon) / (420 * unit * unit));
  for (let n = 0; n < count; n++) {
    const x = random.unit() * width;
    const y = random.unit() * horizon;
    const size = random.unit() ** 6;
    const warm = random.unit();
    const fade = smoothstep(0, 0.3, 1 - y / horizon);
    const power = (0.2 + 0.95 * size) * strength * fade;
    const colour = [0.85 + 0.15 * warm, 0.9, 1.05 - 0.2 * warm];
    const radius = unit * (0.6 + 1.3 * size);
    spot(data, width, sky, x, y, radius, (share, at) => {
      for (let c = 0; c < 3; c++) {
        data[at + c] = (data[at + c] as number) + 255 * power * share * (colour[c] as number);
      }
    });
  }
}

/** Visits the pixels of a soft spot within the sky. */
function spot(
  data: Uint8ClampedArray,
  width: number,
  sky: Matte,
  x: number,
  y: number,
  radius: number,
  visit: (share: number, at: number) => void,
): void {
  const height = data.length / 4 / width;
  const reach = Math.ceil(radius * 2);
  for (
    let row = Math.max(0, Math.floor(y) - reach);
    row <= Math.min(height - 1, y + reach);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x) - reach);
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const at = row * width + column;
      const inSky = (sky[at] as number) / 255;
      if (inSky < 0.5) continue;
      const away = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / (radius * radius);
      visit(Math.exp(-away) * inSky, at * 4);
    }
  }
}

/** How a sun is added. */
export interface SunOptions {
  /** Near the horizon, as at sunset. */
  readonly low: boolean;
  readonly strength: number;
}

/**
 * Adds a sun in place: a disc and its glow in the sky (in a free corner of the picture where there
 * is none), light that spills over what stands before it, and warmth. Answers where, as sentences.
 */
export function addSun(
  picture: Pixels,
  sight: Sight,
  seed: number,
  { low, strength }: SunOptions,
): void {
  const { width, height } = picture;
  const sky = sight.sky();
  const place = placeInSky(sky, width, height, seed, low);
  const radius = Math.sqrt(width * height) * (low ? 0.032 : 0.026);
  shineAt(picture, null, { ...place, radius }, { low, strength }, (at) =>
    sky === null ? 0 : (sky[at] as number) / 255,
  );
}

/** A disc in the sky: its middle and radius, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far the widest glow of a sun reaches, in radii. */
const GLOW = { low: 6.25, high: 0.2 / 0.026 } as const;

/** Draws a sun and its glow at a place, in place, as far as a matte lets it; `skyAt` is how much of a pixel is sky, 0 to 1. */
export function shineAt(
  picture: Pixels,
  matte: Matte | null,
  { x: middle, y: high, radius }: Disc,
  { low, strength }: SunOptions,
  skyAt: (at: number) => number,
): void {
  const glow: readonly [number, number, number] = low ? [1, 0.62, 0.28] : [1, 0.93, 0.76];
  const reach = radius * (low ? GLOW.low : GLOW.high);
  eachPixel(picture, matte, (colour, at, x, y) => {
    const away = Math.sqrt((x + 0.5 - middle) ** 2 + (y + 0.5 - high) ** 2);
    const inSky = skyAt(at);
    const disc = smoothstep(radius * 1.08, radius * 0.94, away) * inSky;
    const near = Math.exp(-away / (radius * 2.2)) * (0.35 + 0.65 * inSky);
    const wide = Math.exp(-away / reach) * (0.35 + 0.5 * inSky);
    const shine = clamp((0.75 * near + 0.42 * wide) * strength);
    for (let c = 0; c < 3; c++) {
      const own = colour[c] as number;
      const lit = 1 - (1 - own) * (1 - shine * (glow[c] as number));
      colour[c] =
        lit + (1 - lit) * disc * Math.min(1, strength * 1.2) * (c === 2 && low ? 0.75 : 1);
    }
  });
}

/** A place in the sky with as much sky around it as can be. */
export function placeInSky(
  sky: Matte | null,
  width: number,
  height: number,
  seed: number,
  low: boolean,
): { readonly x: number; readonly y: number } {
  const random = createRandom(seed);
  if (sky === null) return { x: width * (random.unit() < 0.5 ? 0.06 : 0.94), y: -height * 0.04 };
  const { horizon } = skyRows(sky, width);
  const reach = Math.max(1, Math.round(Math.sqrt(width * height) * 0.05));
  let best = { x: width / 2, y: 0, score: -1 };
  for (let n = 0; n < 160; n++) {
    const x = Math.floor(width * (0.08 + 0.84 * random.unit()));
    const y = Math.floor(horizon * (low ? 0.72 + 0.2 * random.unit() : 0.14 + 0.4 * random.unit()));
    let free = 0;
    for (const [dx, dy] of AROUND) {
      const [column, row] = [x + dx * reach, y + dy * reach];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      free += (sky[row * width + column] as number) / 255;
    }
    const aside = Math.abs(x / width - 0.5);
    const score = free + aside * 1.5 + random.unit() * 0.6;
    if (score > best.score) best = { x, y, score };
  }
  return best;
}

const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Adds a full moon with its glow to a sky, in place. */
export function addMoon(picture: Pixels, sky: Matte, seed: number, strength: number): void {
  const { width, height } = picture;
  const place = placeInSky(sky, width, height, seed ^ 0x300, false);
  moonAt(picture, sky, { ...place, radius: Math.sqrt(width * height) * 0.034 }, seed, strength);
}

/** Draws a full moon with its glow at a place, in place, as far as a matte lets it. */
export function moonAt(
  picture: Pixels,
  matte: Matte,
  { x: middle, y: high, radius }: Disc,
  seed: number,
  strength: number,
): void {
  const noise = createNoise(seed);
  eachPixel(picture, matte, (colour, _, x, y) => {
    const [dx, dy] = [(x + 0.5 - middle) / radius, (y + 0.5 - high) / radius];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > 9) return;
    const disc = smoothstep(1.04, 0.96, away);
    const seas = 0.9 - 0.3 * smoothstep(-0.05, 0.35, noise.fbm(dx * 1.1 + 5, dy * 1.1, 4));
    const halo = (0.34 * Math.exp(-away / 1.6) + 0.08 * Math.exp(-away / 4)) * strength;
    for (let c = 0; c < 3; c++) {
      const own = colour[c] as number;
      const lit = own + (1 - own) * halo * (c === 2 ? 1 : 0.94);
      colour[c] = lit + ((c === 2 ? 0.9 : 0.96) * seas - lit) * disc;
    }
  });
}

/** The bow's colours from its outer to its inner edge. */
const BOW = [
  [0.92, 0.22, 0.2],
  [0.97, 0.58, 0.16],
  [0.98, 0.92, 0.3],
  [0.3, 0.8, 0.36],
  [0.25, 0.5, 0.92],
  [0.5, 0.26, 0.72],
] as const;

/** Adds a rainbow, in place: brightest in the sky, faint over what is far. */
export function addRainbow(picture: Pixels, sight: Sight, seed: number, strength: number): void {
  const { width, height } = picture;
  const [sky, depth] = [sight.sky(), sight.depth()];
  const random = createRandom(seed ^ 0xb0);
  const horizon = sky === null ? height * 0.6 : skyRows(sky, width).horizon;
  const centre = { x: width * (0.35 + 0.3 * random.unit()), y: horizon + height * 0.06 };
  const radius = Math.min(width * 0.62, centre.y * 0.92);
  bowAt(picture, { ...centre, radius }, strength, (at, y) => {
    const far =
      sky === null
        ? 0.5
        : Math.max((sky[at] as number) / 255, 0.4 * ((depth[at] as number) / 255) ** 3);
    return far * (smoothstep(horizon, horizon * 0.55, y) * 0.55 + 0.45);
  });
}

/** Draws a rainbow around a middle, in place; `shareAt` is how much of it is seen at a pixel in row `y`, 0 to 1. */
export function bowAt(
  picture: Pixels,
  { x: middle, y: low, radius }: Disc,
  strength: number,
  shareAt: (at: number, y: number) => number,
): void {
  const band = radius * 0.1;
  eachPixel(picture, null, (colour, at, x, y) => {
    const away = Math.sqrt((x + 0.5 - middle) ** 2 + (y + 0.5 - low) ** 2);
    const place = (radius - away) / band;
    if (place < -0.25 || place > 1.25) return;
    const inside = smoothstep(-0.25, 0.1, place) * smoothstep(1.25, 0.85, place);
    const share = 0.42 * strength * shareAt(at, y) * inside;
    const step = clamp(place, 0, 0.999) * (BOW.length - 1);
    const [a, b] = [BOW[Math.floor(step)], BOW[Math.floor(step) + 1]];
    if (a === undefined || b === undefined) return;
    for (let c = 0; c < 3; c++) {
      const bow = (a[c] as number) + ((b[c] as number) - (a[c] as number)) * (step % 1);
      const own = colour[c] as number;
      colour[c] =
        own + (1 - (1 - own) * (1 - bow * 0.85) - own) * share + (bow - own) * share * 0.35;
    }
  });
}
