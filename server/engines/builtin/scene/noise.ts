import { createRandom } from '../kernels/random.ts';

/** Smooth noise over the plane, about −1 to 1. */
export interface Noise {
  /** One octave; features about 1 unit across. */
  at(x: number, y: number): number;
  /** Several octaves, each half as large and twice as fine. */
  fbm(x: number, y: number, octaves: number): number;
  /** Several octaves folded to sharp ridges, 0 to 1. */
  ridged(x: number, y: number, octaves: number): number;
}

/** Gradient noise (Perlin 2002) on a shuffled table of 256. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const table = new Uint8Array(512);
  for (let index = 0; index < 256; index++) table[index] = index;
  for (let index = 255; index > 0; index--) {
    const other = random.below(index + 1);
    const kept = table[index] as number;
    table[index] = table[other] as number;
    table[other] = kept;
  }
  table.copyWithin(256, 0, 256);

  // Gradients by place in the table: no branches where all the time goes.
  const along = new Float64Array(512);
  const up = new Float64Array(512);
  for (let index = 0; index < 512; index++) {
    const hash = table[index] as number;
    along[index] = (hash & 1 ? -1 : 1) * (hash & 4 ? 0.5 : 1);
    up[index] = (hash & 2 ? -1 : 1) * (hash & 4 ? 1 : 0.5);
  }

  function at(x: number, y: number): number {
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const dx = x - floorX;
    const dy = y - floorY;
    const column = floorX & 255;
    const row = floorY & 255;
    const left = (table[column] as number) + row;
    const right = (table[column + 1] as number) + row;
    const ex = dx - 1;
    const ey = dy - 1;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const a = (along[left] as number) * dx + (up[left] as number) * dy;
    const b = (along[right] as number) * ex + (up[right] as number) * dy;
    const c = (along[left + 1] as number) * dx + (up[left + 1] as number) * ey;
    const d = (along[right + 1] as number) * ex + (up[right + 1] as number) * ey;
    const top = a + u * (b - a);
    return top + v * (c + u * (d - c) - top);
  }

  return {
    at,
    fbm(x, y, octaves) {
      let sum = 0;
      let size = 0.5;
      for (let octave = 0; octave < octaves; octave++) {
        sum += size * at(x, y);
        // Turned a little each time, so that the lattices never line up.
        const turned = 1.6 * x + 1.2 * y + 17.3;
        y = -1.2 * x + 1.6 * y + 5.1;
        x = turned;
        size /= 2;
      }
      return sum * 1.6;
    },
    ridged(x, y, octaves) {
      let sum = 0;
      let size = 0.5;
      let last = 1;
      for (let octave = 0; octave < octaves; octave++) {
        const fold = 1 - Math.abs(at(x, y));
        const ridge = fold * fold;
        sum += size * ridge * last;
        last = Math.min(1, ridge * 1.3);
        const turned = 1.6 * x + 1.2 * y + 31.7;
        y = -1.2 * x + 1.6 * y + 11.9;
        x = turned;
        size /= 2;
      }
      return sum;
    },
  };
}

/** A chance of 0 to 1 for a place among others, by its row and column (any whole numbers); the same each time, another for another `n`. */
export const chanceOf = (row: number, column: number, n = 0): number =>
  Math.abs(Math.sin(row * 12.9898 + column * 78.233 + n * 37.719) * 43758.5453) % 1;
