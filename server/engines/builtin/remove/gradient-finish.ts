import type { Level } from './level.ts';
import type { PatchProgram } from './program/patch-program.ts';
import type { Workspace } from './workspace.ts';

/** Pull toward the voted colour: bends drift back without showing seams again. */
const PULL = 0.002;
/** Over-relaxation of the Gauss-Seidel sweeps. */
const RELAXATION = 1.85;
/** Most sweeps; with the pull, what is farther than about 1/√PULL pixels has no say anyway. */
const SWEEPS = 120;
/** Sweeps between two reports of progress. */
const SWEEPS_A_REPORT = 20;
/** Channels that are solved together. */
const LANES = 4;

/**
 * Gradient-domain finish (Darabi et al. 2012): moves the hole's colours so that their gradients are
 * those of the best sources and their border values those of the surroundings, which removes the
 * last seams and drifts of colour. `pixels` is RGBA, written within the hole only. Takes over the
 * program's memory.
 */
export function finishGradients(
  { level, field }: Workspace,
  program: PatchProgram,
  pixels: Uint8ClampedArray,
  onProgress: (share: number) => void,
): void {
  const { holePixels } = level;
  const equations = setUp(level, field.source.slice(), pixels, program);
  const { values, solve } = equations;
  const sweeps = Math.min(SWEEPS, 20 + Math.round(4 * Math.sqrt(holePixels.length)));
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    solve();
    if (sweep % SWEEPS_A_REPORT === 0) onProgress(sweep / sweeps);
  }
  holePixels.forEach((pixel, index) => {
    pixels.set(values.subarray(index * LANES, (index + 1) * LANES), pixel * 4);
  });
}

/** The four neighbours of each hole pixel, as equations in the program's memory. */
function setUp(level: Level, source: Int32Array, pixels: Uint8ClampedArray, program: PatchProgram) {
  const { holePixels, width, height } = level;
  const count = holePixels.length;
  // One value more, always 0, stands for neighbours that are not in the hole.
  const vectors = (count + 1) * LANES * 4;
  const memory = program.reserve(3 * vectors + count * 8);
  const values = new Float32Array(memory, 0, (count + 1) * LANES).fill(0);
  const fixed = new Float32Array(memory, vectors, count * LANES);
  const links = new Int32Array(memory, 2 * vectors, count * 4);
  const factors = new Float32Array(memory, 3 * vectors, count * 2);
  const number = new Int32Array(width * height).fill(count);
  holePixels.forEach((pixel, index) => {
    number[pixel] = index;
  });
  const steps = [-1, 1, -width, width];
  holePixels.forEach((pixel, index) => {
    const x = pixel % width;
    const inside = [x > 0, x + 1 < width, pixel >= width, pixel + width < width * height];
    let weight = PULL;
    for (let lane = 0; lane < LANES; lane++) {
      const value = pixels[pixel * 4 + lane] as number;
      values[index * LANES + lane] = value;
      fixed[index * LANES + lane] = PULL * value;
    }
    for (let side = 0; side < 4; side++) {
      const neighbour = pixel + (steps[side] as number);
      const link = inside[side] ? (number[neighbour] as number) : count;
      links[index * 4 + side] = link * LANES * 4;
      if (!inside[side]) continue;
      weight++;
      addGuide(fixed, index * LANES, source, pixels, pixel, neighbour);
      if (link !== count) continue;
      for (let lane = 0; lane < LANES; lane++) {
        fixed[index * LANES + lane] =
          (fixed[index * LANES + lane] as number) + (pixels[neighbour * 4 + lane] as number);
      }
    }
    factors[index * 2] = weight;
    factors[index * 2 + 1] = RELAXATION / weight;
  });
  const solve = () => program.run('relax', 0, vectors, 2 * vectors, 3 * vectors, count);
  return { values, solve };
}

/** Adds the wanted difference of a pixel to its neighbour: the mean of what both their sources show. */
function addGuide(
  sums: Float32Array,
  at: number,
  source: Int32Array,
  pixels: Uint8ClampedArray,
  pixel: number,
  neighbour: number,
): void {
  const own = source[pixel] as number;
  const other = source[neighbour] as number;
  const step = neighbour - pixel;
  // Where a side has no source, the other's counts twice; where none has, what was voted stays.
  const first = own >= 0 ? own : other >= 0 ? other - step : pixel;
  const second = other >= 0 ? other - step : first;
  for (let lane = 0; lane < LANES; lane++) {
    const read = (index: number) => pixels[index * 4 + lane] as number;
    const wanted = (read(first) - read(first + step) + read(second) - read(second + step)) / 2;
    sums[at + lane] = (sums[at + lane] as number) + wanted;
  }
}
