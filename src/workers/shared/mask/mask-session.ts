import type { MaskChange, MaskOperation, MaskStep, MaskTile } from '../imaging.ts';
import { beginEdit } from './edit.ts';
import { performStep } from './operations/perform-step.ts';
import { createPatchHistory } from './patch-history.ts';
import { beginStroke, type Stroke } from './stroke.ts';
import { createTileStore, type MaskTiles } from './tile-store.ts';

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
  const dirty = new Set<number>();
  const markDirty = (tile: number): void => {
    dirty.add(tile);
  };
  const history = createPatchHistory(store, markDirty);
  let stroke: Stroke | null = null;

  const endStroke = (): void => {
    if (stroke === null) return;
    collapseDirty();
    history.record(stroke.edit);
    stroke = null;
  };
  const performWhole = (step: MaskStep): void => {
    endStroke();
    const edit = beginEdit(store, markDirty);
    performStep(step.kind, edit, store, step);
    collapseDirty();
    history.record(edit);
  };
  const perform = (operation: MaskOperation): void => {
    switch (operation.kind) {
      case 'begin':
        endStroke();
        stroke = beginStroke(store, beginEdit(store, markDirty), operation);
        return;
      case 'points':
        stroke?.extend(operation.points, operation.radii);
        return;
      case 'end':
        endStroke();
        return;
      case 'cancel':
        stroke?.edit.revert();
        stroke = null;
        return;
      case 'undo':
        endStroke();
        history.undo();
        return;
      case 'redo':
        endStroke();
        history.redo();
        return;
      case 'refresh':
        for (const tile of store.tiles.keys()) markDirty(tile);
        return;
      default:
        performWhole(operation);
    }
  };
  const collapseDirty = (): void => {
    for (const tile of dirty) store.collapse(tile);
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
      collapseDirty();
      const tiles = [...dirty].map(tileUpdate);
      dirty.clear();
      return {
        tiles,
        hasPixels: store.tiles.size > 0,
        undoSteps: history.undoSteps(),
        redoSteps: history.redoSteps(),
      };
    },
    freeze: () => store.freeze(),
  };
}
