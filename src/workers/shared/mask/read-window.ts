import { MASK_TILE, type MaskTiles, PAINTED, type TileStore } from './tile-store.ts';

/** A square of a mask, in image px; it may lie partly beyond the image. */
export interface MaskWindow {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The size of a mask in px and of its grid. */
export type MaskSize = Pick<TileStore, 'width' | 'height' | 'columns' | 'rows'>;

/** Copies a square into `out`, `side²` bytes; beyond the image the nearest pixel goes on. */
export function readExtended(
  tiles: MaskTiles,
  size: MaskSize,
  window: MaskWindow,
  out: Uint8Array,
): void {
  const { side } = window;
  const first = Math.max(0, -window.left);
  const last = Math.min(side, size.width - window.left) - 1;
  for (let y = 0; y < side; y += 1) {
    const row = Math.min(size.height - 1, Math.max(0, window.top + y));
    const line = out.subarray(y * side, (y + 1) * side);
    readLine(tiles, size, row, window.left + first, line.subarray(first, last + 1));
    line.fill(line[first] ?? 0, 0, first);
    line.fill(line[last] ?? 0, last + 1);
  }
}

/** Copies a square into `out`, `side²` bytes; beyond the image all is 0. */
export function readBounded(
  tiles: MaskTiles,
  size: MaskSize,
  window: MaskWindow,
  out: Uint8Array,
): void {
  eachLine(size, window, out, (row, left, line) => readLine(tiles, size, row, left, line));
}

/** The same with every value v of the image as 255 − v; beyond the image all is 0. */
export function readInverted(
  tiles: MaskTiles,
  size: MaskSize,
  window: MaskWindow,
  out: Uint8Array,
): void {
  eachLine(size, window, out, (row, left, line) => {
    readLine(tiles, size, row, left, line);
    for (let i = 0; i < line.length; i += 1) line[i] = PAINTED - (line[i] ?? 0);
  });
}

/** Clears `out` and visits that part of each of its lines which lies in the image. */
function eachLine(
  size: MaskSize,
  { left, top, side }: MaskWindow,
  out: Uint8Array,
  visit: (row: number, left: number, line: Uint8Array) => void,
): void {
  out.fill(0);
  const first = Math.max(0, -left);
  const end = Math.min(side, size.width - left);
  for (let y = Math.max(0, -top); y < Math.min(side, size.height - top); y += 1) {
    visit(top + y, left + first, out.subarray(y * side + first, y * side + end));
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
