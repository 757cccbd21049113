import type { MaskTiles } from '../packed-tiles.ts';
import { clearBeyond, MASK_TILE, type TileStore } from '../tile-store.ts';

/** The largest distance of grow, shrink and feather, px: what is further is in no tile beside. */
const MAX_REACH = MASK_TILE;

/** An operation in which each pixel depends on what lies at most {@link MAX_REACH} away. */
export interface TileFilter {
  /** Pixels of the mask before the operation. */
  readonly tiles: MaskTiles;
  /** Whether a tile stays as it is, given what it is and what the nine about it are. */
  isUnchanged(here: TileKind, around: TileKind): boolean;
  /** The new bytes of the tile whose upper left pixel this is; row by row of tiles. */
  compute(left: number, top: number): Uint8Array<ArrayBuffer>;
  /** Takes the new bytes; those beyond the image are 0. */
  put(tile: number, bytes: Uint8Array<ArrayBuffer>): void;
}

/** Blank, wholly painted, or neither. */
export type TileKind = 'blank' | 'full' | 'mixed';

/** A distance as whole px from 0 to {@link MAX_REACH}. */
export function reachOf(by: number): number {
  return Math.min(MAX_REACH, Math.max(0, Math.floor(by)));
}

/** Works through the tiles that can change; wide uniform areas cost nothing. */
export function filterTiles(store: TileStore, filter: TileFilter): void {
  const { tiles } = filter;
  for (let tile = 0; tile < store.columns * store.rows; tile += 1) {
    const here = kindOf(store, tiles, tile);
    if (filter.isUnchanged(here, kindAround(store, tiles, tile))) continue;
    const column = tile % store.columns;
    const row = (tile - column) / store.columns;
    const bytes = filter.compute(column * MASK_TILE, row * MASK_TILE);
    clearBeyond(store, tile, bytes);
    filter.put(tile, bytes);
  }
}

function kindOf(store: TileStore, tiles: MaskTiles, tile: number): TileKind {
  const bytes = tiles.get(tile);
  if (bytes === undefined) return 'blank';
  return bytes === store.full(tile) ? 'full' : 'mixed';
}

/** What the tile and those about it all are. */
function kindAround(store: TileStore, tiles: MaskTiles, tile: number): TileKind {
  const column = tile % store.columns;
  const row = (tile - column) / store.columns;
  const kind = kindOf(store, tiles, tile);
  for (let y = Math.max(0, row - 1); y <= Math.min(store.rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(store.columns - 1, column + 1); x += 1) {
      if (kindOf(store, tiles, y * store.columns + x) !== kind) return 'mixed';
    }
  }
  return kind;
}
