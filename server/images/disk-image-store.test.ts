import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/surroundings.ts';
import { createDiskImageStore } from './disk-image-store.ts';
import type { ImageStore } from './image-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function namesOf(store: ImageStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names;
}

describe('the names of what a folder keeps', () => {
  it('are those that were kept and not removed; files that are not ours are passed over', async () => {
    const store = await createDiskImageStore(folder);
    const staged = [
      await store.stage([Buffer.from('one')]),
      await store.stage([Buffer.from('two')]),
    ];
    for (const one of staged) await store.keep(one);
    await writeFile(join(folder, 'kept', '.DS_Store'), '');
    const [gone, left] = staged.map(({ sha256 }) => sha256);
    await store.remove(gone ?? '');
    expect(await namesOf(store)).toEqual([left]);
  });

  it('are none where nothing was ever kept', async () => {
    expect(await namesOf(await createDiskImageStore(folder))).toEqual([]);
  });

  it('are not given for complete when a part of the folder cannot be read', async () => {
    const store = await createDiskImageStore(folder);
    await mkdir(join(folder, 'kept'));
    await symlink('ab', join(folder, 'kept', 'ab'));
    await expect(namesOf(store)).rejects.toThrow('ELOOP');
  });
});

it('leaves nothing of what was made and can not be kept', async () => {
  const store = await createDiskImageStore(folder);
  await writeFile(join(folder, 'made'), 'a file where a folder should be');
  await expect(store.keepMade('abcd', '96.webp', Buffer.from('small'))).rejects.toThrow();
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});
