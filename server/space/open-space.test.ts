import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../testing/surroundings.ts';
import { openSpace, type Space } from './open-space.ts';

const MEGABYTE = 1_048_576;

let folder: string;
/** Bytes that all but the reserve leave free. */
let room: number;
let opened: Space[];
let canWrite: boolean;

beforeEach(async () => {
  folder = await makeFolder();
  room = 1_000 * MEGABYTE;
  opened = [];
  canWrite = true;
});
afterEach(async () => {
  for (const space of opened) await space.close();
  await rm(folder, { recursive: true, force: true });
});

const reserved = () =>
  stat(join(folder, 'reserve')).then(
    ({ size }) => size,
    () => 0,
  );

async function open(): Promise<Space> {
  const space = await openSpace(
    folder,
    async () => room - (await reserved()),
    async () => canWrite,
  );
  opened.push(space);
  return space;
}

const refused = { code: 'storage_full' };

it('holds a reserve from the start on, which outlives the server', async () => {
  const space = await open();
  expect(space.trouble()).toBe(null);
  await space.close();
  expect(await readdir(folder)).toEqual(['reserve']);
  expect(await reserved()).toBe(32 * MEGABYTE);
});

it('takes nothing new when space is short, and gives the reserve up when hardly any is left, until there is enough', async () => {
  const space = await open();
  await space.assertEnough();
  room = 95 * MEGABYTE;
  await expect(space.assertEnough()).rejects.toMatchObject(refused);
  // Other programs could fill it, so that nothing were left for the database and for deleting.
  expect(await reserved()).toBe(32 * MEGABYTE);
  room = 40 * MEGABYTE;
  await expect(space.assertEnough()).rejects.toMatchObject(refused);
  expect(await reserved()).toBe(0);
  expect(space.trouble()).toMatch(/nearly full.*104 MB are free.*let users delete/);
  room = 100 * MEGABYTE;
  await expect(space.assertEnough()).rejects.toMatchObject(refused);
  room = 105 * MEGABYTE;
  await space.assertEnough();
  expect(space.trouble()).toBe(null);
  expect(await reserved()).toBe(32 * MEGABYTE);
});

it('sees by itself that space is short', async () => {
  const space = await open();
  room = 95 * MEGABYTE;
  await expect.poll(() => space.trouble()).not.toBe(null);
});

it('takes nothing new while pictures can not be written, and again once they can', async () => {
  const space = await open();
  canWrite = false;
  await expect(space.assertEnough()).rejects.toMatchObject({ code: 'storage_unwritable' });
  expect(space.trouble()).toMatch(/can't be written.*read-only.*no restart/);
  canWrite = true;
  await space.assertEnough();
  expect(space.trouble()).toBe(null);
});

it('does not try to remove the reserve where nothing can be written', async () => {
  const space = await open();
  canWrite = false;
  room = 40 * MEGABYTE;
  await expect(space.assertEnough()).rejects.toMatchObject({ code: 'storage_unwritable' });
  expect(await reserved()).toBe(32 * MEGABYTE);
  canWrite = true;
  await expect(space.assertEnough()).rejects.toMatchObject(refused);
  expect(await reserved()).toBe(0);
});

it('starts on a full disk, giving up what the last start held', async () => {
  await (await open()).close();
  room = 32 * MEGABYTE;
  const again = await open();
  expect(await reserved()).toBe(0);
  expect(again.trouble()).not.toBe(null);
});

it('takes half a reserve for none', async () => {
  await writeFile(join(folder, 'reserve'), 'half');
  await open();
  expect(await reserved()).toBe(32 * MEGABYTE);
});

it('gives the reserve up for what makes room and finds none, and tries it once more', async () => {
  const space = await open();
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const held: number[] = [];
  const work = async () => {
    held.push(await reserved());
    if (held.length === 1) throw full;
    return 'deleted';
  };
  expect(await space.makeRoom(work)).toBe('deleted');
  expect(held).toEqual([32 * MEGABYTE, 0]);
  await expect(space.makeRoom(() => Promise.reject(full))).rejects.toBe(full);
  const other = new Error('other');
  await expect(space.makeRoom(() => Promise.reject(other))).rejects.toBe(other);
});
