/**
 * `npm test`: sets up whatever is needed, runs everything, and closes with what failed and one line
 * of figures.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { findNode } from './lib/find-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { cacheFolder, compiledOnce, root, toolEntry } from './lib/project.mjs';
import { readPlaywright, readSuite, readVitest } from './lib/read-report.mjs';
import { run } from './lib/run.mjs';
import { runMain, Stop } from './lib/stop.mjs';

const reports = join(cacheFolder, 'reports');
const outcomeReporter = join(root, 'scripts', 'lib', 'vitest-outcome.mjs');

await runMain(async () => {
  const { node, env } = await findNode();
  // A hundred servers are started, each of which reads two thousand modules.
  const runtime = { node, env: { ...compiledOnce, ...env } };
  await ensureInstalled(runtime);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const outcomes = [
    await suite('Checks', () => check(runtime)),
    await suite('Unit tests', () => vitest(runtime, 'unit')),
    await suite('Server tests', () => serverTests(runtime)),
    await suite('Browser tests', () => playwright(runtime)),
  ];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  // Said again here, because of a long log often only the end is kept.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});

/** A suite whose set-up fails is one failure, and the next one has its turn. */
async function suite(title, act) {
  console.log(`\n${title}`);
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Stop ? error.message : error;
    console.error(reason);
    return { passed: 0, failures: [`${title}: ${reason}`] };
  }
}

/** `name` also stands for the projects whose names go on after it and a hyphen. */
async function vitest({ node, env }, name) {
  const file = join(reports, `${name}.json`);
  const projects = ['--project', name, '--project', `${name}-*`];
  const reporters = ['--reporter=default', `--reporter=${outcomeReporter}`];
  const command = [node, toolEntry('vitest'), 'run', ...projects, ...reporters];
  const exitCode = await run(command, { env: { ...env, VITEST_OUTCOME_FILE: file } });
  return readSuite({ file, read: readVitest, exitCode });
}

/** The server serves the built pages, so they must be there. */
async function serverTests(runtime) {
  await ensureBuilt(runtime);
  return vitest(runtime, 'server');
}

async function playwright(runtime) {
  const browser = await findBrowser(runtime, { windowless: true });
  await ensureBuilt(runtime);
  const file = join(reports, 'browser.json');
  const env = { ...runtime.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const exitCode = await run([runtime.node, toolEntry('@playwright/test', 'playwright'), 'test'], {
    env,
  });
  return readSuite({ file, read: readPlaywright, exitCode });
}
