import type { Pixels } from '../../engine.ts';
import { clamp } from '../kernels/arithmetic.ts';
import type { Random } from '../kernels/random.ts';
import type { Sprite } from '../scene/things/sprite.ts';
import type { Colour } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { type Content, contentOf, findPlace, type Place } from './find-place.ts';
import { blurLayer, drawLayer } from './layer.ts';
import { shadeGround } from './shade-ground.ts';
import type { WishedThing } from './wished-things.ts';

/** What things are placed into, and how. */
export interface Placing {
  /** Marked pixels. */
  readonly area: Uint8Array;
  readonly bounds: Box;
  /** Toward the light: right, up, away. */
  readonly toward: readonly [number, number, number];
  /** The light on things that were drawn without one, by channel. */
  readonly light: Colour;
  /** Standard deviation of the picture's noise, 0 to 255. */
  readonly noise: number;
  /** How soft the edges around are, as the deviation of a Gaussian in pixels. */
  readonly blur: number;
  readonly random: Random;
}

/**
 * Draws things side by side into an area of a picture, in place, each as large as the area lets it
 * be, with its shadow and the picture's grain. The area's edge does not cut them off: whoever blends
 * the picture does. `onThing` is told the share of things that are drawn.
 */
export function placeThings(
  image: Pixels,
  things: readonly WishedThing[],
  placing: Placing,
  onThing: (share: number) => void,
): void {
  const { area, bounds, random } = placing;
  const slot = (bounds.right - bounds.left) / Math.max(1, things.length);
  things.forEach(({ make, stands }, index) => {
    const left = Math.floor(bounds.left + slot * index);
    const right = Math.max(left + 1, Math.ceil(bounds.left + slot * (index + 1)));
    const box = { ...bounds, left, right };
    const sprite = make(bounds.bottom - bounds.top);
    const content = contentOf(sprite);
    const place = findPlace(content, { data: area, width: image.width, box }, random);
    if (stands) shadeGround(image, sprite, place, placing.toward);
    drawSprite(image, sprite, content, place, placing);
    onThing((index + 1) / things.length);
  });
}

/** What is drawn is about this soft itself, as the deviation of a Gaussian in pixels. */
const OWN_BLUR = 0.6;
/** Nothing is blurred by more than this share of its height: an eye has to stay one. */
const MOST_BLUR = 0.02;

function drawSprite(
  image: Pixels,
  sprite: Sprite,
  content: Content,
  place: Place,
  placing: Placing,
): void {
  const { data, width, height } = image;
  const light: Colour = sprite.isLit === true ? [1, 1, 1] : placing.light;
  const lacking = Math.sqrt(Math.max(0, placing.blur ** 2 - OWN_BLUR ** 2));
  const blur = Math.min(lacking, place.height * MOST_BLUR);
  const sharp = drawLayer(sprite, content, place, Math.ceil(2.5 * blur));
  const layer = blur > 0.3 ? blurLayer(sharp, blur) : sharp;
  for (let y = 0; y < layer.height; y++) {
    const row = layer.top + y;
    if (row < 0 || row >= height) continue;
    for (let x = 0; x < layer.width; x++) {
      const column = layer.left + x;
      if (column < 0 || column >= width) continue;
      const grain = placing.noise * roundChance(placing.random);
      const from = (y * layer.width + x) * 4;
      if ((layer.rgba[from + 3] as number) >= 0.01)
        blendTexel(
          data,
          (row * width + column) * 4,
          layer.rgba.subarray(from, from + 4),
          light,
          grain,
        );
    }
  }
}

/** About a normal deviate: the sum of a few even ones. */
const roundChance = (random: Random): number =>
  (random.unit() + random.unit() + random.unit() - 1.5) * 2;

function blendTexel(
  data: Uint8ClampedArray,
  at: number,
  sample: Float32Array,
  light: Colour,
  grain: number,
): void {
  const alpha = clamp(sample[3] ?? 0);
  for (let c = 0; c < 3; c++) {
    const texel = (sample[c] ?? 0) * (light[c] ?? 1) * 255;
    data[at + c] = (data[at + c] ?? 0) * (1 - alpha) + texel + grain * alpha;
  }
  const old = data[at + 3] ?? 0;
  data[at + 3] = old + (255 - old) * alpha;
}
