import type {
  MaskCell,
  MaskChange,
  MaskOperation,
  MaskRegion,
  MaskStep,
  MaskView,
} from '../imaging.ts';
import { beginEdit } from './edit.ts';
import { findRegions } from './find-regions.ts';
import { createMaskViewer } from './mask-view.ts';
import { performStep } from './operations/perform-step.ts';
import type { FrozenTiles } from './packed-tiles.ts';
import { createPatchHistory } from './patch-history.ts';
import { type KeptPatch, MEMORY_JOURNAL, type StepJournal } from './step-journal.ts';
import { beginStroke, type Stroke } from './stroke.ts';
import { createTileStore } from './tile-store.ts';

/** One mask with its history. */
export interface MaskSession {
  readonly width: number;
  readonly height: number;
  /** Brings back what undoing and redoing among these operations needs; call it before `apply`. */
  prepare(operations: readonly MaskOperation[]): Promise<void>;
  /**
   * Does the operations in order and tells what changed, with the changed cells in view.
   * @param journal hears of each operation and step; without one all steps stay in memory
   */
  apply(operations: readonly MaskOperation[], journal?: StepJournal): MaskChange;
  /** Takes the steps of an earlier life over; the mask must be new. `rest` is called after each. */
  restore(
    done: readonly KeptPatch[],
    undone: readonly KeptPatch[],
    rest: () => void,
  ): Promise<void>;
  /** Looks at another part: the cells that were not in view before. */
  view(view: MaskView): readonly MaskCell[];
  /** Its connected areas, the largest first, at most `limit`. */
  regions(limit: number): readonly MaskRegion[];
  /** The tiles as they are, untouched by what follows. */
  freeze(): FrozenTiles;
}

/** An empty mask of `width`×`height` px. */
export function createMaskSession(width: number, height: number): MaskSession {
  const store = createTileStore(width, height);
  const viewer = createMaskViewer(store);
  const dirty = new Set<number>();
  const markDirty = (tile: number): void => {
    dirty.add(tile);
  };
  const history = createPatchHistory(store, markDirty);
  let stroke: Stroke | null = null;
  let journal = MEMORY_JOURNAL;

  const endStroke = (): void => {
    if (stroke === null) return;
    collapseDirty();
    history.record(stroke.edit, journal);
    stroke = null;
  };
  const performWhole = (step: MaskStep): void => {
    endStroke();
    const edit = beginEdit(store, markDirty);
    performStep(step.kind, edit, store, step);
    collapseDirty();
    history.record(edit, journal);
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
        history.travel('undo', journal);
        return;
      case 'redo':
        endStroke();
        history.travel('redo', journal);
        return;
      case 'refresh':
        viewer.tiles().forEach(markDirty);
        return;
      default:
        performWhole(operation);
    }
  };
  const collapseDirty = (): void => {
    for (const tile of dirty) store.collapse(tile);
  };

  return {
    width,
    height,
    prepare: (operations) => history.load(count(operations, 'undo'), count(operations, 'redo')),
    apply(operations, heard = MEMORY_JOURNAL) {
      journal = heard;
      for (const operation of operations) {
        journal.next(operation);
        perform(operation);
      }
      collapseDirty();
      const cells = viewer.cells(dirty);
      dirty.clear();
      store.rest();
      return {
        cells,
        hasPixels: store.tiles.size > 0,
        undoSteps: history.undoSteps(),
        redoSteps: history.redoSteps(),
      };
    },
    restore: history.restore,
    view: viewer.look,
    regions: (limit) => findRegions(store, limit),
    freeze: () => store.freeze(),
  };
}

function count(operations: readonly MaskOperation[], kind: MaskOperation['kind']): number {
  return operations.reduce((sum, operation) => sum + (operation.kind === kind ? 1 : 0), 0);
}
