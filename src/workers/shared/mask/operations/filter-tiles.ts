import type { MaskWindow } from '../read-window.ts';
import { clearBeyond, MASK_TILE, type MaskTiles, type TileStore } from '../tile-store.ts';

/** The largest distance of grow, shrink and feather, px. */
const MAX_REACH = 256;

/** An operation in which each pixel depends on what lies at most `reach` px away. */
export interface TileFilter {
  readonly reach: number;
  /** Pixels of the mask before the operation. */
  readonly tiles: MaskTiles;
  /** Whether a tile stays as it is, given what it is and what lies within reach of it. */
  isUnchanged(here: TileKind, around: TileKind): boolean;
  /** The new bytes of a tile, null if all 0; `window` is the tile with `reach` px on each side. */
  compute(window: MaskWindow): Uint8Array<ArrayBuffer> | null;
  /** Takes the new bytes; those beyond the image are 0. */
  put(tile: number, bytes: Uint8Array<ArrayBuffer> | null): void;
}

/** Blank, wholly painted, or neither. */
export type TileKind = 'blank' | 'full' | 'mixed';

/** A distance as whole px from 0 to {@link MAX_REACH}. */
export function reachOf(by: number): number {
  return Math.min(MAX_REACH, Math.max(0, Math.floor(by)));
}

/** Works through the tiles that can change; wide uniform areas cost nothing. */
export function filterTiles(store: TileStore, filter: TileFilter): void {
  const { reach, tiles } = filter;
  if (reach === 0) return;
  for (let tile = 0; tile < store.columns * store.rows; tile += 1) {
    const here = kindOf(store, tiles, tile);
    if (filter.isUnchanged(here, kindAround(store, tiles, tile, reach))) continue;
    const column = tile % store.columns;
    const left = column * MASK_TILE - reach;
    const top = ((tile - column) / store.columns) * MASK_TILE - reach;
    const bytes = filter.compute({ left, top, side: MASK_TILE + 2 * reach });
    if (bytes !== null) clearBeyond(store, tile, bytes);
    filter.put(tile, bytes);
  }
}

function kindOf(store: TileStore, tiles: MaskTiles, tile: number): TileKind {
  const bytes = tiles.get(tile);
  if (bytes === undefined) return 'blank';
  return bytes === store.full(tile) ? 'full' : 'mixed';
}

/** What the tiles within reach of `tile`, itself among them, are alike. */
function kindAround(store: TileStore, tiles: MaskTiles, tile: number, reach: number): TileKind {
  const steps = Math.ceil(reach / MASK_TILE);
  const column = tile % store.columns;
  const row = (tile - column) / store.columns;
  const kind = kindOf(store, tiles, tile);
  for (let y = Math.max(0, row - steps); y <= Math.min(store.rows - 1, row + steps); y += 1) {
    const right = Math.min(store.columns - 1, column + steps);
    for (let x = Math.max(0, column - steps); x <= right; x += 1) {
      if (kindOf(store, tiles, y * store.columns + x) !== kind) return 'mixed';
    }
  }
  return kind;
}
