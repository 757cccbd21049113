import { concat } from '../shared/storage/log-format.ts';
import {
  type LogFile,
  StorageError,
  type StorageProblem,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from '../shared/storage/storage.ts';

interface Kept {
  log: Uint8Array<ArrayBuffer>;
  readonly pictures: Map<string, Blob>;
  isHeld: boolean;
}

/** Workspaces in memory, with what tests do to them. */
export interface TestStorage extends WorkspaceStorage {
  /** As it lies there now, held by nobody: what the next page finds. */
  copy(): TestStorage;
  /**
   * The write after this many fails and so do all others; of a log's, the first bytes get through.
   */
  failAfter(writes: number, problem?: StorageProblem): void;
  hasFailed(): boolean;
  /** Whether logs can't be read from now on. */
  failReads(fail: boolean): void;
  /** Writes so far, and reads of a log. */
  writes(): number;
  reads(): number;
  /** The bytes of a workspace's log, and what to put in their place. */
  log(id: string): Uint8Array<ArrayBuffer>;
  setLog(id: string, bytes: Uint8Array<ArrayBuffer>): void;
}

/** Storage with these workspaces in it. */
export function createTestStorage(before: ReadonlyMap<string, Kept> = new Map()): TestStorage {
  const workspaces = new Map<string, Kept>();
  for (const [id, { log, pictures }] of before) {
    workspaces.set(id, { log: log.slice(), pictures: new Map(pictures), isHeld: false });
  }
  const count = {
    writes: 0,
    reads: 0,
    limit: Number.POSITIVE_INFINITY,
    failed: false,
    readsFail: false,
  };
  let problem: StorageProblem = 'full';

  const write = (work: (isWhole: boolean) => void): void => {
    if (count.failed) throw new StorageError(problem, 'It failed before.');
    count.writes += 1;
    count.failed = count.writes > count.limit;
    work(!count.failed);
    if (count.failed) throw new StorageError(problem, 'It fails now.');
  };
  const logOf = (kept: Kept): LogFile => ({
    async read(at, length) {
      count.reads += 1;
      if (count.readsFail) throw new StorageError('denied', 'It can not be read now.');
      return kept.log.slice(at, at + length);
    },
    async append(at, bytes) {
      write((isWhole) => {
        const written = isWhole ? bytes : bytes.subarray(0, bytes.length >> 1);
        kept.log = concat([kept.log.subarray(0, at), written]);
      });
    },
    async truncate(at) {
      kept.log = kept.log.slice(0, at);
    },
  });
  const filesOf = (kept: Kept): WorkspaceFiles => ({
    log: logOf(kept),
    async writePicture(id, source) {
      write((isWhole) => {
        if (isWhole) kept.pictures.set(id, source);
      });
      return source;
    },
    readPicture: async (id) => kept.pictures.get(id) ?? null,
    pictures: async () => [...kept.pictures.keys()],
    async removePicture(id) {
      // No write to fail at: nobody need be told of a file that stays although nothing needs it.
      if (count.failed) throw new StorageError(problem, 'It failed before.');
      kept.pictures.delete(id);
    },
    async close() {
      kept.isHeld = false;
    },
  });
  const find = (id: string): Kept => {
    const kept = workspaces.get(id);
    if (kept === undefined) throw new Error(`There is no workspace ${id}.`);
    return kept;
  };

  return {
    list: async () => [...workspaces.keys()].map((id) => ({ id, usedAt: 0 })),
    async open(id, { create }) {
      if (create && !workspaces.has(id)) {
        workspaces.set(id, { log: new Uint8Array(0), pictures: new Map(), isHeld: false });
      }
      const kept = workspaces.get(id);
      if (kept === undefined) return null;
      if (kept.isHeld) throw new StorageError('busy', 'The workspace is open elsewhere.');
      kept.isHeld = true;
      return filesOf(kept);
    },
    async remove(id) {
      workspaces.delete(id);
    },
    copy: () => createTestStorage(workspaces),
    failAfter(writes, why = 'full') {
      count.limit = writes;
      problem = why;
    },
    hasFailed: () => count.failed,
    failReads(fail) {
      count.readsFail = fail;
    },
    writes: () => count.writes,
    reads: () => count.reads,
    log: (id) => find(id).log,
    setLog(id, bytes) {
      find(id).log = bytes;
    },
  };
}
