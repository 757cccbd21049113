import type { MaskOperation } from '../imaging.ts';
import type { Patch } from './edit.ts';

/** A patch of the history; its bytes may have been let go of where storage has them. */
export interface KeptPatch {
  /** Null while it is in storage only. */
  readonly patch: Patch | null;
  /** Resolves when `patch` is there. Rejects if storage can't be read. */
  load(): Promise<void>;
}

/** Hears what becomes of a mask, in order, and keeps its patches. */
export interface StepJournal {
  /** The operation that is done next. */
  next(operation: MaskOperation): void;
  /** A step was made; what had been undone is gone. */
  step(patch: Patch): KeptPatch;
  /** A step was taken back or done again. */
  moved(direction: 'undo' | 'redo'): void;
}

/** Keeps everything in memory and nothing elsewhere. */
export const MEMORY_JOURNAL: StepJournal = {
  next: () => undefined,
  step: (patch) => ({ patch, load: () => Promise.resolve() }),
  moved: () => undefined,
};
