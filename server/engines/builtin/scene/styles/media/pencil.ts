import type { Pixels } from '../../../../engine.ts';
import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { divideShare, type OnShare } from '../../../kernels/share.ts';
import { blurPlane, lumaPlane } from '../../../kernels/soft-copy.ts';
import { createNoise, type Noise } from '../../noise.ts';
import { evenTone } from './tones.ts';

const PAPER = [250, 248, 242] as const;
const GRAPHITE = [44, 44, 50] as const;
/** Rows between two reports of progress. */
const ROWS_A_REPORT = 128;

/** Layers of hatching: from which darkness on, at what angle, how dense. */
const HATCHES = [
  { from: 0.2, angle: 0.9, weight: 0.3 },
  { from: 0.42, angle: 0.72, weight: 0.34 },
  { from: 0.62, angle: -0.5, weight: 0.34 },
  { from: 0.8, angle: 1.5, weight: 0.4 },
] as const;

/**
 * Draws a picture with a pencil and returns the drawing: contours where light changes (a difference of
 * blurs, thinned by a soft threshold: Winnemöller et al. 2012), hatching that crosses itself the darker it
 * gets, the tooth of the paper. `amount` above 1 presses harder. Alpha stays.
 * `onShare` is told the share of the work that is done.
 */
export function drawSketch(
  picture: Pixels,
  amount: number,
  seed: number,
  onShare: OnShare,
): Pixels {
  const { width, height } = picture;
  const [onTone, onLines, onRows] = divideShare(onShare, [2, 3, 4]);
  const unit = Math.sqrt(width * height) / 1000;
  const luma = lumaPlane(picture).map((value) => value / 255);
  const tone = evenTone(luma, width, unit);
  onTone(1);
  const lines = contours(luma, width, unit);
  onLines(1);
  const noise = createNoise(seed);
  const data = picture.data.slice();
  for (let at = 0, y = 0; y < height; y++) {
    if (y % ROWS_A_REPORT === 0) onRows(y / height);
    for (let x = 0; x < width; x++, at++) {
      const dark = 1 - (tone[at] as number);
      const tooth = 0.5 + 0.5 * noise.at(x / (1.7 * unit + 0.6), y / (1.7 * unit + 0.6));
      const hatch = hatching(noise, x / unit, y / unit, dark);
      const rub = 0.32 * smoothstep(0.1, 1, dark) * (0.75 + 0.5 * tooth);
      const line = (lines[at] as number) * (0.7 + 0.5 * tooth);
      const ink = clamp(
        (1 - (1 - hatch * (0.55 + 0.6 * tooth)) * (1 - rub) * (1 - line)) * (0.75 + 0.25 * amount),
      );
      const shade = 1 - 0.025 * tooth;
      for (let c = 0; c < 3; c++)
        data[at * 4 + c] = mix((PAPER[c] as number) * shade, GRAPHITE[c] as number, ink);
    }
  }
  return { ...picture, data };
}

function contours(luma: Float32Array, width: number, unit: number): Float32Array {
  const lines = new Float32Array(luma.length);
  for (const [fine, weight] of [
    [1, 0.9],
    [2.2, 0.7],
  ] as const) {
    const near = blurPlane(luma, width, Math.max(1, fine * unit));
    const far = blurPlane(luma, width, Math.max(2, fine * unit * 2.4));
    for (let at = 0; at < lines.length; at++) {
      const edge = smoothstep(0.008, 0.055, (far[at] as number) - (near[at] as number)) * weight;
      lines[at] = 1 - (1 - (lines[at] as number)) * (1 - edge);
    }
  }
  return lines;
}

/** Pencil strokes: noise drawn long along the hatching's direction, in bundles. */
function hatching(noise: Noise, x: number, y: number, dark: number): number {
  let clear = 1;
  for (const { from, angle, weight } of HATCHES) {
    const here = smoothstep(from - 0.12, from + 0.2, dark);
    if (here <= 0) continue;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const along = x * cos - y * sin;
    const aside = x * sin + y * cos;
    const bend = 4 * noise.at(along / 90, aside / 60);
    const stroke = noise.at(along / 46 + 31 * angle, (aside + bend) / 2.1);
    clear *= 1 - here * weight * smoothstep(-0.22, 0.3, stroke) * 1.5;
  }
  return 1 - Math.max(0, clear);
}
