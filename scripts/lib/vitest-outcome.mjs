import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './project.mjs';

/**
 * What vitest says of a run, for `readVitest`: its own json names neither what failed in a hook of a
 * `describe`, nor a file whose process died, nor an error outside every test.
 * @typedef {{ passed: number, failures: { name: string, message?: string }[] }} VitestReport
 */

/** A reporter for vitest that writes a {@link VitestReport} to the file that `VITEST_OUTCOME_FILE` names. */
export default class VitestOutcome {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled errors outside every test
   */
  async onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const outside = unhandled.map(({ message }) => ({ name: 'outside a test', message }));
    const failures = [...modules.flatMap(failuresOf), ...outside];
    await writeFile(process.env.VITEST_OUTCOME_FILE, JSON.stringify({ passed, failures }));
  }
}

/** What failed in a file: in loading it, in the hooks around its tests, in a test; or that it never ended. */
function failuresOf(module) {
  const place = relative(root, module.moduleId);
  const hooks = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({ name: nameOf(place, suite), message })),
  );
  const tests = [...module.children.allTests()].flatMap((test) => {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return [{ name: nameOf(place, test), message: 'It never ended.' }];
    return errors.map(({ message }) => ({ name: nameOf(place, test), message }));
  });
  return [...hooks, ...tests];
}

const nameOf = (place, { fullName = '', type }) =>
  type === 'module' ? place : `${place} › ${fullName}`;
