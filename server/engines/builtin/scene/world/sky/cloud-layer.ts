import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import { sampleBlock, vapour } from './vapour.ts';

/** The layer that heaped clouds fill, world units above the water, and how far they are drawn. */
export interface CloudLayer {
  readonly base: number;
  readonly top: number;
  /** Share of the sky, about 0 to 1. */
  readonly cover: number;
  /** How far the clouds have moved. */
  readonly offset: number;
}
/** The heaped clouds of a setting; null in fog and where flat ones are all there is or a closed layer hides them. */
export function cloudLayer({
  weather,
  cumulus,
  clouds,
  light,
  random,
}: Setting): CloudLayer | null {
  const offset = random.unit() * 40;
  if (weather !== 'clear' && weather !== 'cloudy') return null;
  if (clouds !== 'heaps' && clouds !== 'towers') return null;
  const cover = clamp(0.24 + 0.036 * cumulus + 0.12 * light.cover, 0.05, 0.8);
  return { base: 760, top: 2000 + 230 * cumulus, cover, offset };
}

/** How much more vapour there is in the middle of a heap than between two, how much less at the layer's top, and how far heaps and curls bulge. */
const BULGE = 0.8;
const FALL = 0.9;
const SWELL = 0.62;
const CURL = 0.27;

/**
 * How much vapour rises at a place, about −0.8 to 0.8; overhead the sky stays open. Each place carries
 * a heap as high as its air rises: what is above it is part of it and never loose.
 */
export function coverAt(noise: Noise, { cover, offset }: CloudLayer, x: number, z: number): number {
  const open = 1.2 * (1 - smoothstep(3600, 7600, z + 0.4 * Math.abs(x)));
  const bulge = sampleBlock(vapour().heaps, x / 4200 + offset, 0.37, z / 4200);
  const heap = BULGE * (bulge * (2 - bulge) - 0.6);
  return cover * 1.7 - 0.96 - open + 1.2 * noise.fbm(x / 3100 + offset, z / 3100, 3) + heap;
}

/** How finely vapour is looked at: whether there may be any, how it shades, how it is seen. */
export type Look = 'any' | 'shade' | 'fine';

/** How much vapour may be missed where it is only looked whether there is any. */
const THIN = 0.05;

/** Share of the vapour that is there at a place; `cover` is what `coverAt` says of it. */
export function densityAt(
  layer: CloudLayer,
  cover: number,
  x: number,
  y: number,
  z: number,
  look: Look,
) {
  const height = (y - layer.base) / (layer.top - layer.base);
  const foot = smoothstep(0, 0.06, height);
  if (foot <= 0 || height >= 1) return 0;
  const left = cover - FALL * height * height;
  if (left <= -SWELL * 0.5) return 0;
  const { heaps, curls } = vapour();
  const swell = sampleBlock(heaps, x / 2300 + layer.offset, y / 2300, z / 2300);
  const body = foot * (left + SWELL * (swell - 0.45));
  if (look === 'any') return body + THIN;
  if (body <= 0 || look === 'shade') return clamp(body * 4);
  const edge = sampleBlock(curls, x / 900, y / 900 + layer.offset, z / 900);
  // Where there is little vapour its curls thin it out rather than break it up.
  return clamp((body - Math.min(CURL, 0.6 * body) * (1 - edge)) * 5);
}
