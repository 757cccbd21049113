import type { MaskChange, MaskOperation, MaskTile } from '../imaging.ts';
import { beginEdit, dropBlankTiles, type Edit, type Patch, togglePatch } from './edit.ts';
import { beginStroke, PAINTED, type Stroke } from './stroke.ts';
import { createTileStore, MASK_TILE, type MaskTiles, readMaskRow } from './tile-store.ts';

/** One mask with its history. */
export interface MaskSession {
  readonly width: number;
  readonly height: number;
  /** Does the operations in order and tells what changed, with copies of the changed tiles. */
  apply(operations: readonly MaskOperation[]): MaskChange;
  /** The tiles as they are, untouched by what follows. */
  freeze(): MaskTiles;
}

/** An empty mask of `width`×`height` px. */
export function createMaskSession(width: number, height: number): MaskSession {
  const store = createTileStore(width, height);
  const done: Patch[] = [];
  const undone: Patch[] = [];
  const dirty = new Set<number>();
  let stroke: Stroke | null = null;

  const markDirty = (tile: number): void => {
    dirty.add(tile);
  };
  const record = (edit: Edit): void => {
    const patch = edit.close();
    if (patch === null) return;
    done.push(patch);
    undone.length = 0;
  };
  const endStroke = (): void => {
    if (stroke === null) return;
    record(stroke.edit);
    stroke = null;
  };
  const step = (from: Patch[], to: Patch[]): void => {
    endStroke();
    const patch = from.pop();
    if (patch === undefined) return;
    togglePatch(store, patch, markDirty);
    dropBlankTiles(store, patch.keys());
    to.push(patch);
  };
  const wholeEdit = (change: (edit: Edit) => void): void => {
    endStroke();
    const edit = beginEdit(store, markDirty);
    change(edit);
    record(edit);
  };
  const perform = (operation: MaskOperation): void => {
    switch (operation.kind) {
      case 'begin':
        endStroke();
        stroke = beginStroke(
          store,
          beginEdit(store, markDirty),
          operation.diameter,
          operation.erase,
        );
        return;
      case 'points':
        stroke?.extend(operation.points);
        return;
      case 'end':
        endStroke();
        return;
      case 'cancel':
        stroke?.edit.revert();
        stroke = null;
        return;
      case 'undo':
        step(done, undone);
        return;
      case 'redo':
        step(undone, done);
        return;
      case 'clear':
        wholeEdit((edit) => {
          for (const tile of [...store.tiles.keys()]) edit.touch(tile).fill(0);
        });
        return;
      case 'invert':
        wholeEdit((edit) => invert(edit, store));
        return;
      case 'refresh':
        for (const tile of store.tiles.keys()) markDirty(tile);
    }
  };

  const tileUpdate = (tile: number): MaskTile => ({
    column: tile % store.columns,
    row: Math.floor(tile / store.columns),
    // A copy: the caller transfers it away.
    pixels: store.tiles.get(tile)?.slice() ?? null,
  });

  return {
    width,
    height,
    apply(operations) {
      for (const operation of operations) perform(operation);
      dropBlankTiles(store, dirty);
      const tiles = [...dirty].map(tileUpdate);
      dirty.clear();
      return {
        tiles,
        hasPixels: store.tiles.size > 0,
        undoSteps: done.length,
        redoSteps: undone.length,
      };
    },
    freeze: () => store.freeze(),
  };
}

/** Swaps painted and unpainted in every tile, leaving what lies beyond the image alone. */
function invert(
  edit: Edit,
  store: { readonly width: number; readonly height: number; readonly columns: number },
): void {
  for (let top = 0, tile = 0; top < store.height; top += MASK_TILE) {
    for (let column = 0; column < store.columns; column += 1, tile += 1) {
      const bytes = edit.touch(tile);
      const width = Math.min(MASK_TILE, store.width - column * MASK_TILE);
      const height = Math.min(MASK_TILE, store.height - top);
      for (let y = 0; y < height; y += 1) {
        const line = y * MASK_TILE;
        for (let i = line; i < line + width; i += 1) bytes[i] = PAINTED - (bytes[i] ?? 0);
      }
    }
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
