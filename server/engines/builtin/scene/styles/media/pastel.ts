import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { type Frame, SKY } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { findFlow } from '../flow.ts';
import { grade } from '../tone.ts';
import { HAND, streaksAlong } from './streaks.ts';

/** The toned paper that shows between the chalk. */
const PAPER = [0.62, 0.55, 0.47] as const;
/** How long and wide the marks are, in pixels of a megapixel. */
const MARK = { length: 30, thickness: 5 } as const;
/** How much lighter or darker one mark is than the next, and how much its hue differs. */
const VARIETY = 0.035;
const HUES = 0.022;
/** How much marks and the tooth of the paper change where chalk holds, and how lightly a sky is rubbed in. */
const MARKED = 0.2;
const TOOTHED = 0.75;
const PRESSED = { sky: 0.4, else: 0.48 } as const;

/**
 * Draws a frame of display values in chalk pastels, in place: patches of powdery colour in marks that follow the
 * form, a lighter and a darker stick side by side, toned paper in the tooth. `unit` is 1 for a picture of a megapixel.
 */
export function drawPastel(frame: Frame, random: Random, unit: number): void {
  const { rgb, kind, width } = frame;
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  grade(frame, { contrast: 0.98, saturation: 1.3, shadows: [0.06, 0.05, 0.09], lights: [0, 0, 0] });
  const flow = findFlow(frame, Math.max(2, Math.round(9 * unit)), HAND);
  const length = Math.max(2, MARK.length * unit);
  const marks = streaksAlong(flow, frame, length, Math.max(1, MARK.thickness * unit), random);
  const hues = streaksAlong(flow, frame, length / 2, Math.max(1, MARK.thickness * unit), random);
  const noise = createNoise(random.uint32());
  const fine = 1 / (1.3 * unit + 0.7);
  for (let at = 0; at < kind.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const tooth = noise.fbm(x * fine, y * fine, 2);
    const mark = marks[at] as number;
    const press = kind[at] === SKY ? PRESSED.sky : PRESSED.else;
    const held =
      0.28 + 0.72 * smoothstep(-0.14, 0.16, press - 0.25 + MARKED * 0.6 * mark + TOOTHED * tooth);
    const hue = HUES * (hues[at] as number);
    for (let c = 0; c < 3; c++) {
      const warm = c === 0 ? hue : c === 2 ? -hue : 0;
      const chalk = clamp((rgb[at * 3 + c] as number) + VARIETY * mark + warm + 0.05 * tooth);
      rgb[at * 3 + c] = mix((PAPER[c] as number) + 0.05 * tooth, chalk, held);
    }
  }
}
