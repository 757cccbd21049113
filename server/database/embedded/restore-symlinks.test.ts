import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreSymlinks } from './restore-symlinks.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-links-'));
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'a.so.1'), 'library');
  const links = [{ source: 'native/lib/a.so.1', target: 'native/lib/a.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => rm(folder, { recursive: true }));

describe('restoreSymlinks', () => {
  it('makes the links that an install without scripts left out, as often as it is called', async () => {
    await restoreSymlinks(folder);
    await restoreSymlinks(folder);
    expect(await readFile(join(folder, 'native', 'lib', 'a.so'), 'utf8')).toBe('library');
  });

  it('has nothing to do where the package lists no links', async () => {
    await rm(join(folder, 'native', 'pg-symlinks.json'));
    await expect(restoreSymlinks(folder)).resolves.toBeUndefined();
  });
});
