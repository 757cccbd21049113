import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright, countSuite, countVitest } from './count-report.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function suite(report, exitCode, count = countVitest) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return countSuite({ file, count, exitCode });
}

const vitest = (passed, failed, testResults = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

const playwright = (stats, errors = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('countSuite', () => {
  it('counts what passed and what failed', async () => {
    expect(await suite(vitest(3, 0), 0)).toEqual({ passed: 3, failed: 0 });
    expect(await suite(vitest(3, 2), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that could not be loaded', async () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    expect(await suite(vitest(3, 0, [unloadable]), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a suite without a test as a failure', async () => {
    expect(await suite(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a bad exit that no failed test explains', async () => {
    expect(await suite(vitest(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a missing report as a failure', async () => {
    const file = join(folder, 'none.json');
    expect(await countSuite({ file, count: countVitest, exitCode: 0 })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a flaky browser test and an error outside a test as failed', async () => {
    const report = playwright({ expected: 4, unexpected: 1, flaky: 1 }, [{ message: 'no' }]);
    expect(await suite(report, 1, countPlaywright)).toEqual({ passed: 4, failed: 3 });
  });
});
