import type { MaskOperation } from '../imaging.ts';
import type { Patch } from '../mask/edit.ts';
import { type KeptPatch, MEMORY_JOURNAL, type StepJournal } from '../mask/step-journal.ts';
import { readRecordAt } from './log-format.ts';
import { fromRaw, type LogRecord, toRaw } from './log-records.ts';
import { createLogWriter, type LogWriter } from './log-writer.ts';
import { decodePatch, encodePatch } from './patch-bytes.ts';
import { createPatchBudget, PATCH_BUDGET } from './patch-budget.ts';
import { readState } from './read-state.ts';
import type { SavedPage, SavedView, SavedWorkspace } from './saved.ts';
import {
  applyRecord,
  canFollow,
  currentPage,
  emptyState,
  type RecordPlace,
  reachablePages,
} from './saved-state.ts';
import {
  problemOf,
  StorageError,
  type StorageProblem,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from './storage.ts';
import { masksOf, type SavedMask, workspaceOf } from './tell-state.ts';

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
  /** Keeps a picture's file; what it resolves with can be read although the user's file goes. */
  store(pageId: string, source: Blob): Promise<Blob>;
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
  /** A new page goes on with this: revisions from now on are new, half-written pictures go. */
  takeOver(): Promise<void>;
  /** Every operation up to this number need not be sent again after a crash. */
  durable(): number;
  /** Number of the last operation that storage has. */
  sequence(): number;
  problem(): StorageProblem | null;
  isWriting(): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** How long the parts of a stroke under way are collected before they are written, ms. */
const STROKE_PAUSE = 250;

/** Steps that changed nothing used revisions that no record tells: more than a session has. */
const REVISION_GAP = 1_000;

/** What {@link openWorkspace} can be told. */
export interface WorkspaceOptions {
  /** Bytes of patches in memory. */
  readonly budget?: number;
}

/**
 * Opens a workspace as far as its log is intact. Rejects with a {@link StorageError} if it is held
 * elsewhere, newer, or unreadable; it is left as it is then.
 */
export async function openWorkspace(
  storage: WorkspaceStorage,
  id: string,
  { budget = PATCH_BUDGET }: WorkspaceOptions = {},
): Promise<Workspace> {
  const state = emptyState();
  let files = await storage.open(id, { create: false });
  let making: Promise<WorkspaceFiles | null> | null = null;
  let writer: LogWriter | null = null;
  let problem: StorageProblem | null = null;
  const isNew = files === null;

  const stop = (error: unknown): void => {
    problem ??= problemOf(error);
  };
  if (files !== null) {
    const end = await readState(files, state);
    writer = createLogWriter(files.log, end, stop);
  }

  /** The last operation that was heard of, and the one before the stroke under way. */
  let heard = state.sequence;
  let beforeStroke: number | null = null;
  let kept = state.sequence;
  /** Pages whose files are stored completely, or were when this was opened. */
  const stored = new Set(await files?.pictures());
  /** Pages that nobody shows any more. */
  const forgotten = new Set<string>();
  const pending: { readonly sequence: number; readonly place: RecordPlace }[] = [];
  let parts: MaskOperation[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const patches = createPatchBudget({
    budget,
    isWritten: (place) => writer?.isWritten(place) ?? false,
    async read(place) {
      const raw = files === null ? null : await readRecordAt(files.log, place.at, place.length);
      const record = raw === null ? null : fromRaw(raw);
      if (record?.kind !== 'step') throw new StorageError('unreadable', 'A step can not be read.');
      return decodePatch(record.patch);
    },
  });
  const append = (record: LogRecord, sequence: number): RecordPlace | null => {
    if (problem !== null || writer === null) return null;
    // What comes back would be another work than what is shown: rather say that saving has ended.
    if (!canFollow(state, record)) {
      stop(new StorageError('unreadable', `A ${record.kind} does not follow what was saved.`));
      return null;
    }
    const place = writer.append(toRaw(record, sequence));
    if (place === null) return null;
    applyRecord(state, record, place, sequence);
    if (record.kind !== 'stroke' && record.kind !== 'view') pending.push({ sequence, place });
    return place;
  };
  const writeStroke = (): void => {
    timer = null;
    const pageId = currentPage(state);
    if (pageId === null || parts.length === 0) return;
    append({ kind: 'stroke', pageId, operations: parts.splice(0) }, heard);
  };
  const forgetParts = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    parts = [];
  };
  const hear = (operation: MaskOperation): void => {
    heard += 1;
    if (operation.kind === 'begin') {
      forgetParts();
      beforeStroke = heard - 1;
    }
    if (operation.kind === 'begin' || operation.kind === 'points') {
      if (beforeStroke === null) return;
      parts.push(operation);
      timer ??= setTimeout(writeStroke, STROKE_PAUSE);
      return;
    }
    if (operation.kind === 'refresh') return;
    forgetParts();
    beforeStroke = null;
    if (operation.kind === 'cancel' && state.stroke !== null) append({ kind: 'cancel' }, heard);
  };
  const move = (direction: 'undo' | 'redo', sequence: number): void => {
    const position = state.position + (direction === 'undo' ? -1 : 1);
    append({ kind: 'cursor', position, revision: state.revision }, sequence);
  };
  const step = (pageId: string, revision: number, patch: Patch): KeptPatch => {
    const bytes = encodePatch(patch);
    const place = append({ kind: 'step', pageId, revision, patch: bytes }, heard);
    return place === null ? MEMORY_JOURNAL.step(patch) : patches.keep(place, patch);
  };
  const noteDurable = (): void => {
    if (problem !== null || writer === null) return;
    while (pending[0] !== undefined && writer.isWritten(pending[0].place)) pending.shift();
    const reached = Math.min(beforeStroke ?? heard, (pending[0]?.sequence ?? Infinity) - 1);
    kept = Math.max(kept, reached);
  };

  return {
    saved: () => (isNew ? null : workspaceOf(state)),
    masks: () => masksOf(state, patches.keep),
    stroke: () => state.stroke,
    journal(pageId, sequence, revision) {
      heard = sequence;
      return {
        next: hear,
        step: (patch) => step(pageId, revision, patch),
        moved: (direction) => move(direction, heard),
      };
    },
    async store(pageId, source) {
      if (problem !== null) return source;
      try {
        // Two pictures may come at once, and only one may open it.
        making ??= files === null ? storage.open(id, { create: true }) : Promise.resolve(files);
        files = await making;
        if (files === null) return source;
        writer ??= createLogWriter(files.log, 0, stop);
        const copy = await files.writePicture(pageId, source);
        stored.add(pageId);
        return copy;
      } catch (error) {
        stop(error);
        return source;
      }
    },
    picture: async (pageId) => (await files?.readPicture(pageId)) ?? null,
    turn(after, revision, sequence) {
      forgetParts();
      beforeStroke = null;
      heard = sequence;
      if (after !== null && !stored.has(after.id)) {
        if (writer !== null) stop(new StorageError('unreadable', 'A page has no file.'));
        return;
      }
      if (after !== null) append({ kind: 'page', page: after }, sequence - 1);
      const turn = { before: currentPage(state), after: after?.id ?? null, revision };
      append({ kind: 'turn', ...turn }, sequence);
    },
    move(direction, sequence) {
      heard = sequence;
      move(direction, sequence);
    },
    view(view) {
      append({ kind: 'view', view }, state.sequence);
    },
    async forget(pageId) {
      forgotten.add(pageId);
      await writer?.settled();
      if (files === null || problem !== null) return;
      const needed = reachablePages(state);
      for (const unused of [...forgotten].filter((one) => !needed.has(one))) {
        forgotten.delete(unused);
        if (stored.delete(unused)) await files.removePicture(unused);
      }
    },
    trim: patches.trim,
    async takeOver() {
      if (files === null) return;
      const { position, revision } = state;
      append({ kind: 'cursor', position, revision: revision + REVISION_GAP }, heard);
      const needed = reachablePages(state);
      for (const id of await files.pictures()) {
        if (!needed.has(id)) await files.removePicture(id);
      }
    },
    durable() {
      noteDurable();
      return kept;
    },
    sequence: () => state.sequence,
    problem: () => problem,
    isWriting: () => writer !== null && !writer.hasFailed() && !writer.isDone(),
    settled: async () => writer?.settled(),
    async close() {
      forgetParts();
      await writer?.settled();
      await files?.close();
    },
  };
}
