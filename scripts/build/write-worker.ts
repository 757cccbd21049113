import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import type { OfflineBuild } from '../../src/offline/decide.ts';
import { keptFiles } from './kept-files.ts';

/** The worker's source, and its name in the build, which must never change. */
const SOURCE = 'src/offline/worker.ts';
const NAME = 'sw.js';
const VERSION_LENGTH = 12;

/**
 * Pages that are kept, each fetched from the server as it sends them. The last one stands in for all
 * others, so it is the one that shows least before the screen is drawn.
 */
const PAGES = ['/', '/edit'];

/**
 * Builds the service worker after all else in `folder`, as one classic script with the list of what it
 * keeps: modules and shared chunks would need files of their own before any is kept.
 */
export async function writeWorker(folder: string): Promise<void> {
  await rm(join(folder, NAME), { force: true });
  const list: OfflineBuild = { ...(await listBuild(folder)), pages: PAGES };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_BUILD: JSON.stringify(list) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
}

async function listBuild(folder: string): Promise<Pick<OfflineBuild, 'version' | 'files'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(await readFile(join(folder, path)));
  return { version: hash.digest('hex').slice(0, VERSION_LENGTH), files: keptFiles(paths) };
}
