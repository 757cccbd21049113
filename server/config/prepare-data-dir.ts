import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Makes the data folder if it is missing (entered by its owner only) and proves that files can be
 * written there. Returns its path with symbolic links resolved.
 * @throws {StartError} when the folder can't be made or written.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const probe = join(dataDir, `.write-test-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    throw new StartError(
      `DATA_DIR "${dataDir}" can't be used as the data folder: ${reasonOf(error)}.`,
    );
  }
}

/**
 * Like `mkdir` with `recursive`, which never settles where the system answers "no such file" for a
 * folder that can't be made although its parent is there, as below /proc.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || (await isFolder(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  ENOENT: 'it can not be made there',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
};

function reasonOf(error: unknown): string {
  return reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
