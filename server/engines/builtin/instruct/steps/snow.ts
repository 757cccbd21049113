import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { blurPlane, lumaPlane } from '../../kernels/soft-copy.ts';
import { createNoise, type Noise } from '../../scene/noise.ts';
import type { Sight } from '../seeing/sight.ts';
import { eachPixel, lumaIn } from './each-pixel.ts';
import { findLedges } from './ledges.ts';

/** Snow in the light and in the shade. */
const LIT = [0.97, 0.98, 1] as const;
const SHADE = [0.6, 0.68, 0.84] as const;

/**
 * Lays snow on what faces upward, in place: on ground (plants and the land below the horizon, more
 * where it is even), on upper edges and ledges; before a wall without any ground it drifts up from the
 * lower edge. `amount` 1 covers most of it. Answers the share of the picture that is white now.
 * `onShare` is told the share of the work that is done.
 */
export function laySnow(
  picture: Pixels,
  sight: Sight,
  amount: number,
  seed: number,
  onShare: OnShare,
): number {
  const [onBase, onLedges, onLaid] = divideShare(onShare, [1, 2, 4]);
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
  const base = blurPlane(luma, width, Math.max(2, unit * 0.02));
  onBase(1);
  const ledges = findLedges(luma, width, sky, noise);
  onLedges(1);
  const land = sight.ground();
  const drift = driftLine(sky ?? subject, noise, width, height, amount);
  const day = daylight(luma, sky);
  let covered = 0;
  eachPixel(picture, null, (colour, at, x, y) => {
    const inSky = sky === null ? 0 : (sky[at] as number) / 255;
    if (inSky > 0.9) return;
    const own = luma[at] as number;
    const local = own / Math.max(14, base[at] as number);
    const rough = noise.fbm((x / unit) * 16, (y / unit) * 30, 4);
    const leaf = (plants[at] as number) / 255;
    const keep = subject === null ? 0 : (subject[at] as number) / 255;
    const below = (land[at] as number) / 255;
    // Leaves that stand upright catch it in tufts; grass below lies under it.
    const ground = Math.max(below * (1 - 0.25 * leaf), leaf * 0.62) * (1 - 0.55 * keep);
    // Tufts and stones stick out where it is thin: what is dark among its surroundings last.
    const thick = 1.35 * amount * ground + 0.4 * rough - 0.22 + (0.35 + 0.4 * leaf) * (local - 1);
    const cover = smoothstep(0.05, 0.7, thick) * ground;
    const cap = (ledges[at] as number) * smoothstep(0.1, 0.5, amount) * (1 - 0.5 * keep);
    const heap = smoothstep(-1.5, 1.5, y - (drift[x] as number));
    const snow = clamp(Math.max(cover, cap, heap)) * (1 - inSky);
    if (snow <= 0) return;
    covered += snow;
    const far = (depth[at] as number) / 255;
    const bank = heap * (0.62 + 0.3 * smoothstep(0, height * 0.05, y - (drift[x] as number)));
    const shine = 0.46 + 0.6 * clamp(local - 0.75, -0.3, 0.5) + 0.3 * (own / 255) + 0.14 * rough;
    const light = clamp(Math.max(shine * (1 - heap), bank + 0.16 * rough * heap));
    for (let c = 0; c < 3; c++) {
      const white = mix(SHADE[c] as number, LIT[c] as number, light) * (c === 2 ? day ** 0.8 : day);
      colour[c] = mix(colour[c] as number, white, snow * (0.97 - 0.25 * far));
    }
  });
  onLaid(1);
  return covered / luma.length;
}

/** How light it is, 0.3 to 1: by night snow is not white. */
function daylight(luma: Float32Array, sky: Uint8Array | null): number {
  let [sum, weight] = [0, 1e-6];
  for (let at = 0; at < luma.length; at += 5) {
    const share = sky === null ? 1 : (sky[at] as number) / 255;
    sum += share * (luma[at] as number);
    weight += share;
  }
  return clamp(0.28 + (1.5 * sum) / weight / 255, 0.3, 1);
}

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

/** How high a drift before a wall is, as a share of the height, and how much it rises and falls. */
const DRIFT = { height: 0.085, waves: 0.07 } as const;

/** For each column the row where a drift begins; below the picture where sky or subject show that it is no wall. */
function driftLine(
  seen: Uint8Array | null,
  noise: Noise,
  width: number,
  height: number,
  amount: number,
): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    const u = x / height;
    const waves = noise.fbm(u * 2.2, 7.5, 3) + 0.12 * noise.at(u * 40, 3.5);
    const high = amount * (DRIFT.height + DRIFT.waves * waves);
    return seen === null ? height * (1 - Math.max(0.012, high)) : height * 2;
  });
}
