import { lumaAt } from '../kernels/luma.ts';

/** The luma of a picture that is a whole number of times smaller, 0 to 255. */
export interface ReducedLuma {
  readonly luma: Float32Array;
  readonly columns: number;
  readonly rows: number;
}

/** Means of the luma in squares of `factor` pixels a side; what is left beside the last whole square is left out. */
export function reducedLuma(pixels: Uint8ClampedArray, width: number, factor: number): ReducedLuma {
  const columns = Math.floor(width / factor);
  const rows = Math.floor(pixels.length / 4 / width / factor);
  const luma = new Float32Array(columns * rows);
  for (let at = 0; at < luma.length; at++) {
    const corner = Math.floor(at / columns) * factor * width + (at % columns) * factor;
    let sum = 0;
    for (let y = 0; y < factor; y++) {
      for (let x = 0; x < factor; x++) sum += lumaAt(pixels, corner + y * width + x);
    }
    luma[at] = sum / factor ** 2;
  }
  return { luma, columns, rows };
}
