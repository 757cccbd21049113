import type { LogWriter } from './log-writer.ts';
import type { SavedState } from './saved-state.ts';
import type { WorkspaceFiles } from './storage.ts';
import { copyLog, livingBytes, writeLogAnew } from './write-log-anew.ts';

/** A log of fewer bytes is never worth writing anew. */
export const COMPACT_FROM = 1 << 18;

/** Writes a log anew when most of it is of no use any more. */
export interface Compaction {
  /** The log grew: looks now and then whether it is worth it, and does it. */
  consider(): void;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
}

/** What a {@link Compaction} needs. */
export interface CompactionOptions {
  readonly state: SavedState;
  readonly files: () => WorkspaceFiles | null;
  readonly writer: LogWriter;
  /** Runs while nothing is read at a step's place. */
  readonly unread: (work: () => Promise<void>) => Promise<void>;
  /** Places are about to change: what is written is to be taken note of. */
  readonly onMove: () => void;
  readonly onDone: () => void;
  /** Nobody knows which of the two logs counts now: nothing may be written any more. */
  readonly onUnsure: (error: unknown) => void;
  readonly from?: number;
}

/**
 * Painting goes on meanwhile: the state is written into a second log as it was when this began,
 * then what came later is copied behind it; only the last of that makes the writer wait. The second
 * log takes the first one's place in one step, so that a crash finds either. If it fails, as it
 * does on a full disk, the log stays as it is and is tried again when it has doubled.
 */
export function createCompaction(options: CompactionOptions): Compaction {
  const { state, files, writer, unread, onMove, onDone, onUnsure, from = COMPACT_FROM } = options;
  let next = from;
  let running: Promise<void> | null = null;

  const adopt = async (store: WorkspaceFiles): Promise<void> => {
    try {
      await store.adoptLog();
    } catch (error) {
      onUnsure(error);
      throw error;
    }
  };
  const compact = async (store: WorkspaceFiles): Promise<void> => {
    const before = copyOf(state);
    const move = writer.beginMove();
    let movedTo: number | null = null;
    try {
      await writer.settled();
      if (writer.hasFailed()) return;
      const log = await store.newLog();
      const anew = await writeLogAnew(before, store.log, log);
      let copied = move.from;
      const catchUp = async (): Promise<void> => {
        const end = writer.writtenTo();
        await copyLog(store.log, { begin: copied, end }, log, anew.end + copied - move.from);
        copied = end;
      };
      await catchUp();
      await unread(async () => {
        await move.pause();
        await catchUp();
        await adopt(store);
        onMove();
        for (const [i, { place }] of before.steps.entries()) place.at = anew.places[i] ?? place.at;
        movedTo = anew.end;
      });
    } finally {
      move.end(movedTo);
    }
  };
  const run = async (store: WorkspaceFiles): Promise<void> => {
    try {
      await compact(store);
      next = Math.max(from, 2 * livingBytes(state));
      onDone();
    } catch {
      next = Math.max(from, 2 * writer.end());
    } finally {
      running = null;
    }
  };

  return {
    consider() {
      const store = files();
      const end = writer.end();
      if (running !== null || store === null || end < next || writer.hasFailed()) return;
      const living = livingBytes(state);
      if (end > 2 * living) running = run(store);
      else next = Math.max(end + from, 2 * living);
    },
    async settled() {
      await running;
    },
  };
}

/** As it is now, whatever becomes of it; steps keep their places. */
function copyOf(state: SavedState): SavedState {
  return {
    ...state,
    pages: new Map(state.pages),
    withoutFile: new Set(state.withoutFile),
    steps: [...state.steps],
    stroke: state.stroke && { ...state.stroke, operations: [...state.stroke.operations] },
  };
}
