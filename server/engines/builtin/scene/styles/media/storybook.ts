import { mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { coverOfLines } from '../ink.ts';
import { grade } from '../tone.ts';
import { paintAsPixels } from './shown.ts';
import { paintWatercolour } from './watercolour.ts';

/** A soft brown pencil: half the width of its line in pixels of a megapixel, and the jump of colour that has one. */
const PENCIL = { radius: 1.25, contrast: 0.55 } as const;
const BROWN = [0.27, 0.19, 0.15] as const;
const STRENGTH = 0.8;
/** Lines end where the washes do, in pixels of a megapixel from the sides. */
const MARGIN = { from: 18, full: 46 } as const;

/**
 * Paints a frame of display values as a page of a picture book, in place: warm light washes of watercolour within
 * soft brown lines. `unit` is 1 for a picture of a megapixel.
 */
export function paintStorybook(frame: Frame, random: Random, unit: number): void {
  const { rgb } = frame;
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  const lines = coverOfLines(frame, {
    radius: Math.max(0.7, PENCIL.radius * unit),
    contrast: PENCIL.contrast,
  });
  grade(frame, {
    contrast: 0.82,
    saturation: 1.2,
    shadows: [0.15, 0.12, 0.12],
    lights: [0.03, 0.02, 0],
  });
  paintAsPixels(frame, (picture) => paintWatercolour(picture, 0.8, random.uint32(), () => {}));
  const { width, height } = frame;
  for (let at = 0; at < lines.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const inward = Math.min(x, y, width - 1 - x, height - 1 - y);
    const line =
      STRENGTH * (lines[at] as number) * smoothstep(MARGIN.from * unit, MARGIN.full * unit, inward);
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = mix(rgb[at * 3 + c] as number, BROWN[c] as number, line);
  }
}
