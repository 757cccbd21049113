import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm-command.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run.mjs';
import { Stop } from './stop.mjs';

/** Written last and inside node_modules, so that an install that was cut off is done again. */
const stamp = join(root, 'node_modules', '.overpaint-installed');

/**
 * Installs the packages of the lockfile if that has changed since the last time. Packages' install
 * scripts are not run: none is needed, and they are other people's programs.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @throws {Stop} when npm fails
 */
export async function ensureInstalled({ node, env }) {
  const wanted = await wantedStamp();
  const isInstalled = async () => (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isInstalled()) return;
  await withLock('install', async () => {
    // Another start may have done it while we waited.
    if (!(await isInstalled())) await install(wanted, { node, env });
  });
}

async function install(wanted, { node, env }) {
  console.log('Installing packages (first time, about a minute)…');
  await rm(stamp, { force: true });
  const command = [...npmCommand('npm', node), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Development packages too, whatever NODE_ENV says: the build needs them.
  const { ok, output } = await runQuietly([...command, '--include=dev', '--loglevel=error'], {
    env,
  });
  if (!ok)
    throw new Stop(
      `${essenceOf(output)}\nThe packages could not be installed (npm ci): see above.`,
    );
  await writeFile(stamp, wanted);
}

/** npm follows its reason with a page of general advice. */
function essenceOf(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line));
  return lines.slice(0, 8).join('\n');
}

/** Some packages hold programs for one system only. */
async function wantedStamp() {
  const content = await hashFiles(['package-lock.json']);
  return `${content} ${process.platform}-${process.arch}`;
}
