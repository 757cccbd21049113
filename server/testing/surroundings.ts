import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/read-config.ts';

/** Page that stands in for the browser build. */
export const TEST_PAGE =
  '<!doctype html><script nonce="__CSP_NONCE__">1</script><link rel="stylesheet" nonce="__CSP_NONCE__">';

/** Makes a temporary data folder. */
export async function makeFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'overpaint-server-')));
}

/** Makes a small browser build in a folder; answers where. */
export async function makePages(folder: string): Promise<string> {
  const pages = join(folder, 'pages');
  await mkdir(join(pages, 'assets'), { recursive: true });
  await writeFile(join(pages, 'index.html'), TEST_PAGE);
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
