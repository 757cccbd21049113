import { createRandom } from '../../../kernels/random.ts';

/** Cells on a side of the block; a power of two. */
const SIDE = 64;
const MASK = SIDE - 1;

/** A block of billowing vapour, 0 to 1, that repeats in all three directions every 1 unit. */
export interface Vapour {
  /** Round heaps: the coarse form of a cloud. */
  readonly heaps: Float32Array;
  /** Small curls that eat at its edge. */
  readonly curls: Float32Array;
}

let made: Vapour | null = null;

/** The one block that all clouds are cut from: made once for each thread, always the same. */
export function vapour(): Vapour {
  made ??= { heaps: billows([4, 8, 16]), curls: billows([9, 18, 32]) };
  return made;
}

/** A block's value between its cells, by the three weights of the corner. */
export function sampleBlock(block: Float32Array, x: number, y: number, z: number): number {
  const floorU = Math.floor(x * SIDE);
  const floorV = Math.floor(y * SIDE);
  const floorW = Math.floor(z * SIDE);
  const du = x * SIDE - floorU;
  const dv = y * SIDE - floorV;
  const dw = z * SIDE - floorW;
  const left = floorU & MASK;
  const right = (floorU + 1) & MASK;
  const low = (floorV & MASK) * SIDE;
  const high = ((floorV + 1) & MASK) * SIDE;
  const near = (floorW & MASK) * SIDE * SIDE;
  const far = ((floorW + 1) & MASK) * SIDE * SIDE;
  const a = block[near + low + left] as number;
  const b = block[near + high + left] as number;
  const c = block[far + low + left] as number;
  const d = block[far + high + left] as number;
  const nearLow = a + ((block[near + low + right] as number) - a) * du;
  const nearHigh = b + ((block[near + high + right] as number) - b) * du;
  const farLow = c + ((block[far + low + right] as number) - c) * du;
  const farHigh = d + ((block[far + high + right] as number) - d) * du;
  const lower = nearLow + (nearHigh - nearLow) * dv;
  return lower + (farLow + (farHigh - farLow) * dv - lower) * dw;
}

/**
 * Inverted cellular noise (Worley 1996) in several sizes, given as cells a side: near a seed it is
 * 1, between seeds 0, so that it swells in balls.
 */
function billows(sizes: readonly number[]): Float32Array {
  const block = new Float32Array(SIDE ** 3);
  let share = 0.58;
  for (const size of sizes) {
    const distances = nearestSeeds(size);
    for (let at = 0; at < block.length; at++)
      block[at] =
        (block[at] as number) + share * Math.max(0, 1 - Math.sqrt(distances[at] as number));
    share *= 0.48;
  }
  let most = 0;
  for (const value of block) most = Math.max(most, value);
  for (let at = 0; at < block.length; at++) block[at] = (block[at] as number) / most;
  return block;
}

/** Squared distance to the nearest of `size`³ scattered seeds, in cells of that size, at most about 1. */
function nearestSeeds(size: number): Float32Array {
  const random = createRandom(size);
  const distances = new Float32Array(SIDE ** 3).fill(1);
  const cell = SIDE / size;
  for (let seed = 0; seed < size ** 3; seed++) {
    const corner = [seed % size, Math.floor(seed / size) % size, Math.floor(seed / size / size)];
    const [x = 0, y = 0, z = 0] = corner.map((at) => (at + random.unit()) * cell);
    for (let k = Math.ceil(z - cell); k <= z + cell; k++)
      for (let j = Math.ceil(y - cell); j <= y + cell; j++) {
        const line = ((k & MASK) * SIDE + (j & MASK)) * SIDE;
        const flat = (j - y) ** 2 + (k - z) ** 2;
        for (let i = Math.ceil(x - cell); i <= x + cell; i++) {
          const distance = (flat + (i - x) ** 2) / (cell * cell);
          if (distance < (distances[line + (i & MASK)] as number))
            distances[line + (i & MASK)] = distance;
        }
      }
  }
  return distances;
}
