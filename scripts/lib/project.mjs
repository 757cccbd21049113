import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder for what the scripts remember; safe to delete. */
export const cacheFolder = join(root, '.cache');

/**
 * The JavaScript file behind a command of an installed package: tools are run by it, with a Node of
 * our choice, instead of by the wrapper in node_modules/.bin.
 * @param {string} packageName
 * @param {string} [command] defaults to the package's name
 */
export function toolEntry(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Tells Node to keep what it compiled: it is read again by the next start, and by each thread. */
export const compiledOnce = { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled') };
