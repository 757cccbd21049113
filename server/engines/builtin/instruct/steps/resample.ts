import type { Pixels } from '../../../engine.ts';
import type { OnShare } from '../../kernels/share.ts';

/** Rows between two reports of progress. */
const ROWS_A_REPORT = 128;

/**
 * A picture seen through a map of places: for each pixel of the answer, where in the picture (in
 * pixels, centres at .5) it comes from. Catmull-Rom, premultiplied; beyond the border the border goes on.
 * `onShare` is told the share of the rows that are done.
 */
export function resample(
  picture: Pixels,
  width: number,
  height: number,
  place: (x: number, y: number) => readonly [x: number, y: number],
  onShare: OnShare,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const sum = new Float64Array(4);
  for (let y = 0, to = 0; y < height; y++) {
    if (y % ROWS_A_REPORT === 0) onShare(y / height);
    for (let x = 0; x < width; x++, to += 4) {
      const [u, v] = place(x + 0.5, y + 0.5);
      gather(picture, u - 0.5, v - 0.5, sum);
      const alpha = sum[3] as number;
      for (let c = 0; c < 3; c++) data[to + c] = alpha > 0 ? ((sum[c] as number) / alpha) * 255 : 0;
      data[to + 3] = alpha;
    }
  }
  return { width, height, data };
}

function gather({ width, height, data }: Pixels, u: number, v: number, sum: Float64Array): void {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  sum.fill(0);
  for (let dy = -1; dy <= 2; dy++) {
    const row = Math.min(height - 1, Math.max(0, top + dy)) * width;
    const down = catmullRom(v - top - dy);
    for (let dx = -1; dx <= 2; dx++) {
      const weight = down * catmullRom(u - left - dx);
      const at = (row + Math.min(width - 1, Math.max(0, left + dx))) * 4;
      const alpha = (data[at + 3] as number) * weight;
      for (let c = 0; c < 3; c++)
        sum[c] = (sum[c] as number) + ((data[at + c] as number) / 255) * alpha;
      sum[3] = (sum[3] as number) + alpha;
    }
  }
}

function catmullRom(away: number): number {
  const x = Math.abs(away);
  if (x >= 2) return 0;
  return x < 1 ? 1.5 * x ** 3 - 2.5 * x * x + 1 : -0.5 * x ** 3 + 2.5 * x * x - 4 * x + 2;
}

/** A rectangle of whole pixels of a picture. */
export function cutOut(
  { width, data }: Pixels,
  left: number,
  top: number,
  columns: number,
  rows: number,
): Pixels {
  const cut = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + columns * 4), y * columns * 4);
  }
  return { width: columns, height: rows, data: cut };
}
