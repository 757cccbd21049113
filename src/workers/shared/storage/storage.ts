/** A workspace as it lies in the browser's storage. */
export interface StoredWorkspace {
  readonly id: string;
  /** When it was written last, ms since 1970. */
  readonly usedAt: number;
}

/** The append-only file of one workspace. Writes are done one after the other by its one writer. */
export interface LogFile {
  /** At least one and at most `length` bytes from `at` on; none at the end. */
  read(at: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes at `at`, which is the end; afterwards a crash of the page loses nothing of it. */
  append(at: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Forgets everything from `at` on. */
  truncate(at: number): Promise<void>;
}

/** One workspace, held by this worker alone. */
export interface WorkspaceFiles {
  readonly log: LogFile;
  /** A blank log beside the present one; what an earlier attempt left is gone. */
  newLog(): Promise<LogFile>;
  /** From now on, whatever crash comes, the new log is the log; the former is gone. */
  adoptLog(): Promise<void>;
  /** Keeps a picture's file; resolves with the copy once all of it is stored, else leaves nothing. */
  writePicture(id: string, source: Blob): Promise<Blob>;
  /** The picture's file; null if there is none. */
  readPicture(id: string): Promise<Blob | null>;
  /** Ids of all pictures, also of those whose writing was cut short. */
  pictures(): Promise<readonly string[]>;
  removePicture(id: string): Promise<void>;
  close(): Promise<void>;
}

/** Where workspaces are kept. Failures are {@link StorageError}s. */
export interface WorkspaceStorage {
  list(): Promise<readonly StoredWorkspace[]>;
  /** Null if there is no such workspace and none is to be made. */
  open(id: string, options: { create: boolean }): Promise<WorkspaceFiles | null>;
  /** Removes a workspace that nobody holds. */
  remove(id: string): Promise<void>;
}

/**
 * Why something could not be kept.
 * - `full`: the browser gives no more space; `denied`: it keeps nothing for this page.
 * - `busy`: another tab holds the workspace, or wrote into it meanwhile.
 * - `newer`: a later version of this program wrote it; it is left as it is.
 * - `unreadable`: it is there, and can't be read; `silent`: the browser did not answer in time.
 */
export type StorageProblem = 'full' | 'denied' | 'busy' | 'newer' | 'unreadable' | 'silent';

/** An error of a storage adapter. */
export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** Does work with the browser's storage. @throws {StorageError} for whatever it rejects with. */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(problemOf(error), String(error), { cause: error });
  }
}

/** What an error of the browser's storage means. */
export function problemOf(error: unknown): StorageProblem {
  if (error instanceof StorageError) return error.problem;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'NoModificationAllowedError' || name === 'ConstraintError') return 'busy';
  return 'denied';
}
