import { readBlock, SIDE, toFrequencies, toValues } from './dct.ts';
import type { Planes } from './planes.ts';

/** Pixels between blocks: each luma pixel is in 16 of them, each colour one in 4. */
const LUMA_STEP = 2;
const COLOUR_STEP = 4;
/** Frequencies below this many standard deviations of the noise are taken for noise. */
const LUMA_LIMIT = 2.7;
const COLOUR_LIMIT = 5;

/**
 * Reduces noise of a known standard deviation (0 to 255), more in colour than in luma: overlapping
 * blocks lose the frequencies that are too weak to be told from it, and each pixel is the mean of its
 * blocks (Yu and Sapiro 2011, "DCT image denoising"). `top` is where the band lies in its picture, so
 * that blocks lie alike wherever bands are cut.
 */
export function denoise(planes: Planes, noise: number, top: number): Planes {
  const { width } = planes;
  const colour = { width, top, limit: noise * COLOUR_LIMIT, step: COLOUR_STEP };
  return {
    ...planes,
    luma: average(planes.luma, { width, top, limit: noise * LUMA_LIMIT, step: LUMA_STEP }),
    blue: average(planes.blue, colour),
    red: average(planes.red, colour),
  };
}

interface Manner {
  readonly width: number;
  readonly top: number;
  readonly limit: number;
  readonly step: number;
}

function average(plane: Float32Array, { width, top, limit, step }: Manner): Float32Array {
  const height = plane.length / width;
  if (width < SIDE || height < SIDE) return plane;
  const sum = new Float32Array(plane.length);
  const count = new Uint8Array(plane.length);
  const block = new Float32Array(SIDE * SIDE);
  const columns = starts(width, 0, step);
  for (const y of starts(height, (step - (top % step)) % step, step)) {
    for (const x of columns) {
      const corner = y * width + x;
      readBlock(plane, width, corner, block);
      dropWeak(block, limit);
      for (let row = 0; row < SIDE; row++) {
        for (let column = 0; column < SIDE; column++) {
          const at = corner + row * width + column;
          sum[at] = (sum[at] as number) + (block[row * SIDE + column] as number);
          count[at] = (count[at] as number) + 1;
        }
      }
    }
  }
  return sum.map((value, at) => {
    const blocks = count[at] as number;
    return blocks === 0 ? (plane[at] as number) : value / blocks;
  });
}

/** Where blocks begin along a line; the last one ends with it. */
function starts(length: number, first: number, step: number): number[] {
  const all: number[] = [];
  for (let at = first; at + SIDE < length; at += step) all.push(at);
  return [...all, length - SIDE];
}

/** To frequencies, all but the mean that are below the limit to 0, and back; in place. */
function dropWeak(block: Float32Array, limit: number): void {
  toFrequencies(block);
  for (let at = 1; at < block.length; at++) {
    if (Math.abs(block[at] as number) < limit) block[at] = 0;
  }
  toValues(block);
}
