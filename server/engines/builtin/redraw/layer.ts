import { createSample, sampleTexel } from '../scene/things/sample-texel.ts';
import type { Sprite, SpriteSize } from '../scene/things/sprite.ts';
import type { Content, Place } from './find-place.ts';

/** A drawing that is to be laid over a picture. */
export interface Layer {
  /** Where it begins, in the picture's pixels; it may reach beyond the picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue (0 to 1, premultiplied) and coverage. */
  readonly rgba: Float32Array;
}

/** Draws a sprite at its place, `margin` empty pixels around it. */
export function drawLayer(sprite: Sprite, content: Content, place: Place, margin: number): Layer {
  const left = Math.floor(place.left) - margin;
  const top = Math.floor(place.top) - margin;
  const width = Math.ceil(place.left + place.width) + margin + 1 - left;
  const height = Math.ceil(place.top + place.height) + margin + 1 - top;
  const rgba = new Float32Array(width * height * 4);
  const scale = place.width / content.width;
  const texels = sizeFor(sprite, scale);
  if (texels === undefined) return { left, top, width, height, rgba };
  const shrunk = texels.width / sprite.width;
  const sample = createSample();
  for (let y = 0; y < height; y++) {
    const v = (content.top + (top + y + 0.5 - place.top) / scale) * shrunk - 0.5;
    for (let x = 0; x < width; x++) {
      const across = (left + x + 0.5 - place.left) / scale;
      const from = place.mirrored ? content.width - across : across;
      const u = (content.left + from) * shrunk - 0.5;
      if (sampleTexel(texels, u, v, sample) < 0.01) continue;
      rgba.set(sample.subarray(0, 4), (y * width + x) * 4);
    }
  }
  return { left, top, width, height, rgba };
}

/** The smallest drawing of the sprite that is not smaller than wanted. */
function sizeFor({ sizes }: Sprite, scale: number): SpriteSize | undefined {
  const level = Math.floor(Math.log2(1 / Math.min(1, scale)) + 0.1);
  return sizes[Math.min(sizes.length - 1, Math.max(0, level))];
}

/** The layer blurred by a Gaussian of that deviation in pixels. */
export function blurLayer(layer: Layer, deviation: number): Layer {
  const reach = Math.ceil(2.5 * deviation);
  const weights = Float64Array.from({ length: reach + 1 }, (_, n) =>
    Math.exp(-(n * n) / (2 * deviation * deviation)),
  );
  const sum = weights.reduce((total, weight, n) => total + (n === 0 ? 1 : 2) * weight, 0);
  const even = weights.map((weight) => weight / sum);
  const { width, height } = layer;
  const across = blurAlong(layer.rgba, even, {
    step: 4,
    length: width,
    lines: height,
    next: width * 4,
  });
  const rgba = blurAlong(across, even, { step: width * 4, length: height, lines: width, next: 4 });
  return { ...layer, rgba };
}

/** How lines lie in the numbers: so far from one pixel to the next, and from one line to the next. */
interface Lines {
  readonly step: number;
  readonly length: number;
  readonly lines: number;
  readonly next: number;
}

function blurAlong(
  from: Float32Array,
  weights: Float64Array,
  { step, length, lines, next }: Lines,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      const at = line * next + place * step;
      for (let n = 1 - weights.length; n < weights.length; n++) {
        if (place + n < 0 || place + n >= length) continue;
        const weight = weights[Math.abs(n)] as number;
        const near = at + n * step;
        for (let c = 0; c < 4; c++)
          to[at + c] = (to[at + c] as number) + weight * (from[near + c] as number);
      }
    }
  }
  return to;
}
