import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../scene/arithmetic.ts';
import { createNoise } from '../../scene/noise.ts';
import type { Sight } from '../seeing/sight.ts';
import { eachPixel, lumaIn } from './each-pixel.ts';
import { blurPlane, lumaPlane } from './soft-copy.ts';

/** Snow in the light and in the shade. */
const LIT = [0.97, 0.98, 1] as const;
const SHADE = [0.62, 0.7, 0.84] as const;

/**
 * Lays snow on what faces upward, in place: on ground (plants and the land below the horizon, more
 * where it is even), and on the upper edges of things. `amount` 1 covers most of it.
 */
export function laySnow(picture: Pixels, sight: Sight, amount: number, seed: number): void {
  const { width, height } = picture;
  const unit = Math.sqrt(width * height);
  const noise = createNoise(seed);
  const [sky, subject, plants, depth] = [
    sight.sky(),
    sight.subject(),
    sight.plants(),
    sight.depth(),
  ];
  const luma = lumaPlane(picture);
  const base = blurPlane(luma, width, Math.max(2, unit * 0.012));
  const caps = findCaps(luma, width, sky, Math.max(1, Math.round(unit * 0.006)));
  const horizon = groundLine(sky, width, height);
  const far = farAt(depth);
  eachPixel(picture, null, (colour, at, x, y) => {
    const inSky = sky === null ? 0 : (sky[at] as number) / 255;
    if (inSky > 0.9) return;
    const own = luma[at] as number;
    const local = own / Math.max(14, base[at] as number);
    const rough = noise.fbm((x / unit) * 16, (y / unit) * 30, 4);
    const leaf = (plants[at] as number) / 255;
    const keep = subject === null ? 0 : (subject[at] as number) / 255;
    const below = smoothstep(horizon, horizon + height * 0.14, y);
    // Leaves that stand upright catch it in tufts; grass below lies under it.
    const ground =
      Math.max(below * (1 - keep) * (1 - 0.35 * leaf), leaf * 0.62) * (1 - 0.55 * keep);
    // Tufts and stones stick out where it is thin: what is dark among its surroundings last.
    const thick = 1.25 * amount * ground + 0.4 * rough - 0.25 + (0.4 + 0.9 * leaf) * (local - 1);
    const cover = smoothstep(0.1, 0.62, thick) * ground;
    const cap = (caps[at] as number) * smoothstep(0.15, 0.6, amount + 0.3 * rough);
    const snow = clamp(Math.max(cover, cap)) * (1 - inSky) * (1 - 0.25 * far(at));
    if (snow <= 0) return;
    const light = clamp(0.42 + 0.75 * (local - 0.75) + 0.34 * (own / 255) + 0.12 * rough);
    for (let c = 0; c < 3; c++) {
      const white = mix(SHADE[c] as number, LIT[c] as number, light);
      colour[c] = mix(colour[c] as number, white, snow * 0.96);
    }
  });
}

const farAt =
  (depth: Uint8Array) =>
  (at: number): number =>
    (depth[at] as number) / 255;

/** The cold light of winter: paler and bluer in the shade. */
export function layFrost(picture: Pixels, strength: number): void {
  eachPixel(picture, null, (colour) => {
    const luma = lumaIn(colour);
    for (let c = 0; c < 3; c++) {
      const cold =
        luma + ((colour[c] as number) - luma) * 0.86 + (c === 2 ? 0.03 : c === 0 ? -0.012 : 0.004);
      colour[c] = mix(colour[c] as number, cold + 0.015, strength);
    }
  });
}

/** The row from which on the picture shows ground. */
function groundLine(sky: Uint8Array | null, width: number, height: number): number {
  // Without a sky nothing tells ground from wall: then only plants and edges are covered.
  if (sky === null) return height * 2;
  const ends = Float64Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && (sky[y * width + x] as number) > 127) y++;
    return y;
  }).sort();
  const low = ends[Math.floor(width * 0.8)] ?? height / 2;
  return Math.min(height * 0.8, low);
}

/**
 * Upper edges: places right below a level edge where what is above is farther away (sky) or lighter.
 * 0 to 1; `thick` is how far down a cap reaches.
 */
function findCaps(
  luma: Float32Array,
  width: number,
  sky: Uint8Array | null,
  thick: number,
): Float32Array {
  const soft = blurPlane(luma, width, 1);
  const caps = new Float32Array(luma.length);
  const height = luma.length / width;
  for (let y = thick; y < height - thick; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const above = soft[at - thick * width] as number;
      const down = above - (soft[at + width] as number);
      const across = Math.abs((soft[at - 1] as number) - (soft[at + 1] as number));
      const underSky =
        sky !== null && (sky[at - thick * width] as number) > 150 && (sky[at] as number) < 110;
      const level = smoothstep(14, 46, down - 3 * across);
      caps[at] = Math.max(underSky ? 0.95 : 0, level * 0.75);
    }
  }
  return blurPlane(caps, width, 1).map((value) => smoothstep(0.18, 0.6, value));
}
