import { type Edit, type Patch, togglePatch } from './edit.ts';
import type { TileStore } from './tile-store.ts';

/** The undo steps of one mask. */
export interface PatchHistory {
  undoSteps(): number;
  redoSteps(): number;
  /** Ends an edit; if it changed anything it is a step, and what was undone is gone. */
  record(edit: Edit): void;
  undo(): void;
  redo(): void;
}

/** An empty history of `store`; `onDirty` hears of each tile that undo and redo change. */
export function createPatchHistory(
  store: TileStore,
  onDirty: (tile: number) => void,
): PatchHistory {
  const done: Patch[] = [];
  const undone: Patch[] = [];
  const step = (from: Patch[], to: Patch[]): void => {
    const patch = from.pop();
    if (patch === undefined) return;
    togglePatch(store, patch, onDirty);
    to.push(patch);
  };
  return {
    undoSteps: () => done.length,
    redoSteps: () => undone.length,
    record(edit) {
      const patch = edit.close();
      if (patch === null) return;
      done.push(patch);
      undone.length = 0;
    },
    undo: () => step(done, undone),
    redo: () => step(undone, done),
  };
}
