import { type Edit, togglePatch } from './edit.ts';
import type { KeptPatch, StepJournal } from './step-journal.ts';
import type { TileStore } from './tile-store.ts';

/** The undo steps of one mask. */
export interface PatchHistory {
  undoSteps(): number;
  redoSteps(): number;
  /** Ends an edit; if it changed anything it is a step, and what was undone is gone. */
  record(edit: Edit, journal: StepJournal): void;
  /** One step back or forth. Its patch must be loaded. */
  travel(direction: 'undo' | 'redo', journal: StepJournal): void;
  /** Loads the patches of the next steps back and forth. */
  load(undos: number, redos: number): Promise<void>;
  /**
   * Takes the steps of an earlier life over and does the done ones again, on a blank store.
   * @param rest is called after each, when its patch is not needed for now
   */
  restore(
    done: readonly KeptPatch[],
    undone: readonly KeptPatch[],
    rest: () => void,
  ): Promise<void>;
}

/** An empty history of `store`; `onDirty` hears of each tile that undo and redo change. */
export function createPatchHistory(
  store: TileStore,
  onDirty: (tile: number) => void,
): PatchHistory {
  const done: KeptPatch[] = [];
  /** The last one is the next to be done again. */
  const undone: KeptPatch[] = [];
  const toggle = ({ patch }: KeptPatch): void => {
    if (patch === null) throw new Error('The patch of this step is not loaded.');
    togglePatch(store, patch, onDirty);
  };
  return {
    undoSteps: () => done.length,
    redoSteps: () => undone.length,
    record(edit, journal) {
      const patch = edit.close();
      if (patch === null) return;
      done.push(journal.step(patch));
      undone.length = 0;
    },
    travel(direction, journal) {
      const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
      const kept = from.at(-1);
      if (kept === undefined) return;
      toggle(kept);
      from.pop();
      to.push(kept);
      journal.moved(direction);
    },
    async load(undos, redos) {
      const next = [...lastOf(done, undos), ...lastOf(undone, redos)];
      await Promise.all(next.map((kept) => kept.load()));
    },
    async restore(before, after, rest) {
      for (const kept of before) {
        await kept.load();
        toggle(kept);
        done.push(kept);
        rest();
      }
      undone.push(...[...after].reverse());
    },
  };
}

function lastOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  return count === 0 ? [] : items.slice(-count);
}
