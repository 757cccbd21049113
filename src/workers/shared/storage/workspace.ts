import type { MaskOperation } from '../imaging.ts';
import type { StepJournal } from '../mask/step-journal.ts';
import type { SavedPage, SavedView, SavedWorkspace } from './saved.ts';
import type { StorageProblem } from './storage.ts';
import type { SavedMask } from './tell-state.ts';

/** A picture that was to be stored. */
export interface StoredPicture {
  /** Where to read it from now on. */
  readonly blob: Blob;
  readonly isStored: boolean;
}

/** One tab's work, written to storage while it is done. */
export interface Workspace {
  /** What was saved; null if this workspace is new. */
  saved(): SavedWorkspace | null;
  /** The masks of all pages that the history names. */
  masks(): readonly SavedMask[];
  /** The stroke that was under way. */
  stroke(): { readonly pageId: string; readonly operations: readonly MaskOperation[] } | null;
  /** Hears of operations on a page's mask; `sequence` is the number before the first. */
  journal(pageId: string, sequence: number, revision: number): StepJournal;
  /**
   * Keeps a picture's file; the copy it resolves with can be read although the user's file goes.
   * If it can't be kept, the log goes on without it and it is tried again by `retry`.
   */
  store(pageId: string, source: Blob): Promise<StoredPicture>;
  picture(pageId: string): Promise<Blob | null>;
  /** The step to another page, whose source is stored. */
  turn(after: SavedPage | null, revision: number, sequence: number): void;
  /** A turn was taken back or done again. */
  move(direction: 'undo' | 'redo', sequence: number): void;
  /** Camera and tools are like this now. */
  view(view: SavedView): void;
  /** Nobody shows this page any more: its file goes as soon as the history does not lead to it. */
  forget(pageId: string): Promise<void>;
  /** Lets go of patches in memory, beyond the budget. */
  trim(): void;
  /** Goes back to the last page whose picture is there, if the present one's could not be stored. */
  fallBack(): void;
  /** A new page goes on with this: revisions from now on are new, half-written pictures go. */
  takeOver(): Promise<void>;
  /** Tries again to write what could not be written. */
  retry(): Promise<void>;
  /** Every operation up to this number need not be sent again after a crash. */
  durable(): number;
  /** Number of the last operation that storage has. */
  sequence(): number;
  /** Why something is not stored now; null if all is, or is being written. */
  problem(): StorageProblem | null;
  isWriting(): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What `openWorkspace` can be told. */
export interface WorkspaceOptions {
  /** Bytes of patches in memory. */
  readonly budget?: number;
  /** Bytes from which on a log may be written anew. */
  readonly compactFrom?: number;
}
