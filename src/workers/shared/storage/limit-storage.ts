import {
  type LogFile,
  StorageError,
  type WorkspaceFiles,
  type WorkspaceStorage,
} from './storage.ts';

/**
 * How long the browser's storage may take for a call, s. Each second is waited for by itself, so
 * that a thread that was busy meanwhile takes none of it for silence.
 */
export const STORAGE_LIMIT = 15;

/** A picture may take longer: bytes a second of a slow memory card. */
const SLOWEST_BYTES = 1 << 20;

/**
 * The same storage, of which every call settles: one that is not answered in time rejects with
 * `silent`, and a workspace that opens after that is closed again.
 */
export function limitStorage(storage: WorkspaceStorage): WorkspaceStorage {
  return {
    list: () => within(() => storage.list()),
    async open(id, options) {
      const closeLate = (files: WorkspaceFiles | null): void =>
        void files?.close().catch(() => undefined);
      const files = await within(() => storage.open(id, options), STORAGE_LIMIT, closeLate);
      return files && limitFiles(files);
    },
    remove: (id) => within(() => storage.remove(id)),
  };
}

function limitFiles(files: WorkspaceFiles): WorkspaceFiles {
  return {
    get log() {
      return limitLog(files.log);
    },
    newLog: async () => limitLog(await within(() => files.newLog())),
    adoptLog: () => within(() => files.adoptLog()),
    writePicture: (id, source) =>
      within(() => files.writePicture(id, source), STORAGE_LIMIT + source.size / SLOWEST_BYTES),
    readPicture: (id) => within(() => files.readPicture(id)),
    pictures: () => within(() => files.pictures()),
    removePicture: (id) => within(() => files.removePicture(id)),
    close: () => within(() => files.close()),
  };
}

function limitLog(log: LogFile): LogFile {
  return {
    read: (at, length) => within(() => log.read(at, length)),
    append: (at, bytes) => within(() => log.append(at, bytes)),
    truncate: (at) => within(() => log.truncate(at)),
  };
}

/** @param onLate is given what was answered too late */
function within<Result>(
  work: () => Promise<Result>,
  seconds = STORAGE_LIMIT,
  onLate: (result: Result) => void = () => undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(seconds);
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new StorageError('silent', 'The storage of the browser does not answer.'));
    }, 1_000);
    const settled = (result: Result): void => {
      clearInterval(timer);
      if (left > 0) resolve(result);
      else onLate(result);
    };
    work().then(settled, (error: unknown) => {
      clearInterval(timer);
      reject(error);
    });
  });
}
