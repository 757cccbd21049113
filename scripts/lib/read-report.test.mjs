import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaywright, readSuite, readVitest } from './read-report.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function suite(report, exitCode, read = readVitest) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return readSuite({ file, read, exitCode });
}

const vitest = (passed, failures = []) => ({ passed, failures });

const spec = (title, status, message) => ({
  title,
  tests: [{ status, results: [{ error: { message } }] }],
});

const playwright = (specs, errors = []) => ({
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [{ title: 'home.spec.ts', specs: [], suites: [{ title: 'Who is signed in', specs }] }],
  errors,
});

describe('readSuite', () => {
  it('tells how many passed where none failed', async () => {
    expect(await suite(vitest(3), 0)).toEqual({ passed: 3, failures: [] });
  });

  it('names each failure, with what it said and without colours', async () => {
    const name = 'src/one.test.ts › takes away';
    const failure = { name, message: 'Error: \u001B[31mexpected 1\u001B[39m\n  at here' };
    expect(await suite(vitest(3, [failure]), 1)).toEqual({
      passed: 3,
      failures: [`${name}\n  Error: expected 1\n    at here`],
    });
  });

  it('keeps the first lines alone of a long message', async () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const long = { name: 'src/one.test.ts', message };
    const { failures } = await suite(vitest(3, [long]), 1);
    expect(failures[0]).toContain('line 11');
    expect(failures[0]).not.toContain('line 12');
  });

  it.each([
    ['a suite without a test', vitest(0), 0],
    ['a bad exit that no failed test explains', vitest(3), 1],
  ])('takes %s as a failure', async (_case, report, exitCode) => {
    expect((await suite(report, exitCode)).failures).toHaveLength(1);
  });

  it('takes a missing report as a failure', async () => {
    const file = join(folder, 'none.json');
    const { passed, failures } = await readSuite({ file, read: readVitest, exitCode: 0 });
    expect(passed).toBe(0);
    expect(failures).toHaveLength(1);
  });

  it('takes a flaky browser test and an error outside a test as failures', async () => {
    const specs = [
      spec('opens', 'expected'),
      spec('leaves', 'unexpected', 'not seen'),
      spec('returns', 'flaky', 'late'),
    ];
    expect(await suite(playwright(specs, [{ message: 'no' }]), 1, readPlaywright)).toEqual({
      passed: 4,
      failures: [
        'home.spec.ts › Who is signed in › leaves\n  not seen',
        'home.spec.ts › Who is signed in › returns\n  late',
        'outside a test\n  no',
      ],
    });
  });
});
