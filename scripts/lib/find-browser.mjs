import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root, toolEntry } from './project.mjs';
import { runQuietly } from './run.mjs';
import { Stop } from './stop.mjs';

/** Chromium without windows, as Debian names it: what it shows is the same, for two thirds of the work. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where browsers are installed on systems that don't put them on the PATH. */
const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    process.env[variable] === undefined
      ? []
      : [join(process.env[variable], 'Google', 'Chrome', 'Application', 'chrome.exe')],
  ),
};

const downloadLimitMilliseconds = 600_000;

/**
 * Answers the path of a Chrome or Chromium that runs: `CHROMIUM_PATH`, the system's, Playwright's
 * own (downloaded if need be), or Debian's package (installed if we may).
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {{ windowless?: boolean }} [options] windowless: rather one without windows, for tests; what
 * measures takes the one that people use
 * @returns {Promise<string>}
 * @throws {Stop} when none is there and none could be fetched
 */
export async function findBrowser(runtime, { windowless = false } = {}) {
  const wished = process.env.CHROMIUM_PATH;
  if (wished !== undefined && wished !== '') return requireWished(wished);
  const found =
    (await firstThatRuns(systemBrowsers(windowless))) ?? (await playwrightBrowser(runtime));
  if (found !== undefined) return found;
  console.log('Downloading a browser for the tests…');
  const download = [runtime.node, toolEntry('playwright'), 'install', 'chromium'];
  await runQuietly(download, { env: runtime.env, timeout: downloadLimitMilliseconds });
  const downloaded = await playwrightBrowser(runtime);
  if (downloaded !== undefined) return downloaded;
  await installDebianPackage(windowless ? [shell, 'chromium'] : ['chromium']);
  const installed = await firstThatRuns(systemBrowsers(windowless));
  if (installed !== undefined) return installed;
  throw new Stop(
    'The browser tests need Chrome or Chromium, none was found and none could be installed: install one, or set CHROMIUM_PATH to its program.',
  );
}

async function requireWished(path) {
  if (await runs(path)) return path;
  throw new Stop(
    `CHROMIUM_PATH "${path}" is not a browser that runs: it must be Chrome or Chromium.`,
  );
}

function systemBrowsers(windowless) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const wanted = windowless ? [shell, ...names] : [...names, shell];
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(usualPlaces[process.platform] ?? [])];
}

async function playwrightBrowser({ node, env }) {
  const question = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const { stdout } = await runQuietly([node, '-e', question], { env, cwd: root });
  return firstThatRuns([stdout.trim()]);
}

async function firstThatRuns(paths) {
  for (const path of paths) if (await runs(path)) return path;
  return undefined;
}

/** Asked for its version, because the name may belong to a stub that only says what to install. */
async function runs(path) {
  if (path === '') return false;
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (!there || process.platform === 'win32') return there; // on Windows it would open a window
  return (await runQuietly([path, '--version'], { timeout: 20_000 })).ok;
}

/** Installs the first of the packages that this Debian, or what is made of it, has. */
async function installDebianPackage(packages) {
  const { ok: hasApt } = await runQuietly(['apt-get', '--version']);
  if (!hasApt) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && !(await runQuietly([...prefix, 'true'])).ok) return;
  const options = { timeout: downloadLimitMilliseconds };
  await runQuietly([...prefix, 'apt-get', 'update'], options);
  for (const name of packages) {
    console.log(`Installing the package ${name} for the tests…`);
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', name];
    if ((await runQuietly([...prefix, ...install], options)).ok) return;
  }
}
