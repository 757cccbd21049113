import type { Pixels } from '../../engine.ts';
import { clamp, mix, smoothstep } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { holeDepth } from '../remove/hole.ts';
import { createNoise } from '../scene/noise.ts';
import type { Box } from './box.ts';

/** How far the shore recedes from the area's edge, as shares of the area's mean side: at most, and at least. */
const MOST = 0.13;
const LEAST = 0.012;
/** Far off, a shore that recedes as far is seen so much flatter. */
const FLAT = 0.3;
/** Corners are rounded by about this share of the mean side. */
const ROUNDED = 0.16;
/** Length of bays, as a share of the area's mean side; across, they are seen shortened. */
const BAY = 0.34;
const SHORTENED = 0.4;
/** The line between water and bank is so soft, and the bank is wet so far from it, in shares of the mean side. */
const SOFT = 0.004;
const WET = 0.045;
/** How much darker a wet bank is. */
const DARKENED = 0.3;

/** Where the water of an area is and how far from its shore. */
export interface Shore {
  /** One byte a pixel: 255 where there is water. */
  readonly water: Uint8Array<ArrayBuffer>;
  /** Pixels from the shore, above 0 on the water; 0 or less on the bank and outside the area. */
  readonly inward: Float32Array;
  /** Pixels from the area's edge, 0 outside. */
  readonly depth: Float32Array;
  /** Mean side of the area's box, in pixels. */
  readonly side: number;
}

/** Draws a shore with bays into a painted area (a byte a pixel, above 0 where marked): nobody paints one. */
export function traceShore(area: Uint8Array, width: number, box: Box, seed: number): Shore {
  const noise = createNoise(seed);
  const [across, tall] = [box.right - box.left, box.bottom - box.top];
  const side = Math.sqrt(across * tall);
  const depth = holeDepth(area, width);
  const inward = holeDepth(rounded(area, width, Math.round(ROUNDED * side)), width);
  const water = new Uint8Array(area.length);
  for (let at = 0; at < inward.length; at++) {
    if (area[at] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    const near = mix(FLAT, 1, clamp((y - box.top) / tall));
    const bay = noise.fbm(x / (BAY * side), y / (BAY * SHORTENED * side), 4);
    const recede = side * near * (LEAST + MOST * clamp(0.42 + 0.95 * bay));
    inward[at] = (inward[at] as number) - recede;
    if ((inward[at] as number) > 0) water[at] = 255;
  }
  return { water, inward, depth, side };
}

/** The area without its corners. */
function rounded(area: Uint8Array, width: number, radius: number): Uint8Array {
  const marks = Float32Array.from(area, (value) => (value === 0 ? 0 : 1));
  const soft = blurBox(marks, width, radius, 2);
  return area.map((value, at) => (value !== 0 && (soft[at] as number) > 0.5 ? 1 : 0));
}

/** Lays the bank around water that was painted into an area, in place: `ground` is what goes on there, wet at the shore. */
export function layBank(picture: Pixels, ground: Pixels, { inward, depth, side }: Shore): void {
  const soft = Math.max(0.7, SOFT * side);
  for (let at = 0; at < inward.length; at++) {
    const share = smoothstep(-soft, soft, inward[at] as number);
    if (share >= 1) continue;
    const near = smoothstep(-WET * side, 0, inward[at] as number);
    const wet = 1 - DARKENED * near * smoothstep(0, WET * side, depth[at] as number);
    for (let c = at * 4; c < at * 4 + 3; c++)
      picture.data[c] = mix((ground.data[c] as number) * wet, picture.data[c] as number, share);
  }
}
