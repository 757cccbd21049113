/**
 * Fails where a first view loads more JavaScript than it may. Measured on the files of the build, which
 * `npm run check` makes anew first if its sources have changed: static imports of the entry, and of what
 * the page loads by itself, packed by gzip.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeFiles } from '../build/route-files.ts';
import { root } from '../lib/project.mjs';

const dist = join(root, 'dist');
const kilobyte = 1_000;
/** How many of the largest files a finding names. */
const named = 6;

/**
 * What a browser with WebGL loads until a picture is open and can be painted on, whatever makes it
 * load: the page itself, what follows it by itself, opening a picture. Lists, menus and what follows a
 * task come when there is something in them.
 */
const editor = [
  'src/app/screens/edit/edit-screen.tsx',
  'src/app/screens/edit/start/upload-dialog.tsx',
  'src/app/screens/edit/workspace.tsx',
  'src/app/i18n/english/others.ts',
  'src/app/create-work.ts',
  'src/net/answer-reader.ts',
  'src/canvas/index.ts',
  'src/canvas/view/pixi-stage.tsx',
];

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const workers = (await readdir(join(dist, 'assets')))
  .filter((name) => /^worker-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);

/** Largest size of each page in kilobytes, as promised, and the files that count. */
const budgets = [
  { page: 'Home', most: 150, files: routeFiles(manifest, []).scripts },
  {
    page: 'the editor before the first task',
    most: 480,
    files: [...routeFiles(manifest, editor).scripts, ...workers],
  },
];

async function packedSize(file) {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
}

let failed = false;
for (const { page, most, files } of budgets) {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: await packedSize(file) })),
  );
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const told = `${page}: ${(sum / kilobyte).toFixed(1)} of ${most} KB`;
  console.log(told);
  if (sum <= most * kilobyte) continue;
  failed = true;
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, named);
  console.error(`${told}. The largest are:`);
  for (const { file, size } of largest)
    console.error(`  ${(size / kilobyte).toFixed(1)} KB ${file}`);
}
process.exit(failed ? 1 : 0);
