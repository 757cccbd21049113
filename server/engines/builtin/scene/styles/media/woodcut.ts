import { mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { type Hand, markForm } from './drawn-marks.ts';
import { LEVEL } from './streaks.ts';

const PAPER = [0.945, 0.92, 0.855] as const;
const INK = [0.075, 0.068, 0.07] as const;

/** The marks are the cuts. */
const GOUGE: Hand = {
  brush: 4,
  form: 12,
  lean: LEVEL,
  mark: { length: 42, thickness: 5 },
  near: 1.2,
  far: 6,
};
/** How far cuts reach into lights and shades: the light that one deviation of them is worth. */
const DEPTH = 0.17;
/** The light that is half cut away. */
const MIDDLE = 0.47;
/** How much of that is the mean of what lies around, so that shades too have lights; and how far around, in pixels of a megapixel. */
const AROUND = { share: 0.4, reach: 46 } as const;
/** How much a contour lightens its light side and darkens its dark one. */
const CONTOUR = 3.2;

/**
 * Prints a frame of display values as a woodcut, in place: one black, white cuts that follow the form and grow
 * with the light, contours, a print that is not wholly even. `unit` is 1 for a picture of a megapixel.
 */
export function cutWood(frame: Frame, random: Random, unit: number): void {
  const { rgb, width } = frame;
  const { tone, marks: cuts, near, far } = markForm(frame, random, unit, GOUGE);
  const around = blurPlane(tone, width, Math.max(2, AROUND.reach * unit));
  const raised = new Float32Array(tone.length);
  for (let at = 0; at < tone.length; at++) {
    const middle = mix(MIDDLE, around[at] as number, AROUND.share);
    const contour = CONTOUR * ((near[at] as number) - (far[at] as number));
    raised[at] = (tone[at] as number) - middle + DEPTH * (cuts[at] as number) + contour;
  }
  const smooth = blurPlane(raised, width, Math.max(1, 0.8 * unit));
  const noise = createNoise(random.uint32());
  const soft = 0.05 / Math.max(0.75, unit);
  for (let at = 0; at < smooth.length; at++) {
    const [x, y] = [(at % width) / unit, Math.floor(at / width) / unit];
    const paper = smoothstep(-soft, soft, smooth[at] as number);
    // Ink lies thin where the block was pressed less.
    const thin =
      0.1 * smoothstep(0.1, 0.5, noise.fbm(x / 3, y / 3, 2) + 0.5 * noise.at(x / 160, y / 120));
    for (let c = 0; c < 3; c++) {
      const ink = mix(INK[c] as number, PAPER[c] as number, thin);
      rgb[at * 3 + c] = mix(ink, PAPER[c] as number, paper);
    }
  }
}
