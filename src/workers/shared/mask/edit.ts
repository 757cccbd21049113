import { applyPatch, makePatch } from '../../kernels/xor-patch.ts';
import { MASK_TILE, type TileStore } from './tile-store.ts';

/** One undo step: the difference of each tile that it changed; applying it twice is nothing. */
export type Patch = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** Changes to a store that become one undo step, or none. */
export interface Edit {
  /** Writes 0 or 255 into all bytes of the pixels `left`…`right` (inclusive) of a row, all within the image. */
  fillSpan(row: number, left: number, right: number, value: number): void;
  /** Replaces a tile, remembered as it was; null for all zero. */
  put(tile: number, bytes: Uint8Array<ArrayBuffer> | null): void;
  /** A tile to write into freely, remembered as it was. */
  touch(tile: number): Uint8Array<ArrayBuffer>;
  /** Ends the edit: what it changed, or null if nothing. */
  close(): Patch | null;
  /** Ends the edit and puts everything back. */
  revert(): void;
}

/** Begins an edit; `onDirty` hears of each tile each time it is written. */
export function beginEdit(store: TileStore, onDirty: (tile: number) => void): Edit {
  const before = new Map<number, Uint8Array<ArrayBuffer> | null>();

  const put = (tile: number, bytes: Uint8Array<ArrayBuffer> | null): void => {
    if (!before.has(tile)) before.set(tile, store.tiles.get(tile) ?? null);
    onDirty(tile);
    store.put(tile, bytes);
  };

  const touch = (tile: number): Uint8Array<ArrayBuffer> => {
    if (before.has(tile)) onDirty(tile);
    // A copy, so that what was there stays as it was.
    else put(tile, store.tiles.get(tile)?.slice() ?? null);
    return store.writable(tile);
  };

  const fillSpan = (row: number, left: number, right: number, value: number): void => {
    const tileRow = Math.floor(row / MASK_TILE);
    const line = (row - tileRow * MASK_TILE) * MASK_TILE;
    const last = Math.floor(right / MASK_TILE);
    for (let column = Math.floor(left / MASK_TILE); column <= last; column += 1) {
      const tile = tileRow * store.columns + column;
      const bytes = store.tiles.get(tile);
      // Nothing to take away where nothing is painted, nothing to add where all is.
      if (value === 0 ? bytes === undefined : bytes === store.full(tile)) continue;
      const origin = column * MASK_TILE;
      const from = line + Math.max(left - origin, 0);
      const to = line + Math.min(right - origin, MASK_TILE - 1) + 1;
      touch(tile).fill(value, from * store.pixelBytes, to * store.pixelBytes);
    }
  };

  const close = (): Patch | null => {
    const patch = new Map<number, Uint8Array<ArrayBuffer>>();
    for (const [tile, bytes] of before) {
      const difference = differenceOf(store, tile, bytes);
      if (difference !== null) patch.set(tile, difference);
    }
    return patch.size === 0 ? null : patch;
  };

  const revert = (): void => {
    for (const [tile, bytes] of before) {
      onDirty(tile);
      store.put(tile, bytes);
    }
  };

  return { fillSpan, put, touch, close, revert };
}

type Bytes = Uint8Array<ArrayBuffer> | null;

/** Does a step again or takes it back: the same thing, since a patch is a difference. */
export function togglePatch(store: TileStore, patch: Patch, onDirty: (tile: number) => void): void {
  for (const [tile, difference] of patch) {
    onDirty(tile);
    toggleTile(store, tile, difference);
  }
}

function toggleTile(store: TileStore, tile: number, difference: Uint8Array<ArrayBuffer>): void {
  const bytes = store.tiles.get(tile) ?? null;
  if (isWhole(store, tile, bytes) && isEqual(difference, wholePatch(store, tile))) {
    store.put(tile, bytes === null ? store.full(tile) : null);
    return;
  }
  applyPatch(store.writable(tile), difference);
  store.collapse(tile);
}

function differenceOf(
  store: TileStore,
  tile: number,
  before: Bytes,
): Uint8Array<ArrayBuffer> | null {
  const after = store.tiles.get(tile) ?? null;
  if (before === after) return null;
  // Between blank and wholly painted it is known: inverting a huge mask reads no pixel.
  const whole = isWhole(store, tile, before) && isWhole(store, tile, after);
  return whole ? wholePatch(store, tile) : makePatch(before, after, store.tileBytes);
}

function isWhole(store: TileStore, tile: number, bytes: Bytes): boolean {
  return bytes === null || bytes === store.full(tile);
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

const wholePatches = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>();

/** The difference between a blank and a wholly painted tile; made once for each kind of tile. */
function wholePatch(store: TileStore, tile: number): Uint8Array<ArrayBuffer> {
  const full = store.full(tile);
  const known = wholePatches.get(full);
  if (known !== undefined) return known;
  const made = makePatch(null, full, store.tileBytes) ?? new Uint8Array(0);
  wholePatches.set(full, made);
  return made;
}
