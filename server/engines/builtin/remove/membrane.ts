import type { Level } from './level.ts';

/** Sweeps forwards and backwards; the coarsest holes are few pixels wide. */
const SWEEPS = 60;
const RELAXATION = 1.7;

/**
 * The smoothest continuation of what is known into the hole (Laplace's equation), in place:
 * `values` has four bytes a pixel. What lies beyond the picture, or is of another ground, says
 * nothing, nor a neighbour that `mayFlow` denies. Starts from the mean of what is known, or from the hole's own values.
 */
export function stretchMembrane(
  level: Pick<Level, 'width' | 'height' | 'hole' | 'holePixels' | 'grounds'>,
  values: Uint8Array,
  start: 'mean' | 'values' = 'mean',
  mayFlow: (from: number, to: number) => boolean = () => true,
): void {
  const { hole, holePixels } = level;
  const beside = neighboursOf(level, mayFlow);
  for (let channel = 0; channel < 4; channel++) {
    const solution = new Float32Array(hole.length);
    for (let at = 0; at < solution.length; at++) solution[at] = values[at * 4 + channel] as number;
    if (start === 'mean') {
      const mean = knownMean(solution, hole);
      for (const pixel of holePixels) solution[pixel] = mean;
    }
    for (let sweep = 0; sweep < 2 * SWEEPS; sweep++) {
      for (let index = 0; index < holePixels.length; index++) {
        relax(
          solution,
          holePixels,
          beside,
          sweep % 2 === 0 ? index : holePixels.length - 1 - index,
        );
      }
    }
    for (const pixel of holePixels) values[pixel * 4 + channel] = solution[pixel] as number;
  }
}

/** For each hole pixel its neighbours that have a say, then −1 up to four. */
function neighboursOf(
  {
    width,
    height,
    holePixels,
    grounds,
  }: Pick<Level, 'width' | 'height' | 'holePixels' | 'grounds'>,
  mayFlow: (from: number, to: number) => boolean,
): Int32Array {
  const beside = new Int32Array(4 * holePixels.length).fill(-1);
  holePixels.forEach((pixel, index) => {
    const x = pixel % width;
    let to = 4 * index;
    const see = (isInside: boolean, neighbour: number) => {
      if (!isInside || ((grounds[neighbour] as number) & (grounds[pixel] as number)) === 0) return;
      if (!mayFlow(neighbour, pixel)) return;
      beside[to++] = neighbour;
    };
    see(x > 0, pixel - 1);
    see(x + 1 < width, pixel + 1);
    see(pixel >= width, pixel - width);
    see(pixel + width < width * height, pixel + width);
  });
  return beside;
}

function relax(
  solution: Float32Array,
  holePixels: Int32Array,
  beside: Int32Array,
  index: number,
): void {
  let [sum, count] = [0, 0];
  for (; count < 4; count++) {
    const neighbour = beside[4 * index + count] as number;
    if (neighbour < 0) break;
    sum += solution[neighbour] as number;
  }
  const pixel = holePixels[index] as number;
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
