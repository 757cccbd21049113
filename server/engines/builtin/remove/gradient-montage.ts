import { largest } from './hole.ts';
import { cutOut, partAround, pasteBack } from './parts.ts';
import { solveGradients } from './solve-gradients.ts';
import type { Workspace } from './workspace.ts';

const CHANNELS = [0, 1, 2, 3] as const;
/** Pieces whose joins come to more than so many grey levels (see {@link stepsAtJoins}) do not fit each other. */
const UNFIT = 60;
/** Steps add up over this share of the hole's depth: what is larger is continued. */
const REACH_SHARE = 0.25;
/** Known pixels around the hole that count, at the coarser sizes too. */
const AROUND = 64;

/**
 * Makes a voted fill anew, in place: the smoothest continuation of what is known, and upon it the steps that its sources show
 * (photomontage in the gradient domain, Agarwala et al. 2004), within pieces their own, where two meet the mean of what both show,
 * at the border those of the pixel within. So pieces that do not fit each other, or what is known, go over into each other. For
 * ground out of focus whose pieces are {@link isUnfitting}, where nothing hides a join and no step is an edge: elsewhere
 * things that end where pieces meet would be washed out over each other. `pixels` is RGBA.
 */
export function montageGradients(
  { level, field }: Pick<Workspace, 'level' | 'field'>,
  pixels: Uint8ClampedArray,
): void {
  const { hole, width } = level;
  const part = partAround(hole, width, AROUND);
  const cut = cutOut(pixels, width, part);
  const channels = CHANNELS.filter((c) =>
    cut.some((value, at) => at % 4 === c && value !== cut[c]),
  );
  const plane = () => new Float32Array(part.hole.length);
  const planes = channels.map((c) => plane().map((_, at) => cut[at * 4 + c] as number));
  const rises = channels.map(plane);
  for (let at = 0; at < part.hole.length; at++) {
    if (part.hole[at] === 0) continue;
    const x = at % part.width;
    const pixel = (part.top + (at - x) / part.width) * width + part.left + x;
    for (const step of stepsAt(pixel, width, hole.length)) {
      const guides = guidesOf(hole, field.source, pixel, step);
      for (const from of guides) {
        channels.forEach((c, n) => {
          const rise = (pixels[(from + step) * 4 + c] as number) - (pixels[from * 4 + c] as number);
          const own = rises[n] as Float32Array;
          own[at] = (own[at] as number) + rise / guides.length;
        });
      }
    }
  }
  const detail = channels.map(plane);
  const pull = 1 / (REACH_SHARE * largest(level.depth)) ** 2;
  solveGradients(detail, rises, part.hole, part.width, pull);
  solveGradients(planes, channels.map(plane), part.hole, part.width);
  for (let at = 0; at < part.hole.length; at++)
    channels.forEach((c, n) => {
      cut[at * 4 + c] = (planes[n]?.[at] as number) + (detail[n]?.[at] as number);
    });
  pasteBack(pixels, width, part, cut);
}

/** Whether the pieces of a voted fill do not fit each other. `pixels` is RGBA. */
export const isUnfitting = (
  filled: Pick<Workspace, 'level' | 'field'>,
  pixels: Uint8ClampedArray,
): boolean => stepsAtJoins(filled, pixels) > UNFIT;

/**
 * By how many grey levels the steps at all joins go beyond what either source shows there, summed and divided by the root of
 * the hole's pixels: of a join straight across a square hole the mean of its steps.
 */
function stepsAtJoins(
  { level: { width, hole, holePixels }, field: { source } }: Pick<Workspace, 'level' | 'field'>,
  pixels: Uint8ClampedArray,
): number {
  let sum = 0;
  for (const at of holePixels) {
    for (const step of [1, width]) {
      if (hole[at + step] !== 1) continue;
      const [one, two] = [source[at] as number, source[at + step] as number];
      if (one >= 0 && two >= 0 && two !== one + step) sum += stepBeyond(pixels, at, one, two, step);
    }
  }
  return sum / Math.sqrt(holePixels.length);
}

/** By how much the step from a pixel to its neighbour goes beyond those at the sources of both, in the colour where that is most. */
function stepBeyond(
  pixels: Uint8ClampedArray,
  at: number,
  one: number,
  two: number,
  step: number,
): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const rise = (from: number) =>
      (pixels[(from + step) * 4 + c] as number) - (pixels[from * 4 + c] as number);
    const [present, first, second] = [rise(at), rise(one), rise(two - step)];
    most = Math.max(most, present - Math.max(first, second), Math.min(first, second) - present);
  }
  return most;
}

/** The steps from a pixel to those beside it that lie in the picture. */
function stepsAt(at: number, width: number, size: number): number[] {
  const x = at % width;
  const steps = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0];
  if (at >= width) steps.push(-width);
  if (at + width < size) steps.push(width);
  return steps.filter((step) => step !== 0);
}

/** The known pixels from which a step shows what that from one of the hole's pixels is to be: of its own source, and of its neighbour's. */
function guidesOf(hole: Uint8Array, source: Int32Array, at: number, step: number): number[] {
  const own = source[at] as number;
  const other = hole[at + step] === 1 ? (source[at + step] as number) : -1;
  const guides: number[] = [];
  if (own >= 0 && hole[own + step] === 0) guides.push(own);
  if (other >= 0 && hole[other - step] === 0) guides.push(other - step);
  return guides;
}
