import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { createNoise } from '../../noise.ts';
import { type Frame, SKY } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { nearestTwo, paletteOf } from '../palette.ts';
import { grade } from '../tone.ts';
import { openLight } from './tones.ts';

/** How many sheets of paper lie behind each other before the sky, and in how many colours. */
const SHEETS = 7;
const COLOURS = 11;
/** How wide knives are that take detail away, in pixels of a megapixel. */
const KNIVES = [8, 7, 6] as const;
/** Where the shadow of a sheet falls, right and up, for the lamp stands below; how soft it is, in pixels of a megapixel, and how dark. */
const SHADOW = { right: 9, up: 13, soft: 10, dark: 0.58 } as const;
/** How light the cut edge of a sheet is, and how wide, in pixels of a megapixel. */
const RIM = { light: 0.2, wide: 2.4 } as const;
/** How much sheets get lighter behind each other, and the paper's grain. */
const AERIAL = 0.16;
const GRAIN = 0.035;

/**
 * Cuts a frame of display values out of coloured paper, in place: sheets behind each other by distance, each flat in few
 * colours, which throw shadows on what is behind them. `unit` is 1 for a picture of a megapixel.
 */
export function cutPaper(frame: Frame, random: Random, unit: number): void {
  const { rgb, width, height } = frame;
  openLight(frame);
  for (const radius of KNIVES) paintOver(frame, Math.max(1, Math.round(radius * unit)));
  grade(frame, {
    contrast: 1.04,
    saturation: 1.32,
    shadows: [0.07, 0.06, 0.09],
    lights: [0, 0, 0],
  });
  const palette = paletteOf(rgb, COLOURS, random);
  const sheets = sheetsOf(frame);
  const soft = blurPlane(sheets, width, Math.max(1, SHADOW.soft * unit));
  const noise = createNoise(random.uint32());
  const valueAt = (plane: Float32Array, x: number, y: number) =>
    plane[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] as number;
  const [right, up] = [Math.round(SHADOW.right * unit), Math.round(SHADOW.up * unit)];
  const rim = Math.max(1, Math.round(RIM.wide * unit));
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const sheet = sheets[at] as number;
    // A nearer sheet, of a lower number, keeps the lamp's light from it.
    const over = sheet - valueAt(soft, x - right, y + up);
    const shadow = SHADOW.dark * smoothstep(0.05, 1.1, over);
    const isRim = valueAt(sheets, x, y - rim) > sheet + 0.5;
    const [colour] = nearestTwo(palette, rgb, at * 3);
    const grain = GRAIN * noise.fbm(x / (3 * unit + 0.5), y / (3 * unit + 0.5), 2);
    const light = (1 + grain) * (1 - shadow) + (isRim ? RIM.light : 0);
    for (let c = 0; c < 3; c++) {
      const own = palette[colour * 3 + c] as number;
      rgb[at * 3 + c] = clamp(mix(own, 1, (AERIAL * sheet) / SHEETS) * light);
    }
  }
}

/** On which sheet each pixel is, 0 the nearest: as many pixels on one as on another; the sky is behind them all. */
function sheetsOf({ depth, kind }: Frame): Float32Array {
  const some: number[] = [];
  for (let at = 0; at < depth.length; at += 7) if (kind[at] !== SKY) some.push(depth[at] as number);
  some.sort((a, b) => a - b);
  const ends = Array.from(
    { length: SHEETS - 1 },
    (_, n) => some[Math.floor((some.length * (n + 1)) / SHEETS)] ?? Number.POSITIVE_INFINITY,
  );
  return Float32Array.from(depth, (away, at) => {
    if (kind[at] === SKY) return SHEETS;
    const sheet = ends.findIndex((end) => away < end);
    return sheet < 0 ? SHEETS - 1 : sheet;
  });
}
