import type { Pixels } from '../../../engine.ts';
import { createRandom } from '../../kernels/random.ts';
import { applyStyle } from '../../scene/styles/apply-style.ts';
import { fromShoulder } from '../../scene/styles/tone.ts';
import { LAND, SKY } from '../../scene/world/frame.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Sight } from '../seeing/sight.ts';

/** How far the nearest and the farthest ground is, as the painter of scenes counts. */
const NEAR = 8;
const FAR = 3000;

/**
 * Writes a pixel's light as the painter of scenes has it before its highlights are pressed. All channels
 * are opened by what the lightest one is: each by itself, a white with a tinge becomes a garish colour.
 */
function openUp(rgb: Float32Array, at: number, data: Uint8ClampedArray): void {
  const [r, g, b] = [
    data[at * 4] as number,
    data[at * 4 + 1] as number,
    data[at * 4 + 2] as number,
  ];
  const top = Math.max(r, g, b) / 255;
  const scale = top > 0 ? asPaper(fromShoulder(top)) / top / 255 : 0;
  rgb.set([r * scale, g * scale, b * scale], at * 3);
}

/** Light above this is pressed together toward twice as much: a white wall is no lamp, which would glow. */
const PAPER = 0.8;

const asPaper = (light: number): number =>
  light <= PAPER ? light : PAPER + (PAPER * (light - PAPER)) / light;

/** Renders a picture in one of the nine styles, as scenes are, and returns it. Alpha stays. */
export function renderStyle(picture: Pixels, sight: Sight, style: StyleName, seed: number): Pixels {
  const { width, height, data } = picture;
  const size = width * height;
  const [sky, far] = [sight.sky(), sight.depth()];
  const rgb = new Float32Array(size * 3);
  const depth = new Float32Array(size);
  const kind = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    openUp(rgb, at, data);
    const isSky = sky !== null && (sky[at] as number) > 127;
    kind[at] = isSky ? SKY : LAND;
    depth[at] = isSky
      ? Number.POSITIVE_INFINITY
      : NEAR * (FAR / NEAR) ** ((far[at] as number) / 255);
  }
  const look = { random: createRandom(seed), mood: null };
  const rendered = applyStyle({ width, height, rgb, depth, kind }, look, style);
  for (let at = 3; at < rendered.length; at += 4) rendered[at] = data[at] as number;
  return { width, height, data: rendered };
}
