import { concat, encodeLogStart, encodeRecord, LOG_START, type RawRecord } from './log-format.ts';
import type { RecordPlace } from './saved-state.ts';
import type { LogFile } from './storage.ts';

/** Writes records behind each other. What can't be written waits until that is tried again. */
export interface LogWriter {
  /** Queues a record. */
  append(record: RawRecord): RecordPlace;
  /** Whether the record at this place is stored. */
  isWritten(place: RecordPlace): boolean;
  /** Whether everything appended is stored. */
  isDone(): boolean;
  hasFailed(): boolean;
  /** Where the log ends once everything is stored; and where it does now. */
  end(): number;
  writtenTo(): number;
  /** Bytes that wait. */
  waiting(): number;
  /** Resolves when everything appended so far is stored, or can't be for now. */
  settled(): Promise<void>;
  /** Tries again what could not be written; resolves like `settled`. */
  retry(): Promise<void>;
  /** Writes no more, and forgets what waits. */
  stop(): void;
  /** Goes on in another log, with everything from here on moved. */
  beginMove(): LogMove;
}

/** How a writer comes to another log, which is given what it wrote before `from` otherwise. */
export interface LogMove {
  /** End of the log when the move began: what comes later is moved as it is. */
  readonly from: number;
  /** Writes nothing for now; resolves when nothing is being written. */
  pause(): Promise<void>;
  /** Goes on: in the new log, where `from` has become this place; null goes on where it was. */
  end(to: number | null): void;
}

/** What a writer needs. */
export interface LogWriterOptions {
  /** The log to write to now; made if there is none yet. */
  readonly log: () => Promise<LogFile>;
  /** Where the log ends now; 0 for a new one. */
  readonly end: number;
  /** Is called with the error of each failed write. */
  readonly onFailed: (error: unknown) => void;
}

interface Entry {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A writer that goes on at the end of a log. */
export function createLogWriter({ log, end, onFailed }: LogWriterOptions): LogWriter {
  let queue: Entry[] = [];
  let queuedTo = end;
  let writtenTo = end;
  let state: 'working' | 'failed' | 'stopped' = 'working';
  let isPaused = false;
  let writing: Promise<void> | null = null;
  /** Records since a move began; null while there is none. */
  let moved: RecordPlace[] | null = null;

  const writeAll = async (isAgain: boolean): Promise<void> => {
    try {
      const file = await log();
      // A write that failed late may have left something behind the end.
      if (isAgain) await file.truncate(writtenTo);
      while (queue.length > 0 && !isPaused) {
        const batch = queue.length;
        const bytes = concat(queue.map((entry) => entry.bytes));
        await file.append(writtenTo, bytes);
        queue = queue.slice(batch);
        writtenTo += bytes.length;
      }
    } catch (error) {
      if (state === 'working') state = 'failed';
      onFailed(error);
    } finally {
      writing = null;
    }
  };
  const write = (isAgain = false): void => {
    if (state !== 'working' || isPaused || queue.length === 0) return;
    writing ??= writeAll(isAgain);
  };
  const add = (bytes: Uint8Array<ArrayBuffer>): number => {
    if (state !== 'stopped') queue.push({ bytes });
    queuedTo += bytes.length;
    return queuedTo - bytes.length;
  };

  return {
    append(record) {
      if (queuedTo < LOG_START) add(encodeLogStart());
      const bytes = encodeRecord(record);
      const place = { at: add(bytes), length: bytes.length };
      moved?.push(place);
      write();
      return place;
    },
    isWritten: ({ at, length }) => at + length <= writtenTo,
    isDone: () => writtenTo === queuedTo,
    hasFailed: () => state !== 'working',
    end: () => queuedTo,
    writtenTo: () => writtenTo,
    waiting: () => queuedTo - writtenTo,
    async settled() {
      await writing;
    },
    async retry() {
      await writing;
      if (state !== 'failed') return;
      state = 'working';
      write(true);
      await writing;
    },
    stop() {
      state = 'stopped';
      queue = [];
    },
    beginMove() {
      const from = queuedTo;
      const later: RecordPlace[] = [];
      moved = later;
      return {
        from,
        async pause() {
          isPaused = true;
          await writing;
        },
        end(to) {
          moved = null;
          isPaused = false;
          if (to !== null) {
            for (const place of later) place.at += to - from;
            queuedTo += to - from;
            writtenTo += to - from;
          }
          write();
        },
      };
    },
  };
}
