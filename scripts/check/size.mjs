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

/** Parts of the canvas that a browser with WebGL loads; the others are for those without. */
const canvas = [
  'src/app/screens/edit/edit-screen.tsx',
  'src/app/screens/edit/workspace.tsx',
  'src/app/create-work.ts',
  'src/net/answer-reader.ts',
  'src/canvas/index.ts',
];
const drawing =
  /pixi\.js\/lib\/(?:environment-browser\/browserAll|rendering\/renderers\/gl\/WebGLRenderer)\.mjs$/;

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const workers = (await readdir(join(dist, 'assets')))
  .filter((name) => /^worker-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);

/**
 * Largest size of each page in kilobytes, what it is to become, and the files that count. `most` holds
 * what is reached: lower it with every step towards `wanted`, never raise it.
 */
const budgets = [
  { page: 'Home', most: 158, wanted: 150, files: routeFiles(manifest, []).scripts },
  {
    page: 'the editor before the first task',
    most: 600,
    wanted: 480,
    files: [
      ...routeFiles(manifest, [
        ...canvas,
        ...Object.keys(manifest).filter((key) => drawing.test(key)),
      ]).scripts,
      ...workers,
    ],
  },
];

async function packedSize(file) {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
}

let failed = false;
for (const { page, most, wanted, files } of budgets) {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: await packedSize(file) })),
  );
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const told = `${page}: ${(sum / kilobyte).toFixed(1)} of ${most} KB (wanted: ${wanted})`;
  console.log(told);
  if (sum <= most * kilobyte) continue;
  failed = true;
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, named);
  console.error(`${told}. The largest are:`);
  for (const { file, size } of largest)
    console.error(`  ${(size / kilobyte).toFixed(1)} KB ${file}`);
}
process.exit(failed ? 1 : 0);
