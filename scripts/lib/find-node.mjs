import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { cacheFolder } from './project.mjs';
import { runQuietly } from './run.mjs';
import { Stop } from './stop.mjs';

/** The first version that runs TypeScript as it is, without a flag. */
const oldestUsable = [22, 18];

/**
 * Packages of the npm registry that hold Node 24. The first one's install script puts the binary in
 * place; where npm runs no install scripts, the second one has it for the commonest system.
 */
const nodePackages = ['node@24', `node-${process.platform}-${process.arch}@24`];

/** Fetching Node takes 10 s on a good line. */
const fetchLimitMilliseconds = 300_000;

const rememberedPath = join(cacheFolder, 'node-path');

/**
 * Answers a Node that can run the server, and an environment in which programs find it first: the
 * one that runs this, one fetched earlier, or Node 24 from the npm registry.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>}
 * @throws {Stop} when there is none and none can be fetched
 */
export async function findNode() {
  const node = isUsable(process.version) ? process.execPath : await findNewerNode();
  return { node, env: withFirstOnPath(dirname(node)) };
}

/** @param {string} version like v20.1.2 */
export function isUsable(version) {
  const [major, minor] = version.trim().replace(/^v/, '').split('.').map(Number);
  return major > oldestUsable[0] || (major === oldestUsable[0] && minor >= oldestUsable[1]);
}

async function findNewerNode() {
  const remembered = (await readFile(rememberedPath, 'utf8').catch(() => '')).trim();
  if (remembered !== '' && (await runsUsableVersion(remembered))) return remembered;
  console.log(`Getting Node 24 (this one is ${process.version})…`);
  for (const name of nodePackages) {
    const found = await fetchNode(name);
    if (found !== undefined) return found;
  }
  throw new Stop(
    `Overpaint needs Node 22.18 or newer, this is ${process.version}, and Node 24 could not be fetched from the npm registry: install it from https://nodejs.org and start again.`,
  );
}

/** npx answers an older Node without a word when install scripts are off, so the version is asked. */
async function fetchNode(name) {
  const command = [...npmCommand('npx', process.execPath), '-y', '-p', name, 'node'];
  const { ok, stdout } = await runQuietly([...command, '-p', 'process.execPath'], {
    cwd: tmpdir(),
    timeout: fetchLimitMilliseconds,
  });
  const path = stdout.trim();
  if (!ok || !(await runsUsableVersion(path))) return undefined;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(rememberedPath, path);
  return path;
}

async function runsUsableVersion(path) {
  const { ok, stdout } = await runQuietly([path, '--version'], { timeout: 10_000 });
  return ok && isUsable(stdout);
}

function withFirstOnPath(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${folder}${delimiter}${process.env[name] ?? ''}` };
}
