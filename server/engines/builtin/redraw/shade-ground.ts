import type { Pixels } from '../../engine.ts';
import { clamp } from '../kernels/arithmetic.ts';
import { coverAt } from '../scene/things/sample-texel.ts';
import type { Sprite, SpriteSize } from '../scene/things/sprite.ts';
import type { Place } from './find-place.ts';

/** How dark the ground is where a thing touches it, and in its shadow. */
const CONTACT = 0.5;
const CAST = 0.34;
/** How long the shadow lies on the picture, as a share of the thing's height, and how far it leans. */
const LENGTH = 0.26;
const LEAN = 0.75;

/** Darkens what is beneath a thing: close at its foot, and its outline laid down away from the light. */
export function shadeGround(
  { data, width, height }: Pixels,
  sprite: Sprite,
  place: Place,
  toward: readonly [number, number, number],
): void {
  const texels = sprite.sizes.find((size) => size.height <= 72) ?? sprite.sizes.at(-1);
  if (texels === undefined) return;
  const foot = place.top + place.height;
  const long = Math.max(2, place.height * LENGTH);
  const lean = -Math.sign(toward[0] || 1) * LEAN * place.height;
  const down = Math.max(1.5, place.height * 0.035);
  const reach = Math.abs(lean) + place.width * 0.1;
  const [top, bottom] = [
    Math.max(0, Math.floor(foot - long)),
    Math.min(height - 1, Math.ceil(foot + down)),
  ];
  const [left, right] = [
    Math.max(0, Math.floor(place.left - reach)),
    Math.min(width - 1, Math.ceil(place.left + place.width + reach)),
  ];
  for (let y = top; y <= bottom; y++) {
    const up = (foot - y) / long;
    for (let x = left; x <= right; x++) {
      const across = (x - place.left - lean * up) / place.width;
      const own = (x - place.left) / place.width;
      const cast =
        up < 0
          ? 0
          : CAST * (1 - 0.75 * up) * outline(texels, place.mirrored ? 1 - across : across, up);
      const touch =
        CONTACT * clamp(1 - Math.hypot((own - 0.5) * 1.9, (foot - y) / (down * 1.4))) ** 0.9;
      const keep = (1 - cast) * (1 - touch);
      const at = (y * width + x) * 4;
      if (keep < 1) for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) * keep;
    }
  }
}

/** How solid a thing is at shares of its width and height, softly. */
function outline(texels: SpriteSize, across: number, up: number): number {
  const [u, v] = [across * texels.width - 0.5, (1 - up) * texels.height - 0.5];
  return (coverAt(texels, u - 1.5, v) + coverAt(texels, u, v) + coverAt(texels, u + 1.5, v)) / 3;
}
