import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Padding } from '../../src/net/contracts/task.ts';
import { busyPng, pixelsOf } from '../testing/pictures.ts';
import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';
import { type Composer, createComposer } from './composer.ts';

let folder: string;
let pool: ThreadPool;
let composer: Composer;
const { signal } = new AbortController();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-expansion-'));
  pool = createThreadPool({ size: 1 });
  composer = createComposer({ pool, maxPixels: 20_000_000 });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** Expands by an engine whose answer is one colour. */
async function expand(file: Buffer, padding: Padding) {
  const originalPath = join(folder, 'original.png');
  await writeFile(originalPath, file);
  const {
    image,
    padding: shown,
    scale,
  } = await composer.prepareExpansion({
    originalPath,
    padding,
    signal,
  });
  const width = shown.left + image.width + shown.right;
  const height = shown.top + image.height + shown.bottom;
  const data = new Uint8ClampedArray(width * height * 4).fill(77);
  const result = { width, height, data };
  const made = await composer.finishExpansion({ originalPath, padding, result, signal });
  return { made: Buffer.from(made.bytes), scale, asked: width * height };
}

describe('an expansion', () => {
  it.each<[string, Padding, 3 | 4]>([
    ['on all sides', { left: 3, top: 5, right: 7, bottom: 11 }, 3],
    ['on one side, of a translucent picture', { left: 0, top: 0, right: 9, bottom: 0 }, 4],
  ])(
    '%s puts the picture unchanged into what the engine made',
    async (_what, padding, channels) => {
      const file = await busyPng(50, 40, channels);
      const { made, scale } = await expand(file, padding);
      const { left, top } = padding;
      expect(scale).toBe(1);
      const own = await pixelsOf(made, { left, top, width: 50, height: 40 });
      expect(own.equals(await pixelsOf(file))).toBe(true);
      const beside = { left: padding.left + 50, top: 0, width: padding.right, height: 40 };
      expect(new Set(await pixelsOf(made, beside))).toEqual(new Set([77]));
    },
  );

  it('of a large picture is made at a bounded size and still puts it back unchanged', async () => {
    const file = await busyPng(3_001, 2_003);
    const padding = { left: 999, top: 0, right: 1, bottom: 500 };
    const { made, scale, asked } = await expand(file, padding);
    expect(scale).toBeLessThan(1);
    expect(asked).toBeLessThan(4_100_000);
    expect(await sharp(made).metadata()).toMatchObject({ width: 4_001, height: 2_503 });
    const own = await pixelsOf(made, { left: 999, top: 0, width: 3_001, height: 2_003 });
    expect(own.equals(await pixelsOf(file))).toBe(true);
  });

  it('is refused when the engine answers another size', async () => {
    const originalPath = join(folder, 'size.png');
    await writeFile(originalPath, await busyPng(9, 9));
    const result = { width: 9, height: 9, data: new Uint8ClampedArray(324) };
    const padding = { left: 1, top: 0, right: 0, bottom: 0 };
    await expect(
      composer.finishExpansion({ originalPath, padding, result, signal }),
    ).rejects.toMatchObject({ code: 'engine_failed' });
  });
});
