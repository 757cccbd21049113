import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * One text that changes when a file's content or name does. Folders count with all that is in them;
 * what isn't there counts as not there. Tests are left out: they are no part of what is built.
 * @param {readonly string[]} paths relative to the project
 */
export async function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    for (const file of await listFiles(path)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path) {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const names = (await readdir(join(root, path))).sort();
  const lists = await Promise.all(names.map((name) => listFiles(`${path}/${name}`)));
  return lists.flat().filter((file) => !/\.test\.\w+$|\.md$/.test(file));
}
