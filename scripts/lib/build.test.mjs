import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './project.mjs';
import { runQuietly } from './run.mjs';

/** Takes a while, as the real one does, and writes what it made at its end. */
const vite = `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
appendFileSync('builds', 'x');
rmSync('dist', { recursive: true, force: true });
setTimeout(() => {
  mkdirSync('dist/pages', { recursive: true });
  writeFileSync('dist/pages/index.json', '[]');
}, 500);
`;
/** What a start does, which says whether the pages are there once it goes on. */
const start = `
import { existsSync } from 'node:fs';
import { ensureBuilt } from './scripts/lib/build.mjs';
await ensureBuilt({ node: process.execPath, env: process.env });
process.exitCode = existsSync('dist/pages/index.json') ? 0 : 1;
`;

let checkout;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'capsule-build-'));
  await cp(join(root, 'scripts', 'lib'), join(checkout, 'scripts', 'lib'), { recursive: true });
  await mkdir(join(checkout, 'node_modules', 'vite'), { recursive: true });
  await writeFile(join(checkout, 'node_modules/vite/package.json'), '{ "bin": "vite.cjs" }');
  await writeFile(join(checkout, 'node_modules/vite/vite.cjs'), vite);
  await writeFile(join(checkout, 'start.mjs'), start);
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

it('builds once when two starts come at once, and both go on with the pages there', async () => {
  const both = [1, 2].map(() => runQuietly([process.execPath, 'start.mjs'], { cwd: checkout }));
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await readFile(join(checkout, 'builds'), 'utf8')).toBe('x');
});
