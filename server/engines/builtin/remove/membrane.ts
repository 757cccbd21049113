import type { Level } from './level.ts';

/** Sweeps forwards and backwards; the coarsest holes are few pixels wide. */
const SWEEPS = 60;
const RELAXATION = 1.7;

/**
 * The smoothest continuation of what is known into the hole (Laplace's equation), in place:
 * `values` has four bytes a pixel. What lies beyond the picture says nothing.
 */
export function stretchMembrane(
  { width, height, hole, holePixels }: Pick<Level, 'width' | 'height' | 'hole' | 'holePixels'>,
  values: Uint8Array,
): void {
  for (let channel = 0; channel < 4; channel++) {
    const solution = Float32Array.from(hole, (_, at) => values[at * 4 + channel] as number);
    const mean = knownMean(solution, hole);
    for (const pixel of holePixels) solution[pixel] = mean;
    for (let sweep = 0; sweep < 2 * SWEEPS; sweep++) {
      for (let index = 0; index < holePixels.length; index++) {
        const pixel = holePixels[sweep % 2 === 0 ? index : holePixels.length - 1 - index] as number;
        relax(solution, pixel, width, height);
      }
    }
    for (const pixel of holePixels) values[pixel * 4 + channel] = solution[pixel] as number;
  }
}

function relax(solution: Float32Array, pixel: number, width: number, height: number): void {
  const x = pixel % width;
  let [sum, count] = [0, 0];
  const see = (neighbour: number) => {
    sum += solution[neighbour] as number;
    count++;
  };
  if (x > 0) see(pixel - 1);
  if (x + 1 < width) see(pixel + 1);
  if (pixel >= width) see(pixel - width);
  if (pixel + width < width * height) see(pixel + width);
  const old = solution[pixel] as number;
  if (count > 0) solution[pixel] = old + RELAXATION * (sum / count - old);
}

function knownMean(values: Float32Array, hole: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 0) continue;
    sum += values[at] as number;
    count++;
  }
  return sum / Math.max(1, count);
}
