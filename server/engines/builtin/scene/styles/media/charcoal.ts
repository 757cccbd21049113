import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { type Hand, markForm } from './drawn-marks.ts';
import { HAND } from './streaks.ts';

const PAPER = [0.93, 0.905, 0.86] as const;
const CHARCOAL = [0.085, 0.08, 0.08] as const;

/** The marks are those of the stick's side. */
const STICK: Hand = {
  brush: 3,
  form: 14,
  lean: HAND,
  mark: { length: 40, thickness: 6 },
  near: 1.4,
  far: 5,
};
/** How far a finger smears what the stick leaves, in pixels of a megapixel. */
const SMEAR = 7;
/** How much of the dark is smeared powder, and how much lies on the paper's tooth. */
const POWDER = 0.5;
/** How much marks and the tooth of the paper change where charcoal holds. */
const MARKED = 0.1;
const TOOTHED = 0.46;
/** How dark a line is drawn where light ends, and the difference of blurs at which it begins and is full. */
const LINE = { strength: 0.85, from: 0.012, full: 0.075 } as const;

/**
 * Draws a frame of display values in charcoal, in place: smeared powder under marks that follow the form and
 * break on the tooth of the paper, bold soft contours, lights left bare. `unit` is 1 for a picture of a megapixel.
 */
export function drawCharcoal(frame: Frame, random: Random, unit: number): void {
  const { rgb, width } = frame;
  const { tone, marks, near, far } = markForm(frame, random, unit, STICK);
  const smeared = blurPlane(tone, width, Math.max(1, SMEAR * unit));
  const noise = createNoise(random.uint32());
  const fine = 1 / (1.5 * unit + 0.7);
  for (let at = 0; at < tone.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const tooth = noise.fbm(x * fine, y * fine, 2);
    const dark = 1 - (tone[at] as number);
    const powder = POWDER * (1 - (smeared[at] as number)) ** 1.2;
    const pressed = dark - 0.4 + MARKED * (marks[at] as number) + TOOTHED * tooth;
    const held = smoothstep(-0.12, 0.34, pressed) * (0.35 + 0.6 * dark);
    const edge = (far[at] as number) - (near[at] as number) + 0.02 * tooth;
    const line = LINE.strength * smoothstep(LINE.from, LINE.full, edge);
    const ink = clamp(1 - (1 - powder) * (1 - held) * (1 - line));
    const fibre = 0.02 * tooth;
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = mix((PAPER[c] as number) + fibre, CHARCOAL[c] as number, ink);
  }
}
