import type { Pixels } from '../../server/engines/engine.ts';

/** Means of 2×2 blocks of each channel; an odd last column or row is left out. */
export function halfOf({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [width >> 1, height >> 1];
  const half = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns * 4; x++) {
      const from = (2 * y * width + 2 * (x >> 2)) * 4 + (x & 3);
      const below = from + width * 4;
      const sum =
        (data[from] ?? 0) + (data[from + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0);
      half[y * columns * 4 + x] = sum / 4;
    }
  }
  return { width: columns, height: rows, data: half };
}
