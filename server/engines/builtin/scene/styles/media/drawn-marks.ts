import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { findFlow, type Lean } from '../flow.ts';
import { streaksAlong } from './streaks.ts';
import { leaveToPaper, lightOf, openTone } from './tones.ts';

/** How a hand draws with one dark tool; sizes in pixels of a megapixel. */
export interface Hand {
  /** The brush that simplifies the frame first. */
  readonly brush: number;
  /** How far around a pixel its form is looked for, and how marks lean where there is none. */
  readonly form: number;
  readonly lean: Lean;
  readonly mark: { readonly length: number; readonly thickness: number };
  /** The blurs between which a contour is seen. */
  readonly near: number;
  readonly far: number;
}

/** What a drawing is made of: a value a pixel each. */
export interface DrawnMarks {
  /** Light with its shades opened, 0 to 1. */
  readonly tone: Float32Array;
  /** Marks that follow the form, with a mean of 0 and a deviation of 1. */
  readonly marks: Float32Array;
  /** The light, blurred a little and more: where they differ there is a contour. */
  readonly near: Float32Array;
  readonly far: Float32Array;
}

/**
 * Leaves a frame of display values to the paper and simplifies it, in place, and answers what is to be
 * drawn of it. `unit` is 1 for a picture of a megapixel.
 */
export function markForm(frame: Frame, random: Random, unit: number, hand: Hand): DrawnMarks {
  const { width } = frame;
  leaveToPaper(frame);
  paintOver(frame, Math.max(1, Math.round(hand.brush * unit)));
  const light = lightOf(frame);
  const flow = findFlow(frame, Math.max(2, Math.round(hand.form * unit)), hand.lean);
  const length = Math.max(2, hand.mark.length * unit);
  const thickness = Math.max(1, hand.mark.thickness * unit);
  return {
    tone: openTone(light, width, unit),
    marks: streaksAlong(flow, frame, length, thickness, random),
    near: blurPlane(light, width, Math.max(1, hand.near * unit)),
    far: blurPlane(light, width, Math.max(2, hand.far * unit)),
  };
}
