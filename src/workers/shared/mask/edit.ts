import { applyPatch, makePatch } from '../../kernels/xor-patch.ts';
import { isBlank, MASK_TILE, MASK_TILE_BYTES, type TileStore } from './tile-store.ts';

/** One undo step: the difference of each tile that it changed; applying it twice is nothing. */
export type Patch = ReadonlyMap<number, Uint8Array>;

/** Changes to a store that become one undo step, or none. */
export interface Edit {
  /** Writes `value` into the pixels `left`…`right` (inclusive) of a row, all within the mask. */
  fillSpan(row: number, left: number, right: number, value: number): void;
  /** A tile to write into freely, remembered as it was. */
  touch(tile: number): Uint8Array<ArrayBuffer>;
  /** Ends the edit: what it changed, or null if nothing. */
  close(): Patch | null;
  /** Ends the edit and puts everything back. */
  revert(): void;
}

/** Begins an edit; `onDirty` hears of each tile each time it is written. */
export function beginEdit(store: TileStore, onDirty: (tile: number) => void): Edit {
  const before = new Map<number, Uint8Array | null>();

  const touch = (tile: number): Uint8Array<ArrayBuffer> => {
    if (!before.has(tile)) before.set(tile, store.tiles.get(tile)?.slice() ?? null);
    onDirty(tile);
    return store.writable(tile);
  };

  const fillSpan = (row: number, left: number, right: number, value: number): void => {
    const tileRow = Math.floor(row / MASK_TILE);
    const line = (row - tileRow * MASK_TILE) * MASK_TILE;
    const last = Math.floor(right / MASK_TILE);
    for (let column = Math.floor(left / MASK_TILE); column <= last; column += 1) {
      const tile = tileRow * store.columns + column;
      // Nothing to take away where nothing was painted.
      if (value === 0 && !store.tiles.has(tile)) continue;
      const origin = column * MASK_TILE;
      const from = line + Math.max(left - origin, 0);
      const to = line + Math.min(right - origin, MASK_TILE - 1) + 1;
      touch(tile).fill(value, from, to);
    }
  };

  const close = (): Patch | null => {
    const patch = new Map<number, Uint8Array>();
    for (const [tile, bytes] of before) {
      const difference = makePatch(bytes, store.tiles.get(tile) ?? null, MASK_TILE_BYTES);
      if (difference !== null) patch.set(tile, difference);
    }
    return patch.size === 0 ? null : patch;
  };

  const revert = (): void => {
    for (const [tile, bytes] of before) {
      onDirty(tile);
      if (bytes === null) store.drop(tile);
      else store.writable(tile).set(bytes);
    }
  };

  return { fillSpan, touch, close, revert };
}

/** Does a step again or takes it back: the same thing, since a patch is a difference. */
export function togglePatch(store: TileStore, patch: Patch, onDirty: (tile: number) => void): void {
  for (const [tile, difference] of patch) {
    applyPatch(store.writable(tile), difference);
    onDirty(tile);
  }
}

/** Drops those of the tiles in which nothing is painted any more. */
export function dropBlankTiles(store: TileStore, tiles: Iterable<number>): void {
  for (const tile of tiles) {
    const bytes = store.tiles.get(tile);
    if (bytes !== undefined && isBlank(bytes)) store.drop(tile);
  }
}
