import type { Pixels } from '../../../engine.ts';
import { lumaOf } from '../../kernels/luma.ts';

/** A small copy of a picture, for looking at. Planes of 0 to 1, row by row. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** View pixels per picture pixel, at most 1. */
  readonly scale: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Luma (Rec. 601). */
  readonly luma: Float32Array;
}

/** Pixels of a view, about; enough to see what a picture shows, few enough to look at it often. */
const VIEW_PIXELS = 150_000;

/** Shrinks a picture to a view by averaging; transparent pixels count as they are stored. */
export function createView(picture: Pixels, pixels: number = VIEW_PIXELS): View {
  const { width, height, data } = picture;
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const size = columns * rows;
  const sums = [0, 1, 2].map(() => new Float32Array(size)) as [
    Float32Array<ArrayBuffer>,
    Float32Array<ArrayBuffer>,
    Float32Array<ArrayBuffer>,
  ];
  const counts = new Uint32Array(size);
  const column = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x++, at += 4) {
      const to = row + (column[x] as number);
      counts[to] = (counts[to] as number) + 1;
      for (let c = 0; c < 3; c++) {
        const plane = sums[c] as Float32Array;
        plane[to] = (plane[to] as number) + (data[at + c] as number);
      }
    }
  }
  const [red, green, blue] = sums;
  const luma = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const share = 1 / (255 * (counts[at] as number));
    red[at] = (red[at] as number) * share;
    green[at] = (green[at] as number) * share;
    blue[at] = (blue[at] as number) * share;
    luma[at] = lumaOf(red[at] as number, green[at] as number, blue[at] as number);
  }
  return { width: columns, height: rows, scale, red, green, blue, luma };
}
