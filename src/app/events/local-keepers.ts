import type { LocalKeeper } from './forget-local-work.ts';

/** How often, and how many milliseconds apart, a file that another tab still holds is tried again. */
const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Everything that a page may have stored in this browser but for the two plain storages. They are not
 * touched before they are to be cleared: a browser that denies them throws when they are named.
 */
export const localKeepers = (scope: typeof globalThis): LocalKeeper[] => [
  { clear: async () => clearFiles(scope.navigator.storage) },
  { clear: async () => clearDatabases(scope.indexedDB) },
];

/** Removes the private files of this origin. */
const clearFiles = async (storage: StorageManager | undefined): Promise<boolean> => {
  // Over plain http there are none.
  if (storage?.getDirectory === undefined) return true;
  const root = await storage.getDirectory();
  const names: string[] = [];
  for await (const name of root.keys()) names.push(name);
  const removed = await Promise.all(names.map((name) => removeEntry(root, name)));
  return removed.every(Boolean);
};

const removeEntry = async (root: FileSystemDirectoryHandle, name: string): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await root.removeEntry(name, { recursive: true });
      return true;
    } catch (error) {
      // Another tab that starts anew was quicker.
      if (error instanceof DOMException && error.name === 'NotFoundError') return true;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return false;
};

const clearDatabases = async (factory: IDBFactory): Promise<boolean> => {
  const databases = await factory.databases();
  const removed = await Promise.all(databases.map(({ name = '' }) => remove(factory, name)));
  return removed.every(Boolean);
};

/** A database that another tab holds open goes when that tab lets go of it: it has some time for that. */
const remove = (factory: IDBFactory, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    request.onblocked = () => setTimeout(() => resolve(false), TRIES * PAUSE_MS);
  });
