import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, toolEntry } from './project.mjs';
import { runQuietly } from './run.mjs';

/** What `npm run check` does, the cheap first. Each step fails on warnings too. */
const steps = [
  {
    name: 'format and order of imports',
    tool: ['@biomejs/biome', 'biome'],
    rest: ['check', '--error-on-warnings', '.'],
  },
  { name: 'untranslated text', script: 'untranslated.mjs' },
  { name: 'locale keys', script: 'locale-keys.mjs' },
  { name: 'lint, arrows and cycles', tool: ['oxlint'], rest: ['--deny-warnings', '.'] },
  ...['browser', 'worker', 'server', 'tests', 'build'].map((project) => ({
    name: `types (${project})`,
    tool: ['typescript', 'tsc'],
    rest: ['-p', `tsconfig.${project}.json`],
  })),
  { name: 'dead code', tool: ['knip'], rest: ['--treat-config-hints-as-errors'] },
  { name: 'sizes of the first views', script: 'size.mjs', isOfBuild: true },
];

/** Most steps work on one core. */
const LANES = 2;

/**
 * Runs every step, also after one that fails, two at a time; a step speaks only when it fails.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<import('./read-report.mjs').Outcome>} a step is a test
 */
export async function check({ node, env }) {
  const failures = [];
  const left = [...steps];
  const lane = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) {
      const { name, tool, script, rest = [], isOfBuild = false } = step;
      // A build whose sources have not changed since is the one; anything else could hide a growth.
      if (isOfBuild) await ensureBuilt({ node, env });
      const entry = tool ? toolEntry(...tool) : join(root, 'scripts', 'check', script);
      const { ok, output } = await runQuietly([node, entry, ...rest], { env });
      console.log(ok ? `✓ ${name}` : `✗ ${name}\n${output.trimEnd()}`);
      if (!ok) failures.push(`check › ${name}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { passed: steps.length - failures.length, failures };
}
