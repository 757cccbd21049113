import type { Level } from './level.ts';
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
/** Channels that are solved together. */
const LANES = 4;

/**
 * Gradient-domain finish (Darabi et al. 2012): moves the hole's colours so that they meet their
 * surroundings as the best sources meet theirs, which removes the last seams; within, their own
 * gradients stay. (Those of the best sources there too would not fit each other: their differences
 * add up to wrong shading.) `pixels` is RGBA, written within the hole only. Takes over the program's memory.
 */
export function finishGradients(
  { level, field }: Workspace,
  program: PatchProgram,
  pixels: Uint8ClampedArray,
  onProgress: (share: number) => void,
): void {
  const { holePixels } = level;
  const kept = { source: field.source.slice(), cost: field.cost.slice() };
  const { values, solve } = setUp(level, kept, program, pixels);
  const sweeps = Math.min(SWEEPS, 20 + Math.round(4 * Math.sqrt(holePixels.length)));
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    solve();
    if (sweep % SWEEPS_A_REPORT === 0) onProgress(sweep / sweeps);
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
): { readonly values: Float32Array; readonly solve: () => void } {
  const count = holePixels.length;
  // One value more, always 0, stands for neighbours that are not in the hole.
  const vectors = (count + 1) * LANES * 4;
  const memory = program.reserve(3 * vectors + count * 8);
  const values = new Float32Array(memory, 0, (count + 1) * LANES).fill(0);
  const fixed = new Float32Array(memory, vectors, count * LANES);
  const links = new Int32Array(memory, 2 * vectors, count * 4);
  const factors = new Float32Array(memory, 3 * vectors, count * 2);
  const number = new Int32Array(width * height).fill(count);
  for (let index = 0; index < count; index++) number[holePixels[index] as number] = index;
  holePixels.forEach((pixel, index) => {
    const x = pixel % width;
    const inside = [x > 0, x + 1 < width, pixel >= width, pixel + width < width * height];
    const steps = [-1, 1, -width, width].map((step, side) => (inside[side] ? step : 0));
    const weight = PULL + inside.filter(Boolean).length;
    factors.set([weight, RELAXATION / weight], index * 2);
    links.set(
      steps.map((step) => (step === 0 ? count : (number[pixel + step] as number)) * LANES * 4),
      index * 4,
    );
    for (let lane = 0; lane < LANES; lane++) {
      const value = pixels[pixel * 4 + lane] as number;
      values[index * LANES + lane] = value;
      fixed[index * LANES + lane] = PULL * value;
    }
    for (const step of steps) {
      if (step === 0) continue;
      const from = hole[pixel + step] === 1 ? pixel : guideOf(field, pixel, step);
      addPixel(fixed, index * LANES, pixels, from, 1);
      addPixel(fixed, index * LANES, pixels, from + step, -1);
      if (hole[pixel + step] === 0) addPixel(fixed, index * LANES, pixels, pixel + step, 1);
    }
  });
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
