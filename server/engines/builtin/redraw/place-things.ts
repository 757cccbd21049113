import type { Pixels } from '../../engine.ts';
import type { Random } from '../kernels/random.ts';
import { clamp } from '../scene/arithmetic.ts';
import { sampleTexel } from '../scene/things/sample-texel.ts';
import type { Sprite, SpriteSize } from '../scene/things/sprite.ts';
import type { Box } from './box.ts';
import { contentOf, type Content, findPlace, type Place } from './find-place.ts';
import { lumaOf, type Surroundings } from './surroundings.ts';
import type { WishedThing } from './wished-things.ts';

/** How strongly the light of the surroundings colours a thing. */
const CAST = 0.35;
/** How dark the ground is beneath a thing. */
const SHADOW = 0.38;

/**
 * Draws things side by side into an area of a picture, in place, each as large as the area lets it
 * be, in the light of the surroundings. The area's edge does not cut them off: whoever blends the
 * picture does.
 */
export function placeThings(
  image: Pixels,
  area: Uint8Array,
  bounds: Box,
  things: readonly WishedThing[],
  around: Surroundings,
  random: Random,
): void {
  const slot = (bounds.right - bounds.left) / Math.max(1, things.length);
  const light = lightOf(around);
  things.forEach(({ sprite, stands }, index) => {
    const left = Math.floor(bounds.left + slot * index);
    const right = Math.max(left + 1, Math.ceil(bounds.left + slot * (index + 1)));
    const content = contentOf(sprite);
    const box = { ...bounds, left, right };
    const place = findPlace(content, { data: area, width: image.width, box }, random);
    if (stands) darkenGround(image, place);
    drawSprite(image, sprite, content, place, light);
  });
}

/** Light by channel: 1 leaves a thing as it was drawn, which is in plain daylight. */
function lightOf({ mean, luma }: Surroundings): readonly number[] {
  const strength = clamp(0.5 + (0.95 * luma) / 255, 0.45, 1.2);
  const grey = Math.max(1, lumaOf(...mean));
  return mean.map((part) => strength * (1 + CAST * (clamp(part / grey, 0.5, 1.6) - 1)));
}

function darkenGround({ data, width, height }: Pixels, place: Place): void {
  const across = Math.max(2, place.width * 0.55);
  const down = Math.max(2, place.height * 0.07);
  const [x0, y0] = [place.left + place.width / 2, place.top + place.height - down * 0.3];
  const last = Math.min(height - 1, Math.ceil(y0 + down));
  for (let y = Math.max(0, Math.floor(y0 - down)); y <= last; y++) {
    const end = Math.min(width - 1, Math.ceil(x0 + across));
    for (let x = Math.max(0, Math.floor(x0 - across)); x <= end; x++) {
      const away = ((x - x0) / across) ** 2 + ((y - y0) / down) ** 2;
      if (away >= 1) continue;
      const keep = 1 - SHADOW * (1 - away) ** 2;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) * keep;
    }
  }
}

function drawSprite(
  { data, width, height }: Pixels,
  sprite: Sprite,
  content: Content,
  place: Place,
  light: readonly number[],
): void {
  const scale = place.width / content.width;
  const texels = sizeFor(sprite, scale);
  if (texels === undefined) return;
  const shrunk = texels.width / sprite.width;
  const lastRow = Math.min(height - 1, Math.ceil(place.top + place.height));
  const lastColumn = Math.min(width - 1, Math.ceil(place.left + place.width));
  for (let y = Math.max(0, Math.floor(place.top)); y <= lastRow; y++) {
    const v = (content.top + (y + 0.5 - place.top) / scale) * shrunk - 0.5;
    for (let x = Math.max(0, Math.floor(place.left)); x <= lastColumn; x++) {
      const share = (x + 0.5 - place.left) / scale;
      const column = place.mirrored ? content.width - share : share;
      const u = (content.left + column) * shrunk - 0.5;
      blendTexel(data, (y * width + x) * 4, texels, u, v, light);
    }
  }
}

function blendTexel(
  data: Uint8ClampedArray,
  at: number,
  { rgba, width, height }: SpriteSize,
  u: number,
  v: number,
  light: readonly number[],
): void {
  const alpha = clamp(sampleTexel(rgba, width, height, u, v, 3, 4));
  if (alpha < 0.01) return;
  for (let c = 0; c < 3; c++) {
    const texel = sampleTexel(rgba, width, height, u, v, c, 4) * (light[c] ?? 1) * 255;
    data[at + c] = (data[at + c] ?? 0) * (1 - alpha) + texel;
  }
  const old = data[at + 3] ?? 0;
  data[at + 3] = old + (255 - old) * alpha;
}

/** The smallest drawing of the sprite that is not smaller than wanted. */
function sizeFor({ sizes }: Sprite, scale: number): SpriteSize | undefined {
  const level = Math.floor(Math.log2(1 / Math.min(1, scale)));
  return sizes[Math.min(sizes.length - 1, Math.max(0, level))];
}
