import type { Pixels } from '../../engine.ts';
import { readBlock, SIDE, toFrequencies, toValues } from './dct.ts';
import { denoise } from './denoise.ts';
import { type Compression, findCompression } from './find-compression.ts';
import type { Planes } from './planes.ts';

/** What a picture is to be freed of. */
export interface Dirt {
  /** Standard deviation of the noise that is to be taken away, 0 to 255. */
  readonly noise: number;
  /** Null where compression left nothing that shows. */
  readonly compression: Compression | null;
}

/** The traces of compression of a higher quality do not show. */
const CLEAN_QUALITY = 80;
/** How the error's variance follows from the mean of the lowest steps (Foi et al. 2007, "Pointwise shape-adaptive DCT"). */
const VARIANCE = 0.69;
const POWER = 1.3;
/** Places of the lowest steps in their table. */
const LOWEST = [0, 1, 2, 8, 9, 10, 16, 17, 18] as const;
/** How far a frequency may move, in steps: rounding moved it by half of one at most, and mostly by less. */
const ROOM = 0.3;

/** The compression of a picture whose traces show; null if there is none. */
export function findBlocks(image: Pixels): Compression | null {
  const compression = findCompression(image);
  return compression && compression.quality <= CLEAN_QUALITY ? compression : null;
}

/** Standard deviation (0 to 255) of what noise and the rounding of a compression do to the luma together. */
export const deviationOf = ({ noise, compression }: Dirt): number =>
  Math.max(noise, compression ? errorOf(compression) : 0);

function errorOf({ steps }: Compression): number {
  const mean = LOWEST.reduce<number>((sum, at) => sum + (steps[at] as number), 0) / LOWEST.length;
  return Math.sqrt(VARIANCE * mean ** POWER);
}

/**
 * Frees planes of noise and of the blocks and rings that compression left. Where compression did more,
 * frequencies keep near those that it kept, so that nothing is smoothed away which it tells
 * (Nosratinia 2001). `left` and `top` are where the planes lie in their picture.
 */
export function clean(
  planes: Planes,
  dirt: Dirt,
  { left, top }: { readonly left: number; readonly top: number },
): Planes {
  const deviation = deviationOf(dirt);
  if (deviation === 0) return planes;
  const calm = denoise(planes, deviation, top);
  const { compression } = dirt;
  if (compression && deviation > dirt.noise) {
    const grid = { x: blockAfter(compression.left - left), y: blockAfter(compression.top - top) };
    keepNear(calm.luma, planes, compression.steps, grid);
  }
  return calm;
}

const blockAfter = (offset: number): number => ((offset % SIDE) + SIDE) % SIDE;

/** Moves the frequencies of a plane's whole blocks, in place, to within the room around what they were. */
function keepNear(
  luma: Float32Array,
  { luma: before, width, height }: Planes,
  steps: Float32Array,
  grid: { readonly x: number; readonly y: number },
): void {
  const block = new Float32Array(SIDE * SIDE);
  const was = new Float32Array(SIDE * SIDE);
  for (let y = grid.y; y + SIDE <= height; y += SIDE) {
    for (let x = grid.x; x + SIDE <= width; x += SIDE) {
      const corner = y * width + x;
      readBlock(before, width, corner, was);
      readBlock(luma, width, corner, block);
      toFrequencies(was);
      toFrequencies(block);
      for (let at = 0; at < block.length; at++) {
        const room = ROOM * (steps[at] as number);
        const middle = was[at] as number;
        block[at] = Math.min(middle + room, Math.max(middle - room, block[at] as number));
      }
      toValues(block);
      for (let row = 0; row < SIDE; row++) {
        luma.set(block.subarray(row * SIDE, (row + 1) * SIDE), corner + row * width);
      }
    }
  }
}
