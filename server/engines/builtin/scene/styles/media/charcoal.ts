import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { findFlow } from '../flow.ts';
import { HAND, streaksAlong } from './streaks.ts';
import { leaveToPaper, openTone, lightOf } from './tones.ts';

const PAPER = [0.93, 0.905, 0.86] as const;
const CHARCOAL = [0.085, 0.08, 0.08] as const;

/** How far a finger smears what the stick leaves, and how long and wide the marks are of its side, in pixels of a megapixel. */
const SMEAR = 7;
const MARK = { length: 40, thickness: 6 } as const;
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
  leaveToPaper(frame);
  paintOver(frame, Math.max(1, Math.round(3 * unit)));
  const light = lightOf(frame);
  const tone = openTone(light, width, unit);
  const smeared = blurPlane(tone, width, Math.max(1, SMEAR * unit));
  const flow = findFlow(frame, Math.max(2, Math.round(14 * unit)), HAND);
  const marks = streaksAlong(
    flow,
    frame,
    Math.max(2, MARK.length * unit),
    Math.max(1, MARK.thickness * unit),
    random,
  );
  const near = blurPlane(light, width, Math.max(1, 1.4 * unit));
  const far = blurPlane(light, width, Math.max(2, 5 * unit));
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
