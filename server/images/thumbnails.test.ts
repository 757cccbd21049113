import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busyPng } from '../testing/pictures.ts';
import { createThumbnails, thumbnailWidth } from './thumbnails.ts';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-thumbnails-'));
  path = join(folder, 'picture.png');
  // EXIF orientation 6: the picture is to be shown turned, 120 px wide and 400 px high.
  await writeFile(
    path,
    await sharp(await busyPng(400, 120))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer(),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Nothing is to be told of. */
const onMistake = (error: unknown) => {
  throw error;
};

/** A store of one picture that counts what is made. */
function createStore() {
  const made = new Map<string, Buffer>();
  const store = {
    made,
    looks: 0,
    withFile: <Result>(_sha256: string, use: (at: string) => Promise<Result>) => {
      store.looks++;
      return use(path);
    },
    open: async () => Readable.from([]),
    readMade: async (_sha256: string, name: string) => made.get(name) ?? null,
    keepMade: async (_sha256: string, name: string, bytes: Uint8Array) => {
      made.set(name, Buffer.from(bytes));
    },
  };
  return store;
}

describe('thumbnails', () => {
  it('are made once by all who ask at the same time, and read afterwards', async () => {
    const images = createStore();
    const thumbnails = createThumbnails({ images, limit: (_who, work) => work(), onMistake });
    const all = await Promise.all([1, 2, 3, 4].map(() => thumbnails.read('user', 'a', 96)));
    expect(new Set(all).size).toBe(1);
    await thumbnails.read('user', 'a', 96);
    expect(images.looks).toBe(1);
    await thumbnails.read('user', 'b', 96);
    expect(images.made.size).toBe(1);
  });

  it('wait for the turn of the user whose picture it is', async () => {
    const turns: string[] = [];
    const thumbnails = createThumbnails({
      images: createStore(),
      limit: (who, work) => {
        turns.push(who);
        return work();
      },
      onMistake,
    });
    await thumbnails.read('one', 'a', 96);
    await thumbnails.read('other', 'b', 320);
    expect(turns).toEqual(['one', 'other']);
  });

  it('are the right way up', async () => {
    const thumbnails = createThumbnails({
      images: createStore(),
      limit: (_who, work) => work(),
      onMistake,
    });
    const { width, height } = await sharp(await thumbnails.read('user', 'a', 96)).metadata();
    expect([width, height]).toEqual([96, 320]);
  });

  it('that can not be kept are answered all the same, and it is told why', async () => {
    const missing = Object.assign(new Error('mkdir'), { code: 'ENOENT' });
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    for (const [reason, wanted] of [
      [missing, [missing]],
      [full, []],
    ] as const) {
      const told: unknown[] = [];
      const thumbnails = createThumbnails({
        images: { ...createStore(), keepMade: () => Promise.reject(reason) },
        limit: (_who, work) => work(),
        onMistake: (error) => told.push(error),
      });
      expect((await thumbnails.read('user', 'a', 96)).length).toBeGreaterThan(100);
      expect(told).toEqual(wanted);
    }
  });

  it('that can not be read again are made anew, and it is told why', async () => {
    const denied = Object.assign(new Error('open'), { code: 'EACCES' });
    const told: unknown[] = [];
    const thumbnails = createThumbnails({
      images: { ...createStore(), readMade: () => Promise.reject(denied) },
      limit: (_who, work) => work(),
      onMistake: (error) => told.push(error),
    });
    expect((await thumbnails.read('user', 'a', 96)).length).toBeGreaterThan(100);
    expect(told).toEqual([denied]);
  });

  it('that fail are tried again', async () => {
    const images = createStore();
    let isBroken = true;
    const thumbnails = createThumbnails({
      images,
      limit: (_who, work) => (isBroken ? Promise.reject(new Error('no')) : work()),
      onMistake,
    });
    await expect(thumbnails.read('user', 'a', 96)).rejects.toThrow('no');
    isBroken = false;
    expect((await thumbnails.read('user', 'a', 96)).length).toBeGreaterThan(100);
  });
});

describe('the width of a thumbnail', () => {
  it.each([
    [1, 5_000, 96],
    [96, 5_000, 96],
    [1_280, 5_000, 1_280],
    [1_281, 5_000, null],
    [96, 96, null],
    [320, 321, 320],
    [320, 200, null],
  ])('wanted %i px of %i px is %s', (wanted, own, width) => {
    expect(thumbnailWidth(wanted, own)).toBe(width);
  });
});
