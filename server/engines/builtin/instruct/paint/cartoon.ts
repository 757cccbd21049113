import type { Pixels } from '../../../engine.ts';
import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import { components } from '../../kernels/components.ts';
import { lumaOf } from '../../kernels/luma.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { blurPlane } from '../../kernels/soft-copy.ts';
import { paintOver } from '../../scene/styles/brush.ts';
import { type Frame, LAND } from '../../scene/world/frame.ts';

/** Steps of light from black to white, and how firm they are: 0 a ramp. */
const LEVELS = 7;
const FIRM = 3.2;
const SATURATION = 1.4;
const INK = [0.06, 0.05, 0.08] as const;
const STRENGTH = 0.92;
/** How much darker (0 to 1) than its wider surroundings a place is where lines begin and are full. */
const FAINT = 0.016;
const FULL = 0.045;
/** Strokes of fewer pixels, in a picture of a megapixel, are texture. */
const LEAST_STROKE = 90;

/**
 * Draws a picture as a comic and returns it: flat colours between lines. Scenes are inked where
 * distances jump; a photograph has texture everywhere, so it is flattened first, its light is
 * brought to soft steps, and what edges are left are inked on their dark side (differences of
 * Gaussians and soft quantisation after Winnemöller et al. 2006). Alpha stays.
 * `onShare` is told the share of the work that is done.
 */
export function drawCartoon(picture: Pixels, onShare: OnShare): Pixels {
  const [onFlat, onInk, onDrawn] = divideShare(onShare, [6, 2, 2]);
  const { width, height, data } = picture;
  const unit = Math.sqrt((width * height) / 1_048_576);
  const frame = flatten(picture, unit, onFlat);
  const luma = lumaIn(frame.rgb);
  const ink = inkOf(luma, width, unit);
  onInk(1);
  const drawn = data.slice();
  for (let at = 0; at < ink.length; at++) {
    const light = luma[at] as number;
    const stepped = stepOf(light);
    const share = (ink[at] as number) * STRENGTH;
    for (let c = 0; c < 3; c++) {
      const own = frame.rgb[at * 3 + c] as number;
      const flat = clamp(
        stepped + (own - light) * SATURATION * (stepped / Math.max(0.02, light)) ** 0.5,
      );
      drawn[at * 4 + c] = 255 * (flat + ((INK[c] as number) - flat) * share);
    }
  }
  onDrawn(1);
  return { width, height, data: drawn };
}

/** The picture in patches of one colour, 0 to 1, their corners rounded. */
function flatten({ width, height, data }: Pixels, unit: number, onShare: OnShare): Frame {
  const size = width * height;
  const rgb = new Float32Array(size * 3);
  for (let at = 0; at < size; at++) {
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (data[at * 4 + c] as number) / 255;
  }
  const depth = new Float32Array(size).fill(1);
  const frame = { width, height, rgb, depth, kind: new Uint8Array(size).fill(LAND) };
  for (const [round, radius] of [4, 3].entries()) {
    paintOver(frame, Math.max(1, Math.round(radius * unit)));
    for (let c = 0; c < 3; c++) {
      const plane = new Float32Array(size);
      for (let at = 0; at < size; at++) plane[at] = rgb[at * 3 + c] as number;
      const soft = blurPlane(plane, width, 1);
      for (let at = 0; at < size; at++) rgb[at * 3 + c] = soft[at] as number;
    }
    onShare((round + 1) / 2);
  }
  return frame;
}

function lumaIn(rgb: Float32Array): Float32Array {
  const luma = new Float32Array(rgb.length / 3);
  for (let at = 0; at < luma.length; at++) {
    luma[at] = lumaOf(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
  }
  return luma;
}

function stepOf(light: number): number {
  const scaled = light * LEVELS;
  const level = Math.round(scaled);
  return clamp((level + 0.5 * Math.tanh(FIRM * (scaled - level))) / LEVELS);
}

/** How much ink each pixel has, 0 to 1. */
function inkOf(luma: Float32Array, width: number, unit: number): Float32Array {
  const near = blurPlane(luma, width, Math.max(1, 0.8 * unit));
  const wide = blurPlane(luma, width, Math.max(3, 3 * unit));
  const ink = near.map((value, at) => smoothstep(FAINT, FULL, (wide[at] as number) - value));
  const { labels, sizes } = components(
    ink.map((value) => (value > 0.3 ? 1 : 0)),
    width,
  );
  const least = LEAST_STROKE * unit * unit;
  return ink.map((value, at) => {
    const label = labels[at] as number;
    return label > 0 && (sizes[label] as number) < least ? 0 : value;
  });
}
