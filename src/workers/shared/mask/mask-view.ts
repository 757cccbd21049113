import { averageTile } from '../../kernels/average-tile.ts';
import type { MaskCell, MaskView } from '../imaging.ts';
import { MASK_TILE, PAINTED, type TileStore } from './tile-store.ts';

/** The coarsest level: a cell has 4×4 bytes then, one for 64×64 px. */
const MAX_LEVEL = 6;

/** What the page looks at, and the cells to show it. */
export interface MaskViewer {
  /**
   * Looks at another part from now on. Answers the cells that were not in view before, all of
   * them at another level.
   */
  look(view: MaskView): MaskCell[];
  /** The cells of these tiles that are in view. */
  cells(tiles: Iterable<number>): MaskCell[];
  /** The tiles in view. */
  tiles(): number[];
}

type Store = Pick<TileStore, 'width' | 'height' | 'columns' | 'rows' | 'tiles' | 'full'>;

/** A viewer that looks at nothing yet. */
export function createMaskViewer(store: Store): MaskViewer {
  let view: MaskView = { level: 0, left: 0, top: 0, right: 0, bottom: 0 };

  const cells = (tiles: Iterable<number>): MaskCell[] =>
    cellsOf(
      store,
      [...tiles].filter((tile) => contains(view, tile % store.columns, rowOf(tile))),
      view.level,
    );
  const rowOf = (tile: number): number => Math.floor(tile / store.columns);

  return {
    look(next) {
      const before = view;
      view = within(store, next);
      const isSeen = (tile: number): boolean =>
        before.level === view.level && contains(before, tile % store.columns, rowOf(tile));
      return cells(tilesIn(view, store.columns).filter((tile) => !isSeen(tile)));
    },
    cells,
    tiles: () => tilesIn(view, store.columns),
  };
}

/** A view cut to what the mask has. */
function within(store: Store, { level, left, top, right, bottom }: MaskView): MaskView {
  return {
    level: Math.min(MAX_LEVEL, Math.max(0, Math.round(level))),
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(store.columns, right),
    bottom: Math.min(store.rows, bottom),
  };
}

function contains(view: MaskView, column: number, row: number): boolean {
  return column >= view.left && column < view.right && row >= view.top && row < view.bottom;
}

function tilesIn(view: MaskView, columns: number): number[] {
  const tiles: number[] = [];
  for (let row = view.top; row < view.bottom; row += 1) {
    for (let column = view.left; column < view.right; column += 1)
      tiles.push(row * columns + column);
  }
  return tiles;
}

/** Cells of tiles; all bytes in one buffer, because many small ones are slow to transfer. */
function cellsOf(store: Store, tiles: readonly number[], level: number): MaskCell[] {
  const plain = tiles.map((tile) => uniformOf(store, tile));
  const length = (MASK_TILE >> level) ** 2;
  const bytes = new Uint8Array(plain.filter((value) => value === null).length * length);
  let offset = 0;
  return tiles.map((tile, index) => {
    const column = tile % store.columns;
    const row = Math.floor(tile / store.columns);
    const value = plain[index] ?? null;
    if (value !== null) return { column, row, level, pixels: null, value };
    const pixels = bytes.subarray(offset, offset + length);
    offset += length;
    const width = Math.min(MASK_TILE, store.width - column * MASK_TILE);
    const height = Math.min(MASK_TILE, store.height - row * MASK_TILE);
    averageTile(store.tiles.get(tile) ?? new Uint8Array(), MASK_TILE, level, width, height, pixels);
    return { column, row, level, pixels, value: 0 };
  });
}

/** The value of a tile of which the store knows that it has only one, else null. */
function uniformOf(store: Store, tile: number): number | null {
  const bytes = store.tiles.get(tile);
  if (bytes === undefined) return 0;
  return bytes === store.full(tile) ? PAINTED : null;
}
