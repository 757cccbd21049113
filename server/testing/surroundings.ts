import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/read-config.ts';

/** Page that stands in for each of the browser build. */
const TEST_PAGE =
  '<!doctype html><script nonce="__CSP_NONCE__">1</script><link rel="stylesheet" nonce="__CSP_NONCE__">';

/** A build of three pages in one language. */
const TEST_SITE = {
  paths: [
    { path: '', id: 'any' },
    { path: 'edit', id: 'any' },
    { path: 'image-detail/*', id: 'any' },
  ],
  notFound: 'missing',
  languages: { '': 'en', en: 'en', zh: 'en' },
  files: [],
};

/** Makes a temporary data folder. */
export async function makeFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'overpaint-server-')));
}

/** Makes a small browser build in a folder; answers where. */
export async function makePages(folder: string): Promise<string> {
  const pages = join(folder, 'pages');
  await mkdir(join(pages, 'assets'), { recursive: true });
  await mkdir(join(pages, 'pages'), { recursive: true });
  await writeFile(join(pages, 'pages', 'index.json'), JSON.stringify(TEST_SITE));
  await writeFile(join(pages, 'pages', 'any.en.html'), TEST_PAGE);
  await writeFile(join(pages, 'pages', 'missing.en.html'), TEST_PAGE);
  await writeFile(join(pages, 'assets', 'app-1a2b.js'), 'export const plain = 1;');
  await writeFile(join(pages, 'assets', 'app-1a2b.js.br'), 'brotli');
  await writeFile(join(pages, 'sw.js'), '// worker');
  await writeFile(join(pages, 'manifest.webmanifest'), '{}');
  return pages;
}

/** Settings from variables. @throws when one is wrong. */
export function configOf(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error.message);
  return result.config;
}
