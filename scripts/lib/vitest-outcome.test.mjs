import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root, toolEntry } from './project.mjs';
import { runQuietly } from './run.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-outcome-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What the reporter writes of a run of one of the files beside `failing.mjs`. */
async function outcomeOf(name) {
  const file = join(folder, 'outcome.json');
  const reporter = join(root, 'scripts', 'lib', 'vitest-outcome.mjs');
  const options = ['--root', join(root, 'scripts', 'lib', 'testing'), '--reporter', reporter];
  const command = [process.execPath, toolEntry('vitest'), 'run', name, ...options];
  const { ok } = await runQuietly(command, {
    env: { ...process.env, VITEST_OUTCOME_FILE: file },
  });
  expect(ok).toBe(false);
  return JSON.parse(await readFile(file, 'utf8'));
}

const place = (name) => join('scripts', 'lib', 'testing', name);

it('names what failed in a test, in the hook of a group and outside of both', async () => {
  const { passed, failures } = await outcomeOf('failing');
  expect(passed).toBe(2);
  expect(failures).toEqual([
    { name: `${place('failing.mjs')} › with a hook`, message: 'no server' },
    {
      name: `${place('failing.mjs')} › takes away`,
      message: expect.stringContaining('expected 2 to be 1'),
    },
    { name: 'outside a test', message: 'nobody listens' },
  ]);
});

it('names a file that cannot be loaded', async () => {
  expect(await outcomeOf('unloadable')).toEqual({
    passed: 0,
    failures: [{ name: place('unloadable.mjs'), message: 'no such word' }],
  });
});

it('names the tests of a process that died', async () => {
  const { passed, failures } = await outcomeOf('dying');
  expect(passed).toBe(0);
  expect(failures[0]).toEqual({
    name: `${place('dying.mjs')} › dies`,
    message: 'It never ended.',
  });
});
