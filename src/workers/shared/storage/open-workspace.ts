import type { MaskOperation } from '../imaging.ts';
import type { Patch } from '../mask/edit.ts';
import { type KeptPatch, MEMORY_JOURNAL } from '../mask/step-journal.ts';
import { createSerial } from '../serial.ts';
import { createCompaction } from './compact-log.ts';
import { createKeptPictures, picturesIn } from './kept-pictures.ts';
import { readRecordAt } from './log-format.ts';
import { fromRaw, type LogRecord, toRaw } from './log-records.ts';
import { createLogWriter } from './log-writer.ts';
import { createPatchBudget, PATCH_BUDGET } from './patch-budget.ts';
import { decodePatch, encodePatch } from './patch-bytes.ts';
import { readState } from './read-state.ts';
import type { SavedView } from './saved.ts';
import {
  applyRecord,
  canFollow,
  currentPage,
  emptyState,
  pageAfter,
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
import { masksOf, workspaceOf } from './tell-state.ts';
import type { Workspace, WorkspaceOptions } from './workspace.ts';

/** How long the parts of a stroke under way are collected before they are written, ms. */
const STROKE_PAUSE = 250;

/** Steps that changed nothing used revisions that no record tells: more than a session has. */
const REVISION_GAP = 1_000;

/** Bytes that may wait for space; a tab that has more to write than this writes no more. */
const MAX_WAITING = 1 << 28;

/** Problems that trying again does not cure. */
const FINAL: ReadonlySet<StorageProblem> = new Set(['busy', 'newer', 'unreadable']);

/**
 * Opens a workspace as far as its log is intact. Rejects with a {@link StorageError} if it is held
 * elsewhere, newer, or unreadable; it is left as it is then.
 */
export async function openWorkspace(
  storage: WorkspaceStorage,
  id: string,
  { budget = PATCH_BUDGET, compactFrom }: WorkspaceOptions = {},
): Promise<Workspace> {
  const state = emptyState();
  let files = await storage.open(id, { create: false });
  const isNew = files === null;
  const end = files === null ? 0 : await readState(files, state);
  const stored = files === null ? [] : await picturesIn(files);
  let making: Promise<WorkspaceFiles | null> | null = null;
  /** Why nothing is written any more, and why something waits. */
  let ended: StorageProblem | null = null;
  let logProblem: StorageProblem | null = null;

  const makeFiles = async (): Promise<WorkspaceFiles> => {
    if (files !== null) return files;
    try {
      // Two pictures may come at once, and only one may open it.
      making ??= storage.open(id, { create: true });
      files = await making;
    } finally {
      making = null;
    }
    if (files === null) throw new StorageError('denied', 'No workspace can be made.');
    return files;
  };
  const stop = (problem: StorageProblem): void => {
    ended ??= problem;
    writer.stop();
  };
  const writer = createLogWriter({
    log: async () => (await makeFiles()).log,
    end,
    onFailed(error) {
      logProblem = problemOf(error);
      // A browser that keeps nothing at all will not do so later.
      if (FINAL.has(logProblem) || (logProblem === 'denied' && files === null)) stop(logProblem);
    },
  });
  const pictures = createKeptPictures({ files: makeFiles, stored });
  const problem = (): StorageProblem | null => ended ?? logProblem ?? pictures.problem();
  const inOrder = createSerial();
  const retries = createSerial();

  /** The last operation that was heard of, and the one before the stroke under way. */
  let heard = state.sequence;
  let beforeStroke: number | null = null;
  let kept = state.sequence;
  let pending: { readonly sequence: number; readonly place: RecordPlace }[] = [];
  let parts: MaskOperation[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Is written once there is space again. */
  let lateView: SavedView | null = null;

  const patches = createPatchBudget({
    budget,
    isWritten: writer.isWritten,
    read: (place) =>
      inOrder(async () => {
        const raw = files === null ? null : await readRecordAt(files.log, place.at, place.length);
        const record = raw === null ? null : fromRaw(raw);
        if (record?.kind !== 'step') throw new StorageError('unreadable', 'A step is not there.');
        return decodePatch(record.patch);
      }),
  });
  const forgetWritten = (): void => {
    const first = pending.findIndex(({ place }) => !writer.isWritten(place));
    pending = first < 0 ? [] : pending.slice(first);
  };
  const sweep = async (): Promise<void> => {
    await writer.settled();
    // What made a picture needless must be stored before it goes.
    if (files !== null && writer.isDone()) await pictures.sweep(reachablePages(state));
  };
  const compaction = createCompaction({
    state,
    files: () => files,
    writer,
    unread: inOrder,
    onMove: forgetWritten,
    onUnsure(error) {
      // A browser that did not answer may have done it all the same; one that refused did not.
      if (problemOf(error) === 'silent') stop('denied');
    },
    onDone: () => void sweep().catch(() => undefined),
    ...(compactFrom === undefined ? {} : { from: compactFrom }),
  });
  const append = (record: LogRecord, sequence: number): RecordPlace | null => {
    if (ended !== null) return null;
    // What comes back would be another work than what is shown: rather say that saving has ended.
    if (!canFollow(state, record)) {
      stop('unreadable');
      return null;
    }
    const place = writer.append(toRaw(record, sequence));
    applyRecord(state, record, place, sequence);
    if (record.kind !== 'stroke' && record.kind !== 'view') pending.push({ sequence, place });
    if (writer.waiting() > MAX_WAITING && writer.hasFailed()) stop(logProblem ?? 'full');
    compaction.consider();
    return place;
  };
  const writeStroke = (): void => {
    timer = null;
    const pageId = currentPage(state);
    // Where there is no space they are collected further, up to the step that they become.
    if (pageId === null || parts.length === 0 || writer.hasFailed()) return;
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
  const stand = (position: number, sequence: number, revision = state.revision): void => {
    append({ kind: 'cursor', position, revision }, sequence);
  };
  const move = (direction: 'undo' | 'redo', sequence: number): void =>
    stand(state.position + (direction === 'undo' ? -1 : 1), sequence);
  const step = (pageId: string, revision: number, patch: Patch): KeptPatch => {
    const bytes = encodePatch(patch);
    const place = append({ kind: 'step', pageId, revision, patch: bytes }, heard);
    return place === null ? MEMORY_JOURNAL.step(patch) : patches.keep(place, patch);
  };
  const saveView = (view: SavedView): void => {
    if (state.steps.length === 0 || JSON.stringify(view) === JSON.stringify(state.view)) return;
    lateView = writer.hasFailed() ? view : null;
    if (lateView === null) append({ kind: 'view', view }, state.sequence);
  };
  const noteDurable = (): void => {
    if (ended !== null) return;
    forgetWritten();
    const reached = Math.min(beforeStroke ?? heard, (pending[0]?.sequence ?? Infinity) - 1);
    kept = Math.max(kept, reached);
  };
  /** The files of pages that the log says are not there came after all. */
  const noteFiles = (ids: readonly string[]): void => {
    for (const id of ids) {
      const page = state.pages.get(id);
      if (page === undefined || !state.withoutFile.has(id)) continue;
      append({ kind: 'page', page, hasFile: true }, state.sequence);
    }
  };
  const canShow = (page: string | null): boolean =>
    page === null || (pictures.has(page) && !state.withoutFile.has(page));

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
      if (ended !== null) return { blob: source, isStored: false };
      const blob = await pictures.store(pageId, source);
      const isStored = pictures.has(pageId);
      if (isStored) noteFiles([pageId]);
      else if (files === null && pictures.problem() === 'denied') stop('denied');
      return { blob, isStored };
    },
    picture: async (pageId) => (await files?.readPicture(pageId)) ?? null,
    turn(after, revision, sequence) {
      forgetParts();
      beforeStroke = null;
      heard = sequence;
      if (after !== null) {
        append({ kind: 'page', page: after, hasFile: pictures.has(after.id) }, sequence - 1);
      }
      const turn = { before: currentPage(state), after: after?.id ?? null, revision };
      append({ kind: 'turn', ...turn }, sequence);
    },
    move(direction, sequence) {
      heard = sequence;
      move(direction, sequence);
    },
    view: saveView,
    async forget(pageId) {
      if (!pictures.has(pageId) && pictures.problem() === null) return;
      pictures.forget(pageId);
      await sweep();
    },
    trim: patches.trim,
    fallBack() {
      let position = state.position;
      while (position > 0 && !canShow(pageAfter(state, position))) position -= 1;
      // Blank is worse than a picture that can't be shown just now.
      if (position > 0 && position < state.position) stand(position, heard);
    },
    async takeOver() {
      if (files === null) return;
      stand(state.position, heard, state.revision + REVISION_GAP);
      pictures.forgetAll();
      // A file that can't be removed is nothing to tell.
      await sweep().catch(() => undefined);
    },
    retry: () =>
      retries(async () => {
        if (ended !== null || problem() === null) return;
        noteFiles(await pictures.retry());
        await writer.retry();
        if (writer.hasFailed()) return;
        logProblem = null;
        if (lateView !== null) saveView(lateView);
        await sweep().catch(() => undefined);
      }),
    durable() {
      noteDurable();
      return kept;
    },
    sequence: () => state.sequence,
    problem,
    isWriting: () => ended === null && !writer.hasFailed() && !writer.isDone(),
    settled: writer.settled,
    async close() {
      forgetParts();
      await compaction.settled();
      await writer.settled();
      await files?.close();
    },
  };
}
