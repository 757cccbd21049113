import type { Random } from '../../kernels/random.ts';
import { type Frame, THING } from '../world/frame.ts';
import { paintOver } from './brush.ts';
import { nearestTwo, paletteOf } from './palette.ts';

/** Pixels across the shorter side, and how many colours there are. */
const ACROSS = 144;
const COLOURS = 32;
/** The 4×4 thresholds of ordered dithering (Bayer 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** How far two colours may be apart to be dithered into each other; 3 is from black to white. */
const DITHERED = 0.34;
/** From this share of the second colour on a square is dithered: bands lie between even patches, as artists lay them. */
const EVEN = 0.36;
/** How dark the outline of a thing is. */
const OUTLINE = 0.42;
const FARTHER = 1.35;
/** How much farther or nearer, as a share, a square of the same thing may be, and how many of the eight around are of it: leaves and grass have no outline. */
const SAME = 0.1;
const BODY = 4;
const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Pixel art: large squares in few colours of the picture's own, dithered; things have outlines. */
export function pixelArt(frame: Frame, random: Random): void {
  const { rgb, width, height } = frame;
  const size = Math.max(2, Math.round(Math.min(width, height) / ACROSS));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const small = shrink(frame, size, columns, rows);
  // Patches with firm edges, no squares alone.
  paintOver({ ...frame, width: columns, height: rows, rgb: small }, 1);
  const palette = paletteOf(small, COLOURS, random);
  const shown = new Float32Array(small.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3;
      const [first, second, share, apart] = nearestTwo(palette, small, at);
      const threshold = ((BAYER[(row & 3) * 4 + (column & 3)] as number) + 0.5) / 16;
      const mixed = (share - EVEN) / (0.5 - EVEN) / 2;
      const from = (apart < DITHERED && mixed > threshold ? second : first) * 3;
      for (let c = 0; c < 3; c++) shown[at + c] = palette[from + c] as number;
    }
  }
  const dark = outlines(frame, size, columns, rows);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / size) * columns + Math.floor(x / size);
      const light = dark[cell] === 1 ? OUTLINE : 1;
      for (let c = 0; c < 3; c++)
        rgb[(y * width + x) * 3 + c] = (shown[cell * 3 + c] as number) * light;
    }
  }
}

/** The mean of each square. */
function shrink({ rgb, width, height }: Frame, size: number, columns: number, rows: number) {
  const small = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [right, bottom] = [
        Math.min(width, (column + 1) * size),
        Math.min(height, (row + 1) * size),
      ];
      const count = (right - column * size) * (bottom - row * size);
      for (let y = row * size; y < bottom; y++)
        for (let x = column * size; x < right; x++)
          for (let c = 0; c < 3; c++) {
            const to = (row * columns + column) * 3 + c;
            small[to] =
              (small[to] as number) + Math.min(1.1, rgb[(y * width + x) * 3 + c] as number) / count;
          }
    }
  }
  return small;
}

/** Squares of things that border on what is farther away. */
function outlines(
  { depth, kind, width, height }: Frame,
  size: number,
  columns: number,
  rows: number,
) {
  const middle = (column: number, row: number) =>
    Math.min(height - 1, row * size + (size >> 1)) * width +
    Math.min(width - 1, column * size + (size >> 1));
  const dark = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = middle(column, row);
      const own = depth[at] as number;
      if (kind[at] !== THING || own > 60) continue;
      const around = [middle(column - 1, row), middle(column + 1, row), middle(column, row - 1)];
      if (!around.some((next) => (depth[next] as number) > own * FARTHER)) continue;
      const isOfIt = (next: number) =>
        kind[next] === THING && Math.abs((depth[next] as number) / own - 1) < SAME;
      const body = AROUND.filter(([dx, dy]) => isOfIt(middle(column + dx, row + dy)));
      if (body.length >= BODY) dark[row * columns + column] = 1;
    }
  }
  return dark;
}
