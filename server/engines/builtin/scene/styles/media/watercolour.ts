import type { Pixels } from '../../../../engine.ts';
import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { divideShare, type OnShare } from '../../../kernels/share.ts';
import { slopesOf } from '../../../kernels/slopes.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { lumaAt } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import { paintOver } from '../brush.ts';
import { darkMarks, drawMarks } from '../dark-marks.ts';

const PAPER = [0.985, 0.975, 0.95] as const;
/** Rows between two reports of progress. */
const ROWS_A_REPORT = 128;

/**
 * Paints a picture in watercolour and returns the painting: even washes with wobbling edges, pigment
 * that gathers at their rims, runs and settles in the paper's grain (after Bousseau et al. 2006), light left to
 * the paper, and an unpainted, ragged margin. `amount` above 1 is wetter. Alpha stays.
 * `onShare` is told the share of the work that is done.
 */
export function paintWatercolour(
  picture: Pixels,
  amount: number,
  seed: number,
  onShare: OnShare,
): Pixels {
  const { width, height } = picture;
  const unit = Math.sqrt(width * height) / 1000;
  const noise = createNoise(seed);
  const [onWashes, onRims, onRows] = divideShare(onShare, [6, 1, 4]);
  const washes = layWashes(picture, unit, amount, noise, onWashes);
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at++) luma[at] = lumaAt(washes, at);
  const rims = rimsOf(luma, width, unit);
  onRims(1);
  const data = picture.data.slice();
  for (let at = 0, y = 0; y < height; y++) {
    if (y % ROWS_A_REPORT === 0) onRows(y / height);
    for (let x = 0; x < width; x++, at++) {
      const flow = noise.fbm(x / (150 * unit) + 7, y / (150 * unit), 4);
      const grain = noise.fbm(x / (2.4 * unit + 0.6), y / (2.4 * unit + 0.6) + 40, 2);
      const light = luma[at] as number;
      const density =
        1 + 0.5 * flow * amount + 0.26 * grain * (1 - light) + 1.1 * (rims[at] as number);
      const bare = margin(noise, x, y, width, height, unit);
      const dry = smoothstep(0.86, 1, light + 0.1 * flow) * 0.7;
      for (let c = 0; c < 3; c++) {
        const own = clamp(washes[at * 3 + c] as number);
        // Denser pigment multiplies its own colour.
        const dense = own - (own - own * own) * (density - 1);
        const paper = (PAPER[c] as number) * (1 - 0.03 * (0.5 + grain));
        const wash = mix(dense * paper, paper, dry);
        data[at * 4 + c] = 255 * mix(wash, paper, bare);
      }
    }
  }
  return { ...picture, data };
}

type NoiseOf = ReturnType<typeof createNoise>;

/** How much darker than the washes eyes and mouths are, which are set with a fine brush at the end. */
const FINE_BRUSH = 0.72;

/** Colours in even patches with wobbling borders, lightened and cleared as thin paint is; 0 to 1, 3 a pixel. */
function layWashes(
  picture: Pixels,
  unit: number,
  amount: number,
  noise: NoiseOf,
  onShare: OnShare,
): Float32Array {
  const [onWarped, onMarks, onBroad, onFine] = divideShare(onShare, [3, 4, 2, 1]);
  const { width, height, data } = picture;
  const rgb = new Float32Array(width * height * 3);
  const reach = 3.4 * unit * (0.5 + 0.5 * amount);
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const dx = noise.fbm(x / (22 * unit), y / (22 * unit), 3) * reach;
      const dy = noise.fbm(x / (22 * unit) + 90, y / (22 * unit) + 50, 3) * reach;
      const column = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      const from = (row * width + column) * 4;
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (data[from + c] as number) / 255;
    }
  }
  onWarped(1);
  const frame = { width, height, rgb, depth: new Float32Array(0), kind: new Uint8Array(0) };
  const marks = darkMarks(rgb, width, unit);
  onMarks(1);
  paintOver(frame, Math.max(1, Math.round(5 * unit)));
  onBroad(1);
  paintOver(frame, Math.max(1, Math.round(3 * unit)));
  onFine(1);
  for (let at = 0; at < rgb.length; at += 3) {
    const luma =
      0.3 * (rgb[at] as number) + 0.59 * (rgb[at + 1] as number) + 0.11 * (rgb[at + 2] as number);
    for (let c = 0; c < 3; c++) {
      const clear = luma + ((rgb[at + c] as number) - luma) * 1.28;
      rgb[at + c] = clamp(0.14 + 0.86 * clamp(clear) ** 0.78);
    }
  }
  drawMarks(rgb, marks, FINE_BRUSH);
  return rgb;
}

/** Where washes end: 0 to about 0.6, on both sides of the edge. */
function rimsOf(luma: Float32Array, width: number, unit: number): Float32Array {
  const soft = blurPlane(luma, width, Math.max(1, unit));
  const { across, down } = slopesOf(soft, width, luma.length / width);
  return soft.map((_, at) => {
    const steep = Math.sqrt((across[at] as number) ** 2 + (down[at] as number) ** 2);
    return 0.6 * smoothstep(0.008, 0.07, steep);
  });
}

/** 1 where the paper's margin is bare, 0 where paint is. */
function margin(
  noise: NoiseOf,
  x: number,
  y: number,
  width: number,
  height: number,
  unit: number,
): number {
  const inward = Math.min(x, y, width - 1 - x, height - 1 - y);
  const ragged = 26 * unit + 20 * unit * noise.fbm(x / (70 * unit), y / (70 * unit) + 20, 4);
  return 1 - smoothstep(ragged - 3 * unit, ragged + 2 * unit, inward);
}
