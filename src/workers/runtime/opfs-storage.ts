import {
  type LogFile,
  problemOf,
  StorageError,
  type StoredWorkspace,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from '../shared/storage/storage.ts';

const ROOT = 'workspaces';
const LOG = 'log';
const PICTURE = '.picture';

/** How often a handle that a dying worker still holds is asked for, and after which pauses, ms. */
const BUSY_PAUSES: readonly number[] = [20, 50, 100, 200, 400, 800, 1_600];

/** Written bytes are brought to the disk this long after a write, ms: a power cut loses no more. */
const FLUSH_PAUSE = 500;

/**
 * Keeps workspaces in the origin's private file system: a folder each, with the log and a file for
 * each picture. The log's handle is exclusive, so no two workers ever write one workspace.
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
        const file = await folder.getFileHandle(LOG, { create: true });
        return filesOf(folder, await exclusive(file));
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
  try {
    const file = await (await folder.getFileHandle(LOG)).getFile();
    return file.lastModified;
  } catch {
    return 0;
  }
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

function filesOf(
  folder: FileSystemDirectoryHandle,
  handle: FileSystemSyncAccessHandle,
): WorkspaceFiles {
  const log = logOf(handle);
  const nameOf = (id: string): string => id + PICTURE;
  const remove = async (id: string): Promise<void> => {
    await folder.removeEntry(nameOf(id)).catch(() => undefined);
  };
  return {
    log,
    writePicture: (id, source) =>
      guarded(async () => {
        const file = await folder.getFileHandle(nameOf(id), { create: true });
        try {
          await writeBlob(await file.createSyncAccessHandle(), source);
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
      log.flush();
      await remove(id);
    },
    async close() {
      try {
        log.flush();
      } finally {
        handle.close();
      }
    },
  };
}

function logOf(handle: FileSystemSyncAccessHandle): LogFile & { flush(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
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
    async read(at, length) {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, handle.read(bytes, { at }));
    },
    append: (at, bytes) =>
      guarded(async () => {
        // A full disk writes less and says nothing.
        if (handle.write(bytes, { at }) < bytes.length) {
          handle.truncate(at);
          throw new StorageError('full', 'The disk took a part only.');
        }
        timer ??= setTimeout(flushIfPossible, FLUSH_PAUSE);
      }),
    truncate: async (at) => handle.truncate(at),
  };
}

async function writeBlob(handle: FileSystemSyncAccessHandle, source: Blob): Promise<void> {
  try {
    const reader = source.stream().getReader();
    for (let at = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      const written = handle.write(value, { at });
      if (written < value.length) throw new StorageError('full', 'The disk took a part only.');
      at += written;
    }
    handle.flush();
  } finally {
    handle.close();
  }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(problemOf(error), String(error), { cause: error });
  }
}
