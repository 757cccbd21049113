/**
 * `node scripts/run.mjs <what> …`: one tool of the project with everything it needs in place:
 * `check`, `build`, `bench <name>`, `examples`, `playwright …`, or the command of a package (`vitest`, `biome`).
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { findNode } from './lib/find-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, toolEntry } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { runMain, Stop } from './lib/stop.mjs';

const [what = '', ...rest] = process.argv.slice(2);

/** Keeps Node from warning that it runs TypeScript. */
const quiet = '--disable-warning=ExperimentalWarning';

/** Commands that are more than the tool of that name. */
const commands = {
  check: async (runtime) => ((await check(runtime)).failures.length === 0 ? 0 : 1),
  build: async (runtime) => {
    await ensureBuilt(runtime);
    return 0;
  },
  bench,
  examples: ({ node, env }) =>
    run([node, quiet, join(root, 'scripts/examples/main.ts'), ...rest], { env }),
  social,
  playwright,
  vitest: ({ node, env }) => run([node, toolEntry('vitest'), ...rest], { env }),
  biome: ({ node, env }) => run([node, toolEntry('@biomejs/biome', 'biome'), ...rest], { env }),
};

/** Benchmarks that look at the built pages in a browser. */
const benchesInBrowser = ['canvas', 'pages'];

await runMain(async () => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (command === undefined) {
    throw new Stop(
      `There is no command "${what}": it must be one of ${Object.keys(commands).join(', ')}.`,
    );
  }
  const runtime = await findNode();
  await ensureInstalled(runtime);
  return command(runtime);
});

async function social({ node, env }) {
  const browser = await findBrowser({ node, env });
  const command = [node, quiet, join(root, 'scripts/social/main.mjs')];
  return run(command, { env: { ...env, CHROMIUM_PATH: browser } });
}

async function playwright(runtime) {
  const browser = await findBrowser(runtime);
  await ensureBuilt(runtime);
  const command = [runtime.node, toolEntry('@playwright/test', 'playwright'), ...rest];
  return run(command, { env: { ...runtime.env, CHROMIUM_PATH: browser } });
}

/** A benchmark is a file in bench that does its work when it is run: bench/engine.ts. */
async function bench(runtime) {
  const [name = '', ...options] = rest;
  const file = join(root, 'bench', `${name}.ts`);
  if (name === '' || !existsSync(file)) {
    const files = (await readdir(join(root, 'bench'))).filter((one) => one.endsWith('.ts'));
    const known = files.map((one) => one.slice(0, -3)).join(', ');
    throw new Stop(`There is no benchmark "${name}": it must be one of ${known}.`);
  }
  const command = [runtime.node, quiet, file, ...options];
  if (!benchesInBrowser.includes(name)) return run(command, { env: runtime.env });
  const browser = await findBrowser(runtime);
  await ensureBuilt(runtime);
  return run(command, { env: { ...runtime.env, CHROMIUM_PATH: browser } });
}
