import { createRandom, type Random } from '../../kernels/random.ts';
import type { Frame } from '../world/frame.ts';

/** Pixel art: squares of `size` pixels in few colours, with ordered dithering (Bayer 1973). */
export function pixelate({ rgb, width, height }: Frame, size: number, levels: number): void {
  const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      const [bottom, right] = [Math.min(height, top + size), Math.min(width, left + size)];
      const dither =
        (((bayer[((top / size) & 3) * 4 + ((left / size) & 3)] as number) / 16 - 0.47) * 0.45) /
        levels;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) sum += rgb[(y * width + x) * 3 + c] as number;
        const mean = Math.min(1, sum / ((bottom - top) * (right - left)));
        const value = Math.round((mean + dither) * levels) / levels;
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) rgb[(y * width + x) * 3 + c] = value;
      }
    }
  }
}

type Corner = readonly [number, number];

/** Folds the frame into flat triangles of about `size` pixels, each in its mean colour. */
export function facet(frame: Frame, size: number, seed: number): void {
  const { width, height } = frame;
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  const corners = jitter(columns, rows, size, createRandom(seed));
  const source = Float32Array.from(frame.rgb);
  const at = (column: number, row: number) => corners[row * columns + column] as Corner;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [
        at(column, row),
        at(column + 1, row),
        at(column, row + 1),
        at(column + 1, row + 1),
      ];
      const split =
        (row + column) % 2 === 0
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const triangle of split)
        fillTriangle(frame, source, triangle as [Corner, Corner, Corner]);
    }
  }
}

function jitter(columns: number, rows: number, size: number, random: Random): Corner[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const inner = column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
    const shift = () => (inner ? (random.unit() - 0.5) * size * 0.8 : 0);
    return [column * size + shift(), row * size + shift()];
  });
}

function fillTriangle(
  { rgb, width, height }: Frame,
  source: Float32Array,
  [a, b, c]: readonly [Corner, Corner, Corner],
): void {
  const side = (p: Corner, q: Corner, x: number, y: number) =>
    (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  const turn = Math.sign(side(a, b, c[0], c[1])) || 1;
  const inside: number[] = [];
  const mean = [0, 0, 0];
  for (
    let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
    y <= Math.min(height - 1, Math.max(a[1], b[1], c[1]));
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
      x <= Math.min(width - 1, Math.max(a[0], b[0], c[0]));
      x++
    ) {
      if (
        turn * side(a, b, x, y) < -0.01 ||
        turn * side(b, c, x, y) < -0.01 ||
        turn * side(c, a, x, y) < -0.01
      )
        continue;
      const at = (y * width + x) * 3;
      inside.push(at);
      for (let channel = 0; channel < 3; channel++)
        mean[channel] = (mean[channel] as number) + (source[at + channel] as number);
    }
  }
  // Each facet is tilted its own way, so the light differs a little from its neighbour's.
  const tilt = 0.97 + 0.06 * (Math.abs(Math.sin(a[0] * 12.9898 + c[1] * 78.233)) % 1);
  for (const at of inside)
    for (let channel = 0; channel < 3; channel++)
      rgb[at + channel] = ((mean[channel] as number) / inside.length) * tilt;
}
