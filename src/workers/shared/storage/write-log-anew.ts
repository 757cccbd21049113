import { concat, encodeLogStart, encodeRecord, readRecordAt } from './log-format.ts';
import { type LogRecord, toRaw } from './log-records.ts';
import { reachablePages, type SavedState } from './saved-state.ts';
import { type LogFile, StorageError } from './storage.ts';

/** Bytes that are collected before they are written; then the thread is given to others. */
const BATCH = 1 << 18;

/** Bytes that a page's record takes at most, but for a long name. */
const PAGE_BYTES = 512;

/** A log of nothing but what a state needs. */
export interface LogAnew {
  readonly end: number;
  /** Where the records of the state's steps are, in their order. */
  readonly places: readonly number[];
}

/** About how many bytes a log has that says nothing but this state. */
export function livingBytes(state: SavedState): number {
  const steps = state.steps.reduce((sum, { place }) => sum + place.length, 0);
  return steps + PAGE_BYTES * (state.pages.size + 1);
}

/**
 * Writes into the blank log `to` what leads to this state and nothing else: no steps that were
 * undone and then given up, no views and parts of strokes of before. Patches are read from `from`.
 * Rejects with a {@link StorageError} if one can't be.
 */
export async function writeLogAnew(
  state: SavedState,
  from: LogFile,
  to: LogFile,
): Promise<LogAnew> {
  const writer = createBatches(to);
  const add = (record: LogRecord, sequence = 0): Promise<number> =>
    writer.add(encodeRecord(toRaw(record, sequence)));
  await writer.add(encodeLogStart());

  const reachable = reachablePages(state);
  for (const page of state.pages.values()) {
    const hasFile = !state.withoutFile.has(page.id);
    if (reachable.has(page.id)) await add({ kind: 'page', page, hasFile });
  }
  const places: number[] = [];
  for (const step of state.steps) {
    if (step.kind === 'turn') places.push(await add(step));
    else {
      const raw = await readRecordAt(from, step.place.at, step.place.length);
      if (raw === null) throw new StorageError('unreadable', 'A step can not be read.');
      places.push(await writer.add(encodeRecord(raw)));
    }
  }
  const { position, revision, sequence, view, stroke } = state;
  await add({ kind: 'cursor', position, revision }, sequence);
  if (view !== null) await add({ kind: 'view', view });
  if (stroke !== null) await add({ kind: 'stroke', ...stroke });
  return { end: await writer.end(), places };
}

/** Copies a stretch of one log to another place in the other. */
export async function copyLog(
  from: LogFile,
  stretch: { readonly begin: number; readonly end: number },
  to: LogFile,
  at: number,
): Promise<void> {
  for (let done = stretch.begin; done < stretch.end; ) {
    const bytes = await from.read(done, Math.min(BATCH, stretch.end - done));
    if (bytes.length === 0) throw new StorageError('unreadable', 'The log ends too early.');
    const wanted = bytes.subarray(0, stretch.end - done);
    await to.append(at + done - stretch.begin, wanted);
    done += wanted.length;
  }
}

function createBatches(to: LogFile) {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let writtenTo = 0;
  const flush = async (): Promise<void> => {
    if (parts.length === 0) return;
    await to.append(writtenTo, concat(parts));
    writtenTo += held;
    parts = [];
    held = 0;
  };
  return {
    /** Takes bytes; resolves with where they are. */
    async add(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
      const at = writtenTo + held;
      parts.push(bytes);
      held += bytes.length;
      if (held < BATCH) return at;
      await flush();
      await new Promise((resolve) => setTimeout(resolve));
      return at;
    },
    async end(): Promise<number> {
      await flush();
      return writtenTo;
    },
  };
}
