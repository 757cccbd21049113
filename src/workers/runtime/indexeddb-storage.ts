import {
  guarded,
  type LogFile,
  StorageError,
  type StoredWorkspace,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from '../shared/storage/storage.ts';

const DATABASE = 'overpaint';
/** Workspaces by id; parts of logs by [log, offset]; pictures by [workspace, page]. */
const WORKSPACES = 'workspaces';
const LOGS = 'logs';
const PICTURES = 'pictures';

/**
 * Keeps workspaces in IndexedDB. Each write of a log is a value of its own, added under its offset,
 * so that of two writers who believe to be the only one the second fails and nothing is mixed.
 * Rejects if the browser denies it.
 */
export async function createIndexedDbStorage(factory: IDBFactory): Promise<WorkspaceStorage> {
  const database = await connect(factory);
  const store = async (name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await database()).transaction(name, mode).objectStore(name);

  return {
    async list() {
      const found: unknown[] = await answer((await store(WORKSPACES, 'readonly')).getAll());
      return found.filter(isWorkspace);
    },
    open: (id, { create }) =>
      guarded(async () => {
        const known: unknown = await answer((await store(WORKSPACES, 'readonly')).get(id));
        if (known === undefined && !create) return null;
        const log = logIn(known) ?? id;
        const workspaces = await store(WORKSPACES, 'readwrite');
        await answer(workspaces.put({ id, usedAt: Date.now(), log }));
        return filesOf(database, id, log);
      }),
    async remove(id) {
      const names = [WORKSPACES, LOGS, PICTURES];
      const transaction = (await database()).transaction(names, 'readwrite');
      transaction.objectStore(WORKSPACES).delete(id);
      for (const log of [id, otherLog(id, id)]) transaction.objectStore(LOGS).delete(rangeOf(log));
      transaction.objectStore(PICTURES).delete(rangeOf(id));
      await completion(transaction);
    },
  };
}

/** A workspace has two names for logs: the one that counts, and one to write anew. */
function otherLog(workspace: string, log: string): string {
  return log === workspace ? `${workspace}/anew` : workspace;
}

/** The name of the log that counts, in a workspace's record; null in one of an earlier version. */
function logIn(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('log' in record)) return null;
  return typeof record.log === 'string' ? record.log : null;
}

function filesOf(database: Database, workspace: string, first: string): WorkspaceFiles {
  let name = first;
  let log = logOf(database, workspace, name);
  const change = (work: (store: IDBObjectStore) => void): Promise<void> =>
    guarded(async () => {
      const transaction = (await database()).transaction(PICTURES, 'readwrite');
      work(transaction.objectStore(PICTURES));
      await completion(transaction);
    });
  const pictures = async (): Promise<IDBObjectStore> =>
    (await database()).transaction(PICTURES).objectStore(PICTURES);
  const readPicture = async (id: string): Promise<Blob | null> => {
    const found: unknown = await answer((await pictures()).get([workspace, id]));
    return pictureOf(found);
  };
  return {
    get log() {
      return log;
    },
    newLog: () =>
      guarded(async () => {
        const other = otherLog(workspace, name);
        const transaction = (await database()).transaction(LOGS, 'readwrite');
        transaction.objectStore(LOGS).delete(rangeOf(other));
        await completion(transaction);
        return logOf(database, workspace, other, true);
      }),
    adoptLog: () =>
      guarded(async () => {
        const other = otherLog(workspace, name);
        const transaction = (await database()).transaction([LOGS, WORKSPACES], 'readwrite');
        const record = { id: workspace, usedAt: Date.now(), log: other };
        transaction.objectStore(WORKSPACES).put(record);
        transaction.objectStore(LOGS).delete(rangeOf(name));
        await completion(transaction);
        name = other;
        log = logOf(database, workspace, name);
      }),
    async writePicture(id, source) {
      const key = [workspace, id];
      try {
        await change((store) => store.put(source, key));
      } catch {
        // Private windows of WebKit keep values in IndexedDB, but no files.
        const bytes = new Uint8Array(await source.arrayBuffer());
        await change((store) => store.put([bytes, source.type], key));
      }
      return (await readPicture(id)) ?? source;
    },
    readPicture,
    async pictures() {
      const keys = await answer((await pictures()).getAllKeys(rangeOf(workspace)));
      return keys.map((key) => (Array.isArray(key) ? String(key[1]) : ''));
    },
    removePicture: (id) => change((store) => store.delete([workspace, id])),
    close: async () => undefined,
  };
}

/** A picture as it was kept: a file, or its bytes and type where the browser keeps no files. */
function pictureOf(value: unknown): Blob | null {
  if (value instanceof Blob) return value;
  return Array.isArray(value) ? new Blob([value[0]], { type: value[1] }) : null;
}

/** @param isAside a log that does not count yet */
function logOf(database: Database, workspace: string, log: string, isAside = false): LogFile {
  /** The part that contains an offset, with where it begins. */
  const partAt = async (
    store: IDBObjectStore,
    at: number,
  ): Promise<{ begin: number; bytes: Uint8Array<ArrayBuffer> } | null> => {
    const before = IDBKeyRange.bound([log, 0], [log, at]);
    const cursor = await answer(store.openCursor(before, 'prev'));
    if (cursor === null) return null;
    const key: IDBValidKey = cursor.key;
    const value: unknown = cursor.value;
    if (!Array.isArray(key) || !(value instanceof Uint8Array)) return null;
    return { begin: Number(key[1]), bytes: new Uint8Array(value) };
  };
  return {
    async read(at, length) {
      const part = await partAt((await database()).transaction(LOGS).objectStore(LOGS), at);
      if (part === null) return new Uint8Array(0);
      return part.bytes.slice(at - part.begin, at - part.begin + length);
    },
    append: (at, bytes) =>
      guarded(async () => {
        const transaction = (await database()).transaction([LOGS, WORKSPACES], 'readwrite');
        const done = completion(transaction);
        const workspaces = transaction.objectStore(WORKSPACES);
        const counts = logIn(await answer(workspaces.get(workspace))) ?? workspace;
        // Another writer went on in a log of its own.
        if (counts !== (isAside ? otherLog(workspace, log) : log)) {
          transaction.abort();
          await done.catch(() => undefined);
          throw new StorageError('busy', 'Another tab writes this workspace.');
        }
        transaction.objectStore(LOGS).add(bytes, [log, at]);
        workspaces.put({ id: workspace, usedAt: Date.now(), log: counts });
        await done;
      }),
    truncate: (at) =>
      guarded(async () => {
        const transaction = (await database()).transaction(LOGS, 'readwrite');
        const store = transaction.objectStore(LOGS);
        const part = await partAt(store, at);
        store.delete(IDBKeyRange.bound([log, at], [log, Infinity]));
        if (part !== null && part.begin < at && part.begin + part.bytes.length > at) {
          store.put(part.bytes.slice(0, at - part.begin), [log, part.begin]);
        }
        await completion(transaction);
      }),
  };
}

/** All keys of a workspace or log: arrays sort behind every number and text. */
function rangeOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name], [name, []]);
}

function isWorkspace(value: unknown): value is StoredWorkspace {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'usedAt' in value;
}

/** Answers the database, open. */
type Database = () => Promise<IDBDatabase>;

/**
 * Opens the database, and anew where the browser closed it, as phones do to pages in the background.
 * What is gone by then is not made anew: its writers would go on in the middle of nothing.
 */
async function connect(factory: IDBFactory): Promise<Database> {
  let opening: Promise<IDBDatabase> | null = null;
  const open = async (make: boolean): Promise<IDBDatabase> => {
    const database = await openDatabase(factory, make);
    database.onclose = forget;
    return database;
  };
  const forget = (): void => {
    opening = null;
  };
  opening = open(true);
  await opening;
  return () => {
    opening ??= open(false).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
}

/** @param make whether to make it where it is not there; otherwise that rejects */
function openDatabase(factory: IDBFactory, make: boolean): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    if (!make) return request.transaction?.abort();
    request.result.createObjectStore(WORKSPACES, { keyPath: 'id' });
    request.result.createObjectStore(LOGS);
    request.result.createObjectStore(PICTURES);
  };
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
