import { createPackedTiles, type FrozenTiles, type MaskTiles, wordsOf } from './packed-tiles.ts';

/** Side of a mask tile in px. */
export const MASK_TILE = 256;

/** Bytes of a mask's tile. */
export const MASK_TILE_BYTES = MASK_TILE * MASK_TILE;

/** Byte of a wholly painted pixel. */
export const PAINTED = 255;

/** Tiles of a mask that stay unpacked, those written last: 4 MB. A stroke comes back to them. */
const KEPT_OPEN = 64;

/** Bytes of a pixel: a mask's value, or a paint layer's red, green, blue and alpha. */
export type PixelBytes = 1 | 4;

/** The bytes of a mask or paint layer, in tiles that exist only where something was painted. */
export interface TileStore {
  readonly width: number;
  readonly height: number;
  /** Tiles in a row of tiles. */
  readonly columns: number;
  readonly rows: number;
  /** Bytes of each pixel, and of each tile. */
  readonly pixelBytes: PixelBytes;
  readonly tileBytes: number;
  readonly tiles: MaskTiles;
  /** A tile to write into, made if missing; a frozen or shared one is replaced by a copy. */
  writable(tile: number): Uint8Array<ArrayBuffer>;
  /** Replaces a tile; null for all zero. */
  put(tile: number, bytes: Uint8Array<ArrayBuffer> | null): void;
  /** The one array that stands for a tile whose every byte is 255; never to be written. */
  full(tile: number): Uint8Array<ArrayBuffer>;
  /** Puts a blank or wholly painted tile's shared form in its place, so that it costs nothing. */
  collapse(tile: number): void;
  /** Packs what was not written lately. Arrays that `writable` gave before are of no use afterwards. */
  rest(): void;
  /** The tiles as they are now, for ever; later writes go to copies. */
  freeze(): FrozenTiles;
}

/** An empty store for an image of `width`×`height` px. */
export function createTileStore(
  width: number,
  height: number,
  pixelBytes: PixelBytes = 1,
): TileStore {
  const tileBytes = MASK_TILE_BYTES * pixelBytes;
  const columns = Math.ceil(width / MASK_TILE);
  const rows = Math.ceil(height / MASK_TILE);
  const frozen = new WeakSet<Uint8Array>();
  // By the size of what lies within the image: at most four kinds of tile.
  const fulls = new Map<number, Uint8Array<ArrayBuffer>>();
  const shared = new Set<Uint8Array>();
  const tiles = createPackedTiles(columns, (bytes) => shared.has(bytes));

  const full = (tile: number): Uint8Array<ArrayBuffer> => {
    const column = tile % columns;
    const right = Math.min(MASK_TILE, width - column * MASK_TILE);
    const bottom = Math.min(MASK_TILE, height - ((tile - column) / columns) * MASK_TILE);
    const kind = bottom * (MASK_TILE + 1) + right;
    const known = fulls.get(kind);
    if (known !== undefined) return known;
    const made = paintedTile(right, bottom, pixelBytes);
    fulls.set(kind, made);
    shared.add(made);
    frozen.add(made);
    return made;
  };
  const writable = (tile: number): Uint8Array<ArrayBuffer> => {
    const present = tiles.open(tile);
    if (present !== undefined && !frozen.has(present)) return present;
    const fresh = tiles.copyOf(tile) ?? new Uint8Array(tileBytes);
    tiles.set(tile, fresh);
    return fresh;
  };
  const put = (tile: number, bytes: Uint8Array<ArrayBuffer> | null): void => {
    if (bytes === null) tiles.delete(tile);
    else tiles.set(tile, bytes);
  };
  const collapse = (tile: number): void => {
    const bytes = tiles.get(tile);
    if (bytes === undefined || bytes === full(tile)) return;
    if (isSame(bytes, full(tile))) tiles.set(tile, full(tile));
    else if (isBlank(bytes)) tiles.delete(tile);
  };
  const pack = (kept: number): void => {
    // A paint layer is never all or nothing.
    if (pixelBytes === 1) tiles.pack(kept);
  };
  const freeze = (): FrozenTiles => {
    pack(0);
    for (const tile of tiles.keys()) {
      const bytes = tiles.open(tile);
      if (bytes !== undefined) frozen.add(bytes);
    }
    return tiles.copy();
  };
  const size = { width, height, columns, rows, pixelBytes, tileBytes };
  const rest = (): void => pack(KEPT_OPEN);
  return { ...size, tiles, writable, put, full, collapse, rest, freeze };
}

/** Zeroes those bytes of a tile that lie beyond the image. */
export function clearBeyond(
  { width, height, columns }: Pick<TileStore, 'width' | 'height' | 'columns'>,
  tile: number,
  bytes: Uint8Array,
): void {
  const column = tile % columns;
  const right = width - column * MASK_TILE;
  const bottom = height - ((tile - column) / columns) * MASK_TILE;
  for (let y = 0; right < MASK_TILE && y < MASK_TILE; y += 1) {
    bytes.fill(0, y * MASK_TILE + right, (y + 1) * MASK_TILE);
  }
  if (bottom < MASK_TILE) bytes.fill(0, bottom * MASK_TILE);
}

/** A tile whose first `right` columns of the first `bottom` rows are painted. */
function paintedTile(
  right: number,
  bottom: number,
  pixelBytes: PixelBytes,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(MASK_TILE_BYTES * pixelBytes);
  for (let y = 0; y < bottom; y += 1) {
    const line = y * MASK_TILE;
    bytes.fill(PAINTED, line * pixelBytes, (line + right) * pixelBytes);
  }
  return bytes;
}

function isBlank(bytes: Uint8Array<ArrayBuffer>): boolean {
  const all = wordsOf(bytes);
  for (let i = 0; i < all.length; i += 1) if (all[i] !== 0) return false;
  return true;
}

function isSame(a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): boolean {
  const all = wordsOf(a);
  const others = wordsOf(b);
  for (let i = 0; i < all.length; i += 1) if (all[i] !== others[i]) return false;
  return true;
}

/** Copies pixel row `row` of a mask of `width` px into `out`. */
export function readMaskRow(tiles: MaskTiles, width: number, row: number, out: Uint8Array): void {
  const columns = Math.ceil(width / MASK_TILE);
  const first = Math.floor(row / MASK_TILE) * columns;
  const offset = (row % MASK_TILE) * MASK_TILE;
  for (let column = 0; column < columns; column += 1) {
    const left = column * MASK_TILE;
    const length = Math.min(MASK_TILE, width - left);
    const bytes = tiles.get(first + column);
    if (bytes === undefined) out.fill(0, left, left + length);
    else out.set(bytes.subarray(offset, offset + length), left);
  }
}

/** All bytes of frozen tiles, row by row, `width * height`. */
export function readMask(tiles: MaskTiles, width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    readMaskRow(tiles, width, row, bytes.subarray(row * width, (row + 1) * width));
  }
  return bytes;
}
