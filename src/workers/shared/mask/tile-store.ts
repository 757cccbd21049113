/** Side of a mask tile in px. */
export const MASK_TILE = 256;

/** Bytes of a tile. */
export const MASK_TILE_BYTES = MASK_TILE * MASK_TILE;

/** Tiles by their number, row by row; a missing tile is all zero. */
export type MaskTiles = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** The bytes of a mask, one a pixel, in tiles that exist only where something was painted. */
export interface TileStore {
  readonly width: number;
  readonly height: number;
  /** Tiles in a row of tiles. */
  readonly columns: number;
  readonly rows: number;
  readonly tiles: MaskTiles;
  /** A tile to write into, made if missing; a frozen one is replaced by a copy. */
  writable(tile: number): Uint8Array<ArrayBuffer>;
  /** Forgets a tile: all zero. */
  drop(tile: number): void;
  /** The tiles as they are now, for ever; later writes go to copies. */
  freeze(): MaskTiles;
}

/** An empty store for a mask of `width`×`height` px. */
export function createTileStore(width: number, height: number): TileStore {
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>();
  const frozen = new WeakSet<Uint8Array>();
  const writable = (tile: number): Uint8Array<ArrayBuffer> => {
    const present = tiles.get(tile);
    if (present !== undefined && !frozen.has(present)) return present;
    const fresh = present === undefined ? new Uint8Array(MASK_TILE_BYTES) : present.slice();
    tiles.set(tile, fresh);
    return fresh;
  };
  const freeze = (): MaskTiles => {
    for (const bytes of tiles.values()) frozen.add(bytes);
    return new Map(tiles);
  };
  return {
    width,
    height,
    columns: Math.ceil(width / MASK_TILE),
    rows: Math.ceil(height / MASK_TILE),
    tiles,
    writable,
    drop: (tile) => tiles.delete(tile),
    freeze,
  };
}

/** True if no pixel of the tile is painted. */
export function isBlank(bytes: Uint8Array<ArrayBuffer>): boolean {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  return words.every((word) => word === 0);
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
