import {
  guarded,
  type LogFile,
  problemOf,
  StorageError,
  type StoredWorkspace,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from '../shared/storage/storage.ts';

const ROOT = 'workspaces';
/** Two logs, of which one counts: the other is written anew, or blank. */
const LOGS = ['log', 'log-anew'] as const;
/** Its one byte says which log counts; the handle on it is what only one worker has. */
const CHOICE = 'choice';
const PICTURE = '.picture';

/** How often a handle that a dying worker still holds is asked for, and after which pauses, ms. */
const BUSY_PAUSES: readonly number[] = [20, 50, 100, 200, 400, 800, 1_600];

/** Written bytes are brought to the disk this long after a write, ms: a power cut loses no more. */
const FLUSH_PAUSE = 500;

/**
 * Keeps workspaces in the origin's private file system: a folder each, with the log and a file for
 * each picture. A handle is exclusive, so no two workers ever write one workspace.
 */
export function createOpfsStorage(origin: FileSystemDirectoryHandle): WorkspaceStorage {
  const root = (): Promise<FileSystemDirectoryHandle> =>
    origin.getDirectoryHandle(ROOT, { create: true });

  return {
    async list() {
      const found: StoredWorkspace[] = [];
      for await (const [id, entry] of (await root()).entries()) {
        if (entry.kind === 'directory') found.push({ id, usedAt: await usedAt(entry) });
      }
      return found;
    },
    open: (id, { create }) =>
      guarded(async () => {
        const folder = await folderOf(await root(), id, create);
        if (folder === null) return null;
        return filesOf(folder, await openLogs(folder));
      }),
    remove: async (id) => (await root()).removeEntry(id, { recursive: true }),
  };
}

async function folderOf(
  root: FileSystemDirectoryHandle,
  id: string,
  create: boolean,
): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await root.getDirectoryHandle(id, { create });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

async function usedAt(folder: FileSystemDirectoryHandle): Promise<number> {
  const times = LOGS.map(async (name) => {
    try {
      return (await (await folder.getFileHandle(name)).getFile()).lastModified;
    } catch {
      return 0;
    }
  });
  return Math.max(...(await Promise.all(times)));
}

async function exclusive(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (const pause of BUSY_PAUSES) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (problemOf(error) !== 'busy') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return file.createSyncAccessHandle();
}

/** The log that counts, and how another takes its place. */
interface Logs {
  readonly log: OpenLog;
  newLog(): Promise<OpenLog>;
  adoptLog(): void;
  close(): void;
}

async function openLogs(folder: FileSystemDirectoryHandle): Promise<Logs> {
  const open = async (name: string): Promise<FileSystemSyncAccessHandle> =>
    exclusive(await folder.getFileHandle(name, { create: true }));
  const choice = await open(CHOICE);
  try {
    const byte = new Uint8Array(1);
    choice.read(byte, { at: 0 });
    let chosen: 0 | 1 = byte[0] === 1 ? 1 : 0;
    let log = logOf(await open(LOGS[chosen]));
    let anew: OpenLog | null = null;
    const choose = (which: 0 | 1): void => {
      writeWholly(choice, Uint8Array.of(which), 0);
      choice.flush();
    };
    return {
      get log() {
        return log;
      },
      async newLog() {
        anew ??= logOf(await open(LOGS[chosen === 0 ? 1 : 0]));
        await anew.truncate(0);
        return anew;
      },
      adoptLog() {
        if (anew === null) throw new StorageError('unreadable', 'There is no new log.');
        anew.flush(true);
        const former = log;
        try {
          choose(chosen === 0 ? 1 : 0);
        } catch (error) {
          choose(chosen);
          throw error;
        }
        chosen = chosen === 0 ? 1 : 0;
        [log, anew] = [anew, former];
        // Should this fail it only takes space until the next log is written.
        void former.truncate(0).catch(() => undefined);
      },
      close() {
        try {
          log.close();
          anew?.close();
        } finally {
          choice.close();
        }
      },
    };
  } catch (error) {
    choice.close();
    throw error;
  }
}

function filesOf(folder: FileSystemDirectoryHandle, logs: Logs): WorkspaceFiles {
  const nameOf = (id: string): string => id + PICTURE;
  const remove = async (id: string): Promise<void> => {
    await folder.removeEntry(nameOf(id)).catch(() => undefined);
  };
  return {
    get log() {
      return logs.log;
    },
    newLog: () => guarded(logs.newLog),
    adoptLog: () => guarded(async () => logs.adoptLog()),
    writePicture: (id, source) =>
      guarded(async () => {
        const file = await folder.getFileHandle(nameOf(id), { create: true });
        try {
          // A worker that died while it wrote the same may still hold it.
          await writeBlob(await exclusive(file), source);
          return await file.getFile();
        } catch (error) {
          await remove(id);
          throw error;
        }
      }),
    async readPicture(id) {
      try {
        return await (await folder.getFileHandle(nameOf(id))).getFile();
      } catch {
        return null;
      }
    },
    async pictures() {
      const names: string[] = [];
      for await (const name of folder.keys()) {
        if (name.endsWith(PICTURE)) names.push(name.slice(0, -PICTURE.length));
      }
      return names;
    },
    async removePicture(id) {
      // What made it needless must be on the disk before it goes, or a power cut could want it back.
      logs.log.flush();
      await remove(id);
    },
    close: async () => logs.close(),
  };
}

/** A log with its handle. */
interface OpenLog extends LogFile {
  /** Brings to the disk what was written, if anything was; `wholly`: whatever was written when. */
  flush(wholly?: boolean): void;
  close(): void;
}

function logOf(handle: FileSystemSyncAccessHandle): OpenLog {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (wholly = false): void => {
    if (timer === null && !wholly) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    handle.flush();
  };
  /** An error that nobody catches would end the worker; the next write tells what is wrong. */
  const flushIfPossible = (): void => {
    try {
      flush();
    } catch {
      // Everything is written; only a power cut could still take it.
    }
  };
  return {
    flush,
    close() {
      try {
        flush();
      } finally {
        handle.close();
      }
    },
    async read(at, length) {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, handle.read(bytes, { at }));
    },
    append: (at, bytes) =>
      guarded(async () => {
        try {
          writeWholly(handle, bytes, at);
        } catch (error) {
          handle.truncate(at);
          throw error;
        }
        timer ??= setTimeout(flushIfPossible, FLUSH_PAUSE);
      }),
    truncate: async (at) => handle.truncate(at),
  };
}

/**
 * Throws `full` where not every byte was written. A full disk may say nothing and write less, and in
 * private windows of Chromium it answers with a number above the length (an error of -8, unsigned).
 */
function writeWholly(
  handle: FileSystemSyncAccessHandle,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
): void {
  if (handle.write(bytes, { at }) === bytes.length) return;
  throw new StorageError('full', 'The disk took a part only.');
}

async function writeBlob(handle: FileSystemSyncAccessHandle, source: Blob): Promise<void> {
  try {
    const reader = source.stream().getReader();
    for (let at = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      writeWholly(handle, value, at);
      at += value.length;
    }
    handle.flush();
  } finally {
    handle.close();
  }
}
