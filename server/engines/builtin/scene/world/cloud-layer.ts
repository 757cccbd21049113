import { clamp, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Setting } from '../setting.ts';
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
/** The heaped clouds of a setting; null in fog and where a closed layer hides them. */
export function cloudLayer({ weather, cumulus, light, random }: Setting): CloudLayer | null {
  const offset = random.unit() * 40;
  if (weather !== 'clear' && weather !== 'cloudy') return null;
  const cover = clamp(0.24 + 0.036 * cumulus + 0.12 * light.cover, 0.05, 0.8);
  return { base: 760, top: 2000 + 230 * cumulus, cover, offset };
}

/** How much cloud there can be above a place, about −0.8 to 0.8; overhead the sky stays open. */
export function coverAt(noise: Noise, { cover, offset }: CloudLayer, x: number, z: number): number {
  const open = 0.62 * (1 - smoothstep(2400, 7500, z + 0.4 * Math.abs(x)));
  return cover * 1.7 - 0.8 - open + 1.2 * noise.fbm(x / 3100 + offset, z / 3100, 3);
}

/** Share of the vapour that is there at a place; `cover` is what `coverAt` says of it. */
export function densityAt(
  layer: CloudLayer,
  cover: number,
  x: number,
  y: number,
  z: number,
  fine: boolean,
) {
  const height = (y - layer.base) / (layer.top - layer.base);
  const foot = smoothstep(0, 0.06, height);
  if (foot <= 0 || height >= 1) return 0;
  const { heaps, curls } = vapour();
  const swell = sampleBlock(heaps, x / 2300 + layer.offset, y / 2300, z / 2300);
  // Round heaps narrow toward their tops.
  const body = foot * (cover + 1.3 * (swell - 0.42) - 0.8 * height);
  if (body <= 0 || !fine) return clamp(body * 4);
  const edge = sampleBlock(curls, x / 900, y / 900 + layer.offset, z / 900);
  return clamp((body - 0.3 * (1 - edge)) * 5);
}
