import { clamp, mix } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { nearestTwo, paletteOf } from '../palette.ts';
import { blur, grade } from '../tone.ts';

/** How many inks a poster is printed in. */
const INKS = 20;
/** How wide brushes are that take detail away, and how far shapes are rounded, in pixels of a megapixel. */
const BRUSHES = [6, 5, 4] as const;
const ROUNDED = 2;
/** What all inks have in common. */
const COMMON = [0.96, 0.86, 0.72] as const;
const SHARED = 0.1;

/**
 * Prints a frame of display values as a poster, in place: few flat tones that go together, rounded shapes, no
 * texture but a breath of the paper's. `unit` is 1 for a picture of a megapixel.
 */
export function printPoster(frame: Frame, random: Random, unit: number): void {
  const { rgb, width, height } = frame;
  for (const radius of BRUSHES) paintOver(frame, Math.max(1, Math.round(radius * unit)));
  grade(frame, {
    contrast: 1.05,
    saturation: 1.18,
    shadows: [0.05, 0.05, 0.09],
    lights: [0, 0, 0],
  });
  const palette = paletteOf(rgb, INKS, random);
  const flat = toPalette(rgb, palette);
  // Spread and cut again, corners become round.
  const soft = blur(flat, width, height, Math.max(1, Math.round(ROUNDED * unit)));
  const shapes = toPalette(soft, palette);
  const smooth = blur(shapes, width, height, unit > 0.6 ? 1 : 0);
  const noise = createNoise(random.uint32());
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / unit, Math.floor(at / width) / unit];
    const paper = 0.012 * noise.fbm(x / 2.6, y / 2.6, 2);
    for (let c = 0; c < 3; c++) {
      const ink = smooth[at * 3 + c] as number;
      rgb[at * 3 + c] = clamp(mix(ink, ink * (COMMON[c] as number) + 0.04, SHARED * 4) + paper);
    }
  }
}

function toPalette(rgb: Float32Array, palette: Float32Array): Float32Array {
  const flat = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const [ink] = nearestTwo(palette, rgb, at);
    for (let c = 0; c < 3; c++) flat[at + c] = palette[ink * 3 + c] as number;
  }
  return flat;
}
