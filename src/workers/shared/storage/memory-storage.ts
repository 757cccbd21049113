import { concat } from './log-format.ts';
import {
  type LogFile,
  StorageError,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from './storage.ts';

interface Kept {
  log: Uint8Array<ArrayBuffer>;
  readonly pictures: Map<string, Blob>;
  isHeld: boolean;
  usedAt: number;
}

/** Keeps workspaces as long as it lives: for tests in Node. */
export function createMemoryStorage(now: () => number = Date.now): WorkspaceStorage {
  const workspaces = new Map<string, Kept>();

  const logOf = (kept: Kept): LogFile => ({
    read: async (at, length) => kept.log.slice(at, at + length),
    async append(at, bytes) {
      kept.log = concat([kept.log.subarray(0, at), bytes]);
      kept.usedAt = now();
    },
    async truncate(at) {
      kept.log = kept.log.slice(0, at);
    },
  });
  const filesOf = (kept: Kept): WorkspaceFiles => ({
    log: logOf(kept),
    async writePicture(id, source) {
      kept.pictures.set(id, source);
      return source;
    },
    readPicture: async (id) => kept.pictures.get(id) ?? null,
    pictures: async () => [...kept.pictures.keys()],
    async removePicture(id) {
      kept.pictures.delete(id);
    },
    async close() {
      kept.isHeld = false;
    },
  });

  return {
    list: async () => [...workspaces].map(([id, { usedAt }]) => ({ id, usedAt })),
    async open(id, { create }) {
      if (create && !workspaces.has(id)) {
        const pictures = new Map<string, Blob>();
        workspaces.set(id, { log: new Uint8Array(0), pictures, isHeld: false, usedAt: now() });
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
  };
}

/** Keeps nothing: where the browser has no storage for this page. */
export const NO_STORAGE: WorkspaceStorage = {
  list: async () => [],
  async open(_id, { create }) {
    if (create) throw new StorageError('denied', 'This browser keeps nothing for this page.');
    return null;
  },
  remove: async () => undefined,
};
