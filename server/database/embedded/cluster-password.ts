import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from '../../missing-file.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import type { RunAs } from './run-as.ts';

/** Reads the password of the cluster; undefined when none was made yet. */
export async function readPassword(paths: ClusterPaths): Promise<string | undefined> {
  try {
    return (await readFile(paths.passwordFile, 'utf8')).trim() || undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Makes a password (192 random bits) and stores it where only the owner reads it, completely or not
 * at all. initdb reads it from that file, so it belongs to whoever runs PostgreSQL.
 */
export async function makePassword(paths: ClusterPaths, runAs: RunAs): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const unfinished = `${paths.passwordFile}.unfinished`;
  await mkdir(dirname(paths.passwordFile), { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (runAs.user !== undefined) {
    await chown(dirname(paths.passwordFile), runAs.user.uid, runAs.user.gid);
    await chown(unfinished, runAs.user.uid, runAs.user.gid);
  }
  await rename(unfinished, paths.passwordFile);
  return password;
}
