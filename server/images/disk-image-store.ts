import { createHash, randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, isNoFolder, nullIfMissing } from '../missing-file.ts';
import type { ImageStore, StagedBytes } from './image-store.ts';

/**
 * Keeps images under `folder`: `kept/ab/cdef…` by SHA-256, what was made from them in the folder
 * `made/ab/cdef…`, and `incoming/` for what arrives. What an
 * earlier run left in `incoming/` is removed, so only one server may use a folder.
 */
export async function createDiskImageStore(folder: string): Promise<ImageStore> {
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const kept = join(folder, 'kept');
  const made = join(folder, 'made');
  const madeOf = (sha256: string) => join(made, sha256.slice(0, 2), sha256.slice(2));
  const pathOf = (sha256: string) => join(kept, sha256.slice(0, 2), sha256.slice(2));

  return {
    stage: (source) => stage(join(incoming, randomUUID()), source),
    async keep({ path, sha256 }) {
      const target = pathOf(sha256);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    discard: ({ path }) => rm(path, { force: true }).catch(() => undefined),
    async open(sha256, range) {
      const file = await open(pathOf(sha256));
      return file.createReadStream(range);
    },
    withFile: (sha256, use) => use(pathOf(sha256)),
    readMade: (sha256, name) => readFile(join(madeOf(sha256), name)).catch(nullIfMissing),
    async keepMade(sha256, name, bytes) {
      const { path } = await stage(join(incoming, randomUUID()), [bytes]);
      try {
        await mkdir(madeOf(sha256), { recursive: true, mode: 0o700 });
        await rename(path, join(madeOf(sha256), name));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      // The bytes may have gone while this was made of them.
      const isKept = await stat(pathOf(sha256)).catch(nullIfMissing);
      if (isKept === null) await rm(madeOf(sha256), { recursive: true, force: true });
    },
    async *list() {
      yield* list(kept);
      yield* list(made);
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
      await rm(madeOf(sha256), { recursive: true, force: true });
    },
  };
}

async function* list(kept: string): AsyncGenerator<string> {
  for (const shelf of await namesIn(kept)) {
    for (const rest of await namesIn(join(kept, shelf))) yield shelf + rest;
  }
}

/** What is in a folder; nothing when it is not there, or is a file that is not ours. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || isNoFolder(error)) return [];
    throw error;
  });
}

async function stage(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StagedBytes> {
  const file = await open(path, 'wx', 0o600);
  try {
    const written = await writeAll(file, source);
    await file.sync();
    await file.close();
    return { path, ...written };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

async function writeAll(
  file: FileHandle,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** A renamed file survives a power cut only when its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null); // Windows can't open a folder
  if (handle === null) return;
  await handle.sync().finally(() => handle.close());
}
