import { NO_STORAGE } from '../shared/storage/no-storage.ts';
import type { WorkspaceStorage } from '../shared/storage/storage.ts';
import { createIndexedDbStorage } from './indexeddb-storage.ts';
import { createOpfsStorage } from './opfs-storage.ts';

/** The best storage that this browser gives: OPFS, else IndexedDB (also on plain http), else none. */
export function chooseStorage(): WorkspaceStorage {
  let chosen: Promise<WorkspaceStorage> | null = null;
  const storage = (): Promise<WorkspaceStorage> => {
    chosen ??= choose();
    return chosen;
  };
  return {
    list: async () => (await storage()).list(),
    open: async (id, options) => (await storage()).open(id, options),
    remove: async (id) => (await storage()).remove(id),
  };
}

async function choose(): Promise<WorkspaceStorage> {
  return (await opfs()) ?? (await indexedDb()) ?? NO_STORAGE;
}

async function opfs(): Promise<WorkspaceStorage | null> {
  const storage: StorageManager | undefined = navigator.storage;
  const hasHandles = 'FileSystemFileHandle' in self;
  if (storage?.getDirectory === undefined || !hasHandles) return null;
  if (!('createSyncAccessHandle' in FileSystemFileHandle.prototype)) return null;
  try {
    return createOpfsStorage(await storage.getDirectory());
  } catch {
    return null;
  }
}

async function indexedDb(): Promise<WorkspaceStorage | null> {
  try {
    return await createIndexedDbStorage(indexedDB);
  } catch {
    return null;
  }
}
