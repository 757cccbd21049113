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
  /** A log that is written anew. */
  anew: Uint8Array<ArrayBuffer>;
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
  /** From now on it fails no more. */
  recover(): void;
  /** Pictures of at least this many bytes find no space from now on. */
  limitPictures(bytes: number): void;
  hasFailed(): boolean;
  /** Whether logs can't be read from now on. */
  failReads(fail: boolean): void;
  /** Writes so far, how often a log written anew took its place, and reads of a log. */
  writes(): number;
  adopted(): number;
  reads(): number;
  /** The bytes of a workspace's log, and what to put in their place. */
  log(id: string): Uint8Array<ArrayBuffer>;
  setLog(id: string, bytes: Uint8Array<ArrayBuffer>): void;
}

/** Storage with these workspaces in it. */
export function createTestStorage(before: ReadonlyMap<string, Kept> = new Map()): TestStorage {
  const workspaces = new Map<string, Kept>();
  for (const [id, { log, anew, pictures }] of before) {
    const copies = { log: log.slice(), anew: anew.slice(), pictures: new Map(pictures) };
    workspaces.set(id, { ...copies, isHeld: false });
  }
  let pictureLimit = Number.POSITIVE_INFINITY;
  const count = {
    writes: 0,
    reads: 0,
    adopted: 0,
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
  const logOf = (kept: Kept, which: 'log' | 'anew'): LogFile => ({
    async read(at, length) {
      count.reads += 1;
      if (count.readsFail) throw new StorageError('denied', 'It can not be read now.');
      return kept[which].slice(at, at + length);
    },
    async append(at, bytes) {
      write((isWhole) => {
        const written = isWhole ? bytes : bytes.subarray(0, bytes.length >> 1);
        kept[which] = concat([kept[which].subarray(0, at), written]);
      });
    },
    async truncate(at) {
      kept[which] = kept[which].slice(0, at);
    },
  });
  const filesOf = (kept: Kept): WorkspaceFiles => ({
    log: logOf(kept, 'log'),
    async newLog() {
      kept.anew = new Uint8Array(0);
      return logOf(kept, 'anew');
    },
    async adoptLog() {
      write((isWhole) => {
        if (!isWhole) return;
        kept.log = kept.anew;
        kept.anew = new Uint8Array(0);
        count.adopted += 1;
      });
    },
    async writePicture(id, source) {
      if (source.size >= pictureLimit) throw new StorageError('full', 'It is too large.');
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
        const blank = { log: new Uint8Array(0), anew: new Uint8Array(0), pictures: new Map() };
        workspaces.set(id, { ...blank, isHeld: false });
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
    recover() {
      count.limit = Number.POSITIVE_INFINITY;
      count.failed = false;
      pictureLimit = Number.POSITIVE_INFINITY;
    },
    limitPictures(bytes) {
      pictureLimit = bytes;
    },
    hasFailed: () => count.failed,
    failReads(fail) {
      count.readsFail = fail;
    },
    writes: () => count.writes,
    adopted: () => count.adopted,
    reads: () => count.reads,
    log: (id) => find(id).log,
    setLog(id, bytes) {
      find(id).log = bytes;
    },
  };
}
