import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../../config/start-error.ts';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages can't hold symbolic links, so the PostgreSQL package lists them in
 * `native/pg-symlinks.json` (`target` shall point to `source`, both relative to the package) and
 * makes them in an install script, which npm may have left out. Makes those that are missing.
 * @throws {StartError} when a link is missing and can't be made.
 */
export async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as Link[];
  for (const link of links) {
    const path = join(packageFolder, link.target);
    if (await isMissing(path)) await restoreSymlink(path, join(packageFolder, link.source));
  }
}

async function isMissing(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    () => true,
  );
}

async function restoreSymlink(path: string, source: string): Promise<void> {
  try {
    await symlink(relative(dirname(path), source), path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return; // another process was quicker
    throw new StartError(
      `PostgreSQL's library ${basename(path)} is missing and can't be restored in "${dirname(path)}": ` +
        'run "npm ci" as a user who may write there.',
    );
  }
}
