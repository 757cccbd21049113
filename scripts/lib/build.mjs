import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder, root, toolEntry } from './project.mjs';
import { runQuietly } from './run.mjs';
import { Stop } from './stop.mjs';

const sources = [
  'src',
  'locales',
  'public',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(cacheFolder, 'built');

/**
 * Builds the pages into dist if what they are made of has changed since the last time. Starts take
 * turns: a build empties the folder that another one fills.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @throws {Stop} when the build fails
 */
export async function ensureBuilt({ node, env }) {
  const wanted = await hashFiles(sources);
  if (await isBuiltFrom(wanted)) return;
  await withLock('build', async () => {
    if (await isBuiltFrom(wanted)) return;
    console.log('Building the pages…');
    await rm(stamp, { force: true });
    const command = [node, toolEntry('vite'), 'build', '--logLevel', 'warn'];
    const { ok, output } = await runQuietly(command, { env });
    if (!ok)
      throw new Stop(`${output.trim()}\nThe pages could not be built (vite build): see above.`);
    await writeFile(stamp, wanted);
  });
}

async function isBuiltFrom(wanted) {
  const isThere = await stat(join(root, 'dist', 'pages', 'index.json')).then(
    () => true,
    () => false,
  );
  return isThere && (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
}
