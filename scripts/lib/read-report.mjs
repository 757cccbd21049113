import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/**
 * What came of a suite: how many tests passed, and each failure as its name with the first lines of
 * what it said.
 * @typedef {{ passed: number, failures: string[] }} Outcome
 */

/** Of each failure: enough to know it again, few enough that ten are read at a glance. */
const linesKept = 12;
const charactersKept = 200;

/**
 * Reads what `vitest-outcome.mjs` wrote.
 * @param {import('./vitest-outcome.mjs').VitestReport} report
 * @returns {Outcome}
 */
export function readVitest({ passed, failures }) {
  return { passed, failures: failures.map(({ name, message }) => describeFailure(name, message)) };
}

/**
 * Reads a report of Playwright's json reporter. A flaky test is a failure; so is every error outside
 * a test.
 * @param {any} report
 * @returns {Outcome}
 */
export function readPlaywright(report) {
  const failures = report.suites.flatMap((suite) => specFailures(suite, []));
  const outside = report.errors.map((error) => describeFailure('outside a test', error.message));
  return { passed: report.stats.expected, failures: [...failures, ...outside] };
}

function specFailures(suite, titles) {
  const path = [...titles, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error !== undefined)?.error;
        return describeFailure([...path, spec.title].join(' › '), error?.message);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specFailures(inner, path))];
}

function describeFailure(name, message = 'It gave no reason.') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, linesKept);
  return [name, ...lines.map((line) => `  ${line.slice(0, charactersKept)}`)].join('\n');
}

/**
 * Reads what came of a suite from its report and its exit code: no report, no test, or a bad exit
 * that no failed test explains is a failure of its own, so that nothing that went wrong can look well.
 * @param {{ file: string, read: (report: any) => Outcome, exitCode: number }} suite
 * @returns {Promise<Outcome>}
 */
export async function readSuite({ file, read, exitCode }) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const { passed, failures } = report === undefined ? { passed: 0, failures: [] } : read(report);
  const isUnexplained = failures.length === 0 && (exitCode !== 0 || passed === 0);
  if (!isUnexplained) return { passed, failures };
  const reason = `It ended with exit code ${exitCode} and ${passed} tests passed.`;
  return { passed, failures: [describeFailure(`the suite of ${relative(root, file)}`, reason)] };
}
