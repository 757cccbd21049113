import type { Pixels } from '../../engine.ts';
import type { Random } from '../kernels/random.ts';
import { clamp } from '../scene/arithmetic.ts';
import { createSample, type Sample, sampleTexel } from '../scene/things/sample-texel.ts';
import type { Sprite, SpriteSize } from '../scene/things/sprite.ts';
import type { Colour } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { type Content, contentOf, findPlace, type Place } from './find-place.ts';
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

function drawSprite(
  image: Pixels,
  sprite: Sprite,
  content: Content,
  place: Place,
  placing: Placing,
): void {
  const { data, width, height } = image;
  const light: Colour = sprite.isLit === true ? [1, 1, 1] : placing.light;
  const scale = place.width / content.width;
  const texels = sizeFor(sprite, scale);
  if (texels === undefined) return;
  const shrunk = texels.width / sprite.width;
  const sample = createSample();
  const last = Math.min(height - 1, Math.ceil(place.top + place.height));
  for (let y = Math.max(0, Math.floor(place.top)); y <= last; y++) {
    const v = (content.top + (y + 0.5 - place.top) / scale) * shrunk - 0.5;
    const end = Math.min(width - 1, Math.ceil(place.left + place.width));
    for (let x = Math.max(0, Math.floor(place.left)); x <= end; x++) {
      const across = (x + 0.5 - place.left) / scale;
      const from = place.mirrored ? content.width - across : across;
      const u = (content.left + from) * shrunk - 0.5;
      const grain = placing.noise * roundChance(placing.random);
      if (sampleTexel(texels, u, v, sample) >= 0.01)
        blendTexel(data, (y * width + x) * 4, sample, light, grain);
    }
  }
}

/** About a normal deviate: the sum of a few even ones. */
const roundChance = (random: Random): number =>
  (random.unit() + random.unit() + random.unit() - 1.5) * 2;

function blendTexel(
  data: Uint8ClampedArray,
  at: number,
  sample: Sample,
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

/** The smallest drawing of the sprite that is not smaller than wanted. */
function sizeFor({ sizes }: Sprite, scale: number): SpriteSize | undefined {
  const level = Math.floor(Math.log2(1 / Math.min(1, scale)) + 0.1);
  return sizes[Math.min(sizes.length - 1, Math.max(0, level))];
}
