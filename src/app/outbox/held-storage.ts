import { type HeldWork, readHeld } from './held-work.ts';

/** Where held work outlives the page. Every call rejects where the browser keeps nothing. */
export interface HeldStorage {
  /** What waits, of all tabs, the oldest first. */
  list(): Promise<readonly HeldWork[]>;
  add(work: HeldWork): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'overpaint-outbox';
const STORE = 'held';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** `onGone`: somebody deletes the database, or the browser lost it, and it is to be opened anew. */
const open = async (factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(request);
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  // Phones take it from pages in the background.
  database.onclose = onGone;
  return database;
};

/** Settles once it is on the disk. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Keeps held work, files and all, in IndexedDB; opened on first use. */
export const createHeldStorage = (factory: () => IDBFactory): HeldStorage => {
  let opening: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    const forget = (): void => {
      opening = null;
    };
    opening ??= (async () => open(factory(), forget))().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  const change = async (work: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    await committed(transaction);
  };
  return {
    list: async () => {
      const store = (await database()).transaction(STORE).objectStore(STORE);
      const kept: readonly unknown[] = await done(store.getAll());
      return kept.map(readHeld).filter((held) => held !== null);
    },
    add: (work) => change((store) => store.add(work)),
    remove: (id) => change((store) => store.delete(id)),
  };
};
