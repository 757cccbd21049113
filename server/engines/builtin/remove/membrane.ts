import type { OnShare } from '../kernels/share.ts';
import type { Level } from './level.ts';

/** Sweeps forwards and backwards; the coarsest holes are few pixels wide. */
const SWEEPS = 60;
const RELAXATION = 1.7;
const CHANNELS = 4;

/**
 * The smoothest continuation of what is known into the hole (Laplace's equation), in place:
 * `values` has four bytes a pixel. What lies beyond the picture, or is of another ground, says
 * nothing, nor a neighbour that `mayFlow` denies. Starts from the mean of what is known, or from the hole's own values.
 * `onShare` is told the share of the sweeps that are done.
 */
export function stretchMembrane(
  level: Pick<Level, 'width' | 'height' | 'hole' | 'holePixels' | 'grounds'>,
  values: Uint8Array,
  start: 'mean' | 'values' = 'mean',
  mayFlow: (from: number, to: number) => boolean = () => true,
  onShare: OnShare = () => {},
): void {
  const { hole, holePixels } = level;
  const beside = neighboursOf(level, mayFlow);
  const solution = new Float32Array(values);
  if (start === 'mean') {
    for (let channel = 0; channel < CHANNELS; channel++) {
      const mean = knownMean(solution, hole, channel);
      for (const pixel of holePixels) solution[pixel * CHANNELS + channel] = mean;
    }
  }
  const count = holePixels.length;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let index = 0; index < count; index++) relax(solution, holePixels, beside, index);
    for (let index = count - 1; index >= 0; index--) relax(solution, holePixels, beside, index);
    onShare((sweep + 1) / SWEEPS);
  }
  for (const pixel of holePixels)
    for (let at = pixel * CHANNELS; at < (pixel + 1) * CHANNELS; at++)
      values[at] = solution[at] as number;
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

/** Brings all channels of a pixel nearer to the mean of its neighbours: together, for none waits for another's result. */
function relax(
  solution: Float32Array,
  holePixels: Int32Array,
  beside: Int32Array,
  index: number,
): void {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let count = 0;
  for (; count < 4; count++) {
    const neighbour = beside[4 * index + count] as number;
    if (neighbour < 0) break;
    first += solution[neighbour * CHANNELS] as number;
    second += solution[neighbour * CHANNELS + 1] as number;
    third += solution[neighbour * CHANNELS + 2] as number;
    fourth += solution[neighbour * CHANNELS + 3] as number;
  }
  if (count === 0) return;
  const at = (holePixels[index] as number) * CHANNELS;
  solution[at] = nearer(solution[at] as number, first / count);
  solution[at + 1] = nearer(solution[at + 1] as number, second / count);
  solution[at + 2] = nearer(solution[at + 2] as number, third / count);
  solution[at + 3] = nearer(solution[at + 3] as number, fourth / count);
}

const nearer = (old: number, mean: number): number => old + RELAXATION * (mean - old);

function knownMean(values: Float32Array, hole: Uint8Array, channel: number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 0) continue;
    sum += values[at * CHANNELS + channel] as number;
    count++;
  }
  return sum / Math.max(1, count);
}
