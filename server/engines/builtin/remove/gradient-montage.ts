import { largest } from './hole.ts';
import { solveGradients } from './solve-gradients.ts';
import type { Workspace } from './workspace.ts';

const CHANNELS = [0, 1, 2, 3] as const;
/** Pieces whose joins come to more than so many grey levels (see {@link stepsAtJoins}) do not fit each other. */
const UNFIT = 60;
/** Steps add up over this share of the hole's depth: what is larger is continued. */
const REACH_SHARE = 0.25;

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
  const { hole, width, holePixels } = level;
  const planes = CHANNELS.map((c) =>
    Float32Array.from(hole, (_, at) => pixels[at * 4 + c] as number),
  );
  const zeros = () => CHANNELS.map(() => new Float32Array(hole.length));
  const rises = zeros();
  for (const at of holePixels) {
    for (const step of stepsAt(at, width, hole.length)) {
      const guides = guidesOf(hole, field.source, at, step);
      for (const from of guides) {
        for (const c of CHANNELS) {
          const rise = (pixels[(from + step) * 4 + c] as number) - (pixels[from * 4 + c] as number);
          const plane = rises[c] as Float32Array;
          plane[at] = (plane[at] as number) + rise / guides.length;
        }
      }
    }
  }
  const detail = zeros();
  solveGradients(detail, rises, hole, width, 1 / (REACH_SHARE * largest(level.depth)) ** 2);
  solveGradients(planes, zeros(), hole, width);
  for (const at of holePixels)
    for (const c of CHANNELS)
      pixels[at * 4 + c] = (planes[c]?.[at] as number) + (detail[c]?.[at] as number);
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
