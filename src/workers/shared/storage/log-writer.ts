import { concat, encodeLogStart, encodeRecord, LOG_START, type RawRecord } from './log-format.ts';
import type { RecordPlace } from './saved-state.ts';
import type { LogFile } from './storage.ts';

/** Writes records behind each other; after a failed write it writes no more. */
export interface LogWriter {
  /** Queues a record; null if the writer failed before. */
  append(record: RawRecord): RecordPlace | null;
  /** Whether the record at this place is stored. */
  isWritten(place: RecordPlace): boolean;
  /** Whether everything appended is stored. */
  isDone(): boolean;
  hasFailed(): boolean;
  /** Resolves when everything appended so far is stored, or can't be. */
  settled(): Promise<void>;
}

/**
 * @param end where the log ends now; 0 for a new one
 * @param onFailed is called once, with the first failed write's error
 */
export function createLogWriter(
  file: LogFile,
  end: number,
  onFailed: (error: unknown) => void,
): LogWriter {
  const queue: Uint8Array<ArrayBuffer>[] = [];
  let queuedTo = end;
  let writtenTo = end;
  let failed = false;
  let writing: Promise<void> | null = null;

  const writeAll = async (): Promise<void> => {
    try {
      while (queue.length > 0) {
        const bytes = concat(queue.splice(0));
        await file.append(writtenTo, bytes);
        writtenTo += bytes.length;
      }
    } catch (error) {
      failed = true;
      queue.length = 0;
      onFailed(error);
    } finally {
      writing = null;
    }
  };
  const add = (bytes: Uint8Array<ArrayBuffer>): number => {
    queue.push(bytes);
    queuedTo += bytes.length;
    return queuedTo - bytes.length;
  };

  return {
    append(record) {
      if (failed) return null;
      if (queuedTo < LOG_START) add(encodeLogStart());
      const bytes = encodeRecord(record);
      const at = add(bytes);
      writing ??= writeAll();
      return { at, length: bytes.length };
    },
    isWritten: ({ at, length }) => at + length <= writtenTo,
    isDone: () => !failed && writtenTo === queuedTo,
    hasFailed: () => failed,
    async settled() {
      await writing;
    },
  };
}
