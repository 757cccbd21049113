import { limitStorage } from '../shared/storage/limit-storage.ts';
import { NO_STORAGE } from '../shared/storage/no-storage.ts';
import type { WorkspaceStorage } from '../shared/storage/storage.ts';
import { createOpfsStorage } from './opfs-storage.ts';

/**
 * The best storage that this browser gives: OPFS, else IndexedDB (also on plain http), else none.
 * Every call settles; one that a slow start keeps waiting does not make it choose another. Where code could
 * not be fetched the call rejects, and the next one chooses again.
 */
export function chooseStorage(): WorkspaceStorage {
  let chosen: Promise<WorkspaceStorage> | null = null;
  const storage = (): Promise<WorkspaceStorage> => {
    chosen ??= choose().catch((reason: unknown) => {
      chosen = null;
      throw reason;
    });
    return chosen;
  };
  return limitStorage({
    list: async () => (await storage()).list(),
    open: async (id, options) => (await storage()).open(id, options),
    remove: async (id) => (await storage()).remove(id),
  });
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
    const origin = await storage.getDirectory();
    await probe(origin);
    return createOpfsStorage(origin);
  } catch {
    return null;
  }
}

/** Rejects where there is a file system that nothing can be written to, as in private windows. */
async function probe(origin: FileSystemDirectoryHandle): Promise<void> {
  const name = `probe-${Math.random().toString(36).slice(2)}`;
  const file = await origin.getFileHandle(name, { create: true });
  try {
    (await file.createSyncAccessHandle()).close();
  } finally {
    await origin.removeEntry(name);
  }
}

async function indexedDb(): Promise<WorkspaceStorage | null> {
  // Hardly any browser needs it: the code comes when it is wanted.
  const { createIndexedDbStorage } = await import('./indexeddb-storage.ts');
  try {
    return await createIndexedDbStorage(indexedDB);
  } catch {
    return null;
  }
}
