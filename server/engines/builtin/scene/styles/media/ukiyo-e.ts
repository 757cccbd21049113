import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { createNoise } from '../../noise.ts';
import { type Frame, SKY, WATER } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { coverOfLines } from '../ink.ts';
import { nearestTwo, paletteOf } from '../palette.ts';
import { lightOf } from './tones.ts';

const PAPER = [0.93, 0.885, 0.78] as const;
const INK = [0.1, 0.11, 0.17] as const;
/** Prussian blue, of which the bands at the top of skies and in water are. */
const PRUSSIAN = [0.1, 0.2, 0.4] as const;
/** How many blocks are cut for colours, and how much of their strength pigments keep on paper. */
const BLOCKS = 18;
const SATURATION = 1.22;
/** How far down the blue band at the top goes, as a share of the sky, and how deep it is. */
const BAND = { reach: 0.3, share: 0.82 } as const;
/** By how much a cloud is lighter than the sky around, and how far around, in pixels of a megapixel. */
const CLOUD = { lighter: 0.045, around: 100 } as const;
/** Half the width of the lines, in pixels of a megapixel, and the jump of colour that has one. */
const LINE = { radius: 1.25, contrast: 0.5 } as const;

/**
 * Prints a frame of display values as a Japanese woodblock print, in place: flat colours of a few blocks, fine
 * dark lines, skies and water graded by wiping the block (bokashi), grain of wood. `unit` is 1 for a megapixel.
 */
export function printUkiyoE(frame: Frame, random: Random, unit: number): void {
  const { rgb, kind, width } = frame;
  paintOver(frame, Math.max(1, Math.round(6 * unit)));
  paintOver(frame, Math.max(1, Math.round(5 * unit)));
  const sky = skyTones(frame);
  const palette = paletteOf(groundOf(frame), BLOCKS, random);
  const lighter = lighterThanAround(frame, sky, unit);
  const flat = rgb.slice();
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === SKY)
      gradeSky(flat, at, Math.floor(at / width), (lighter[at] as number) > CLOUD.lighter, sky);
    else {
      const [block] = nearestTwo(palette, rgb, at * 3);
      for (let c = 0; c < 3; c++) flat[at * 3 + c] = palette[block * 3 + c] as number;
    }
  }
  const lines = coverOfLines(
    { ...frame, rgb: flat },
    { radius: Math.max(0.7, LINE.radius * unit), contrast: LINE.contrast },
  );
  const noise = createNoise(random.uint32());
  for (let at = 0; at < kind.length; at++) {
    const [x, y] = [(at % width) / unit, Math.floor(at / width) / unit];
    const wood = 0.035 * noise.at(x / 240, y / 3.2 + 6 * noise.at(x / 300, y / 90));
    const fibre = 0.02 * noise.fbm(x / 2.4, y / 2.4, 2);
    const luma = lumaOf(
      flat[at * 3] as number,
      flat[at * 3 + 1] as number,
      flat[at * 3 + 2] as number,
    );
    const line = lines[at] as number;
    for (let c = 0; c < 3; c++) {
      const quiet = clamp(luma + ((flat[at * 3 + c] as number) - luma) * SATURATION);
      // Pigment on paper: never darker than ink, never lighter than the paper.
      const printed = mix(0.1, 1, quiet ** 0.85) * (PAPER[c] as number) * (1 + wood) + fibre;
      const shade = kind[at] === WATER ? mix(printed, PRUSSIAN[c] as number, 0.22) : printed;
      rgb[at * 3 + c] = mix(shade, INK[c] as number, line);
    }
  }
}

/** What of a frame is no sky, its colours in turn; all of it where there is nothing else. */
function groundOf({ rgb, kind }: Frame): Float32Array {
  const values: number[] = [];
  for (let at = 0; at < kind.length; at += 5)
    if (kind[at] !== SKY)
      values.push(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
  return values.length > 0 ? Float32Array.from(values) : rgb;
}

/** What a sky is made of: where it ends, its colour above and at its foot. */
interface SkyTones {
  readonly end: number;
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

function skyTones({ rgb, kind, width, height }: Frame): SkyTones {
  const counts = new Float64Array(height);
  for (let at = 0; at < kind.length; at++)
    if (kind[at] === SKY) {
      const row = Math.floor(at / width);
      counts[row] = (counts[row] as number) + 1;
    }
  let end = height;
  while (end > 1 && (counts[end - 1] as number) < 0.08 * width) end--;
  const mean = (from: number, to: number) => {
    const sum = [0, 0, 0, 0];
    for (let at = Math.floor(from) * width; at < Math.ceil(to) * width; at++) {
      if (kind[at] !== SKY) continue;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (rgb[at * 3 + c] as number);
      sum[3] = (sum[3] as number) + 1;
    }
    const count = sum[3] as number;
    return [0, 1, 2].map((c) => (count === 0 ? (PAPER[c] as number) : (sum[c] as number) / count));
  };
  return { end, upper: mean(0, end * 0.4), lower: mean(end * 0.75, end) };
}

/** How much lighter than what is around each pixel of the sky is; what is no sky counts as its gradation. */
function lighterThanAround(
  frame: Frame,
  { end, upper, lower }: SkyTones,
  unit: number,
): Float32Array {
  const { kind, width } = frame;
  const light = lightOf(frame);
  const [top, foot] = [upper, lower].map(([red = 0, green = 0, blue = 0]) =>
    lumaOf(red, green, blue),
  ) as [number, number];
  const plane = light.map((value, at) =>
    kind[at] === SKY
      ? value
      : mix(top, foot, smoothstep(0.25, 1, clamp(Math.floor(at / width) / Math.max(1, end)))),
  );
  const around = blurPlane(plane, width, Math.max(2, CLOUD.around * unit));
  return plane.map((value, at) => value - (around[at] as number));
}

/** Gives a pixel of the sky its place in the gradation; clouds are flat and pale. */
function gradeSky(
  rgb: Float32Array,
  at: number,
  row: number,
  isCloud: boolean,
  { end, upper, lower }: SkyTones,
): void {
  const down = clamp(row / Math.max(1, end));
  const foot = smoothstep(0.25, 1, down);
  const band = BAND.share * (1 - smoothstep(0, BAND.reach, down));
  for (let c = 0; c < 3; c++) {
    const own = mix(upper[c] as number, lower[c] as number, foot);
    const graded = mix(own, PRUSSIAN[c] as number, band);
    rgb[at * 3 + c] = isCloud ? mix(graded, 0.97, 0.62) : graded;
  }
}
