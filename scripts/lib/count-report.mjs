import { readFile } from 'node:fs/promises';

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Counts a report of vitest's json reporter. A file that could not be loaded has no tests in it and
 * counts as one failure.
 * @param {any} report
 * @returns {Count}
 */
export function countVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
  };
}

/**
 * Counts a report of Playwright's json reporter. A flaky test counts as failed; so does every error
 * outside a test.
 * @param {any} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/**
 * Counts a suite by its report and its exit code: no report, no test, or a bad exit that no failed
 * test explains is a failure of its own, so that nothing that went wrong can look well.
 * @param {{ file: string, count: (report: any) => Count, exitCode: number }} suite
 * @returns {Promise<Count>}
 */
export async function countSuite({ file, count, exitCode }) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : count(report);
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failed + (unexplained ? 1 : 0) };
}
