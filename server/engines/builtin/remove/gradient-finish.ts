import { divideShare, type OnShare } from '../kernels/share.ts';
import { isOpen } from './hole.ts';
import type { Level } from './level.ts';
import { misfit } from './light.ts';
import type { PatchProgram } from './program/patch-program.ts';
import type { Field, Workspace } from './workspace.ts';

/** Pull toward the voted colour: bends drift back without showing seams again. */
const PULL = 0.001;
/** Over-relaxation of the Gauss-Seidel sweeps. */
const RELAXATION = 1.94;
/** Most sweeps; with the pull, what is farther than about 1/√PULL pixels has no say anyway. */
const SWEEPS = 150;
/** Sweeps between two reports of progress. */
const SWEEPS_A_REPORT = 20;
/** Where pieces meet, a step beyond what either shows is shading up to this many grey levels, and structure above. */
const SHADING_STEP = 20;
/** What a step may differ from both pieces' own, in grey levels. */
const TOLERANCE = 1;
/** Channels that are solved together. */
const LANES = 4;

/**
 * Gradient-domain finish (Darabi et al. 2012): moves the hole's colours so that they meet their
 * surroundings as the best sources meet theirs, which removes the last seams; within, their own
 * gradients stay. (Those of the best sources there too would not fit each other: their differences
 * add up to wrong shading.) Where a fill does not fit what is known, an edge stays (Welsch's weight):
 * drawn to it, a sky would take the white of a tower that was cut, far into the hole. Not so where light
 * alone is missing, as in the folds of cloth: that would show the hole's outline. Nor where all around
 * the hole `isOutOfFocus`: no edge is sharp there. Where pieces of
 * unlike lightness meet, the step between them that neither shows is taken away. `pixels` is RGBA, written within the hole only. Takes over the program's memory.
 */
export function finishGradients(
  { level, field }: Pick<Workspace, 'level' | 'field'>,
  program: PatchProgram,
  pixels: Uint8ClampedArray,
  isOutOfFocus: boolean,
  onProgress: OnShare,
): void {
  const { holePixels } = level;
  const kept = { source: field.source.slice(), cost: field.cost.slice() };
  const { values, solve } = setUp(level, kept, program, pixels, isOutOfFocus);
  const [onSetUp, onSweeps] = divideShare(onProgress, [1, 2]);
  onSetUp(1);
  const sweeps = Math.min(SWEEPS, 20 + Math.round(4 * Math.sqrt(holePixels.length)));
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    solve();
    if (sweep % SWEEPS_A_REPORT === 0) onSweeps(sweep / sweeps);
  }
  holePixels.forEach((pixel, index) => {
    pixels.set(values.subarray(index * LANES, (index + 1) * LANES), pixel * 4);
  });
}

/** One equation for each hole pixel and its four neighbours, in the program's memory. */
function setUp(
  { width, height, hole, holePixels }: Level,
  field: Field,
  program: PatchProgram,
  pixels: Uint8ClampedArray,
  isOutOfFocus: boolean,
): { readonly values: Float32Array; readonly solve: () => void } {
  const count = holePixels.length;
  // One value more, always 0, stands for neighbours that are not in the hole.
  const vectors = (count + 1) * LANES * 4;
  const memory = program.reserve(3 * vectors + count * 8);
  const values = new Float32Array(memory, 0, (count + 1) * LANES).fill(0);
  const fixed = new Float32Array(memory, vectors, count * LANES);
  const links = new Int32Array(memory, 2 * vectors, count * 4);
  const factors = new Float32Array(memory, 3 * vectors, count * 2);
  const wanted = new Float32Array(LANES);
  // Beyond a side of the picture edges along the whole of it would be seen.
  const mayPart = !isOutOfFocus && !isOpen(hole, width);
  const number = new Int32Array(width * height).fill(count);
  for (let index = 0; index < count; index++) number[holePixels[index] as number] = index;
  const steps = [0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const pixel = holePixels[index] as number;
    const x = pixel % width;
    steps[0] = x > 0 ? -1 : 0;
    steps[1] = x + 1 < width ? 1 : 0;
    steps[2] = pixel >= width ? -width : 0;
    steps[3] = pixel + width < width * height ? width : 0;
    let weight = PULL;
    for (let side = 0; side < 4; side++) {
      const step = steps[side] as number;
      const linked = step === 0 ? count : (number[pixel + step] as number);
      links[index * 4 + side] = linked * LANES * 4;
    }
    for (let lane = 0; lane < LANES; lane++) {
      const value = pixels[pixel * 4 + lane] as number;
      values[index * LANES + lane] = value;
      fixed[index * LANES + lane] = PULL * value;
    }
    for (const step of steps) {
      if (step === 0) continue;
      if (hole[pixel + step] === 0) {
        const fitting = writeKnownStep(field, pixels, pixel, step, wanted);
        const say = mayPart ? fitting : 1;
        addAll(fixed, index * LANES, wanted, say);
        weight += say;
        continue;
      }
      weight += 1;
      if (writeSoftStep(field, pixels, pixel, step, wanted)) {
        addAll(fixed, index * LANES, wanted, 1);
        continue;
      }
      addPixel(fixed, index * LANES, pixels, pixel, 1);
      addPixel(fixed, index * LANES, pixels, pixel + step, -1);
    }
    factors[index * 2] = weight;
    factors[index * 2 + 1] = RELAXATION / weight;
  }
  return {
    values,
    solve: () => void program.run('relax', 0, vectors, 2 * vectors, 3 * vectors, count),
  };
}

/**
 * The pixel whose difference to its neighbour one step away shows what that of a pixel to a known
 * neighbour is to be: the better fitting of their sources.
 */
function guideOf({ source, cost }: Field, pixel: number, step: number): number {
  const own = source[pixel] as number;
  const other = source[pixel + step] as number;
  const isOwn = other < 0 || (cost[pixel] as number) <= (cost[pixel + step] as number);
  // Where neither has a source, what was voted stays.
  return own >= 0 && isOwn ? own : other >= 0 ? other - step : pixel;
}

/**
 * What a pixel is to be beside a known neighbour one step away goes to `into`: that, and the step that
 * the best source shows. Returns the neighbour's say, 0 to 1, the less the farther that is from what was voted.
 */
function writeKnownStep(
  field: Field,
  pixels: Uint8ClampedArray,
  pixel: number,
  step: number,
  into: Float32Array,
): number {
  const from = guideOf(field, pixel, step);
  for (let lane = 0; lane < LANES; lane++) {
    const rise = (pixels[from * 4 + lane] as number) - (pixels[(from + step) * 4 + lane] as number);
    into[lane] = (pixels[(pixel + step) * 4 + lane] as number) + rise;
  }
  return Math.exp(-(misfit(pixels.subarray(pixel * 4, pixel * 4 + LANES), into) ** 2));
}

/**
 * Whether two neighbours in the hole come from different places and differ by little more than either
 * place does there; if so, `into` is the difference without that.
 */
function writeSoftStep(
  { source }: Field,
  pixels: Uint8ClampedArray,
  pixel: number,
  step: number,
  into: Float32Array,
): boolean {
  const [one, two] = [source[pixel] as number, source[pixel + step] as number];
  if (one < 0 || two < 0 || two === one + step) return false;
  const rise = (at: number, lane: number) =>
    (pixels[at * 4 + lane] as number) - (pixels[(at + step) * 4 + lane] as number);
  let most = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const present = rise(pixel, lane);
    const first = rise(one, lane);
    const second = rise(two - step, lane);
    const kept = Math.min(Math.max(first, second) + TOLERANCE, present);
    into[lane] = Math.max(Math.min(first, second) - TOLERANCE, kept);
    most = Math.max(most, Math.abs((into[lane] as number) - present));
  }
  return most > 0 && most <= SHADING_STEP;
}

function addAll(sums: Float32Array, at: number, values: Float32Array, weight: number): void {
  for (let lane = 0; lane < LANES; lane++) {
    sums[at + lane] = (sums[at + lane] as number) + weight * (values[lane] as number);
  }
}

function addPixel(
  sums: Float32Array,
  at: number,
  pixels: Uint8ClampedArray,
  pixel: number,
  sign: 1 | -1,
): void {
  for (let lane = 0; lane < LANES; lane++) {
    sums[at + lane] = (sums[at + lane] as number) + sign * (pixels[pixel * 4 + lane] as number);
  }
}
