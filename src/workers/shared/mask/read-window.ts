import type { MaskTiles } from './packed-tiles.ts';
import { MASK_TILE, PAINTED, type TileStore } from './tile-store.ts';

/** A rectangle of a mask, in image px; it may lie partly or wholly beyond the image. */
export interface MaskWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a mask in px and of its grid. */
export type MaskSize = Pick<TileStore, 'width' | 'height' | 'columns' | 'rows'>;

/** Copies a rectangle of the tiles into `out`, `width * height` bytes. */
export type WindowReader = (
  tiles: MaskTiles,
  size: MaskSize,
  window: MaskWindow,
  out: Uint8Array,
) => void;

/** Reads the image as if its border pixels went on beyond it. */
export const readExtended: WindowReader = (tiles, size, window, out) => {
  const { width } = window;
  // What the image has of a line, at least a pixel, is read, and repeated to both sides.
  const from = clamp(window.left, 0, size.width - 1);
  const pixels = new Uint8Array(clamp(window.left + width, 1, size.width) - from);
  const before = clamp(from - window.left, 0, width);
  const after = Math.min(width, before + pixels.length);
  for (let y = 0; y < window.height; y += 1) {
    readLine(tiles, size, clamp(window.top + y, 0, size.height - 1), from, pixels);
    const line = out.subarray(y * width, (y + 1) * width);
    line.set(pixels.subarray(0, after - before), before);
    line.fill(pixels[0] ?? 0, 0, before);
    line.fill(pixels[pixels.length - 1] ?? 0, after);
  }
};

/** Reads 0 beyond the image. */
export const readBounded: WindowReader = (tiles, size, window, out) => {
  eachLine(size, window, out, (row, left, line) => readLine(tiles, size, row, left, line));
};

/** Reads every value v of the image as 255 − v, and 0 beyond it. */
export const readInverted: WindowReader = (tiles, size, window, out) => {
  eachLine(size, window, out, (row, left, line) => {
    readLine(tiles, size, row, left, line);
    for (let i = 0; i < line.length; i += 1) line[i] = PAINTED - (line[i] ?? 0);
  });
};

/** Clears `out` and visits that part of each of its lines which lies in the image. */
function eachLine(
  size: MaskSize,
  { left, top, width, height }: MaskWindow,
  out: Uint8Array,
  visit: (row: number, left: number, line: Uint8Array) => void,
): void {
  out.fill(0);
  const first = Math.max(0, -left);
  const end = Math.min(width, size.width - left);
  if (first >= end) return;
  for (let y = Math.max(0, -top); y < Math.min(height, size.height - top); y += 1) {
    visit(top + y, left + first, out.subarray(y * width + first, y * width + end));
  }
}

/** Copies the pixels of row `row` from column `left` on, as many as `line` takes. */
function readLine(
  tiles: MaskTiles,
  size: MaskSize,
  row: number,
  left: number,
  line: Uint8Array,
): void {
  const tileRow = Math.floor(row / MASK_TILE);
  const offset = (row - tileRow * MASK_TILE) * MASK_TILE;
  for (let at = 0; at < line.length; ) {
    const column = Math.floor((left + at) / MASK_TILE);
    const from = left + at - column * MASK_TILE;
    const length = Math.min(MASK_TILE - from, line.length - at);
    const bytes = tiles.get(tileRow * size.columns + column);
    if (bytes === undefined) line.fill(0, at, at + length);
    else line.set(bytes.subarray(offset + from, offset + from + length), at);
    at += length;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
