import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore, StagedBytes } from './image-store.ts';

/**
 * Keeps images under `folder`: `kept/ab/cdef…` by SHA-256, and `incoming/` for what arrives. What an
 * earlier run left in `incoming/` is removed, so only one server may use a folder.
 */
export async function createDiskImageStore(folder: string): Promise<ImageStore> {
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const kept = join(folder, 'kept');
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
    list: () => list(kept),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}

async function* list(kept: string): AsyncGenerator<string> {
  for (const shelf of await namesIn(kept)) {
    for (const rest of await namesIn(join(kept, shelf))) yield shelf + rest;
  }
}

/** What is in a folder; nothing when it is not there. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
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
