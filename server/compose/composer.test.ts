import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from '../engines/engine.ts';
import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';
import { type Composer, createComposer } from './composer.ts';
import { BLEND_BAND } from './kernels/blend-weights.ts';

let folder: string;
let pool: ThreadPool;
let composer: Composer;
const { signal } = new AbortController();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-compose-'));
  pool = createThreadPool({ size: 2 });
  composer = createComposer({ pool, maxPixels: 1_000_000 });
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** A repeatable generator of bytes, independent of the engine's. */
function bytesFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
}

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly original: Uint8Array;
  readonly alpha: Uint8Array;
}

/** A random picture and a mask of random discs; soft ones fall off over several pixels. */
function randomScene(seed: number, channels: 3 | 4, soft: boolean): Scene {
  const next = bytesFrom(seed);
  const width = 40 + (next() % 90);
  const height = 40 + (next() % 90);
  const original = Uint8Array.from({ length: width * height * channels }, next);
  const discs = Array.from({ length: 1 + (next() % 4) }, () => ({
    x: next() % width,
    y: next() % height,
    radius: 1 + (next() % 14),
  }));
  const alpha = Uint8Array.from({ length: width * height }, (_, at) => {
    const depth = Math.max(
      ...discs.map(
        ({ x, y, radius }) => radius - Math.hypot((at % width) - x, Math.floor(at / width) - y),
      ),
    );
    if (!soft) return depth >= 0 ? 255 : 0;
    return Math.max(0, Math.min(255, Math.round((depth / 6) * 255)));
  });
  return { width, height, channels, original, alpha };
}

async function store(name: string, { width, height, channels, original, alpha }: Scene) {
  const originalPath = join(folder, `${name}-original.png`);
  const maskPath = join(folder, `${name}-mask.png`);
  await sharp(original, { raw: { width, height, channels } }).png().toFile(originalPath);
  const white = Uint8Array.from({ length: alpha.length * 4 }, (_, at) =>
    at % 4 === 3 ? (alpha[at >> 2] ?? 0) : 255,
  );
  await sharp(white, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(maskPath);
  return { originalPath, maskPath, signal };
}

function noise(width: number, height: number, seed: number): Pixels {
  const next = bytesFrom(seed);
  return { width, height, data: Uint8ClampedArray.from({ length: width * height * 4 }, next) };
}

/** Brute force: how far each pixel is from the nearest marked one. */
function distanceToMask({ alpha, width }: Scene, at: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < alpha.length; other++) {
    if (alpha[other] === 0) continue;
    const dx = (other % width) - (at % width);
    const dy = Math.floor(other / width) - Math.floor(at / width);
    nearest = Math.min(nearest, Math.hypot(dx, dy));
  }
  return nearest;
}

async function composeNoise(name: string, scene: Scene): Promise<Uint8Array> {
  const files = await store(name, scene);
  const { crop, plan } = await composer.prepare(files);
  const { bytes } = await composer.finish({
    ...files,
    plan,
    result: noise(crop.width, crop.height, 99),
  });
  return new Uint8Array(await sharp(bytes).raw().toBuffer());
}

function pixel(data: Uint8Array, at: number, channels: number): number[] {
  return [...data.subarray(at * channels, (at + 1) * channels)];
}

describe('compose', () => {
  const cases = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    ([3, 4] as const).flatMap((channels) =>
      [false, true].map((soft) => ({ seed, channels, soft })),
    ),
  );

  it.each(cases)(
    'changes nothing outside mask and band even if the engine answers noise: $seed, $channels channels, soft $soft',
    async ({ seed, channels, soft }) => {
      const scene = randomScene(seed, channels, soft);
      if (scene.alpha.every((value) => value === 0)) scene.alpha[0] = 255;
      const composed = await composeNoise(`noise-${seed}-${channels}-${soft}`, scene);
      expect(composed.length).toBe(scene.original.length);
      let changed = 0;
      for (let at = 0; at < scene.alpha.length; at++) {
        const before = pixel(scene.original, at, channels);
        const after = pixel(composed, at, channels);
        if (before.join() === after.join()) continue;
        changed++;
        expect(distanceToMask(scene, at)).toBeLessThanOrEqual(BLEND_BAND);
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('has a band of at most 16 px', () => {
    expect(BLEND_BAND).toBeLessThanOrEqual(16);
  });

  it('changes no byte when the engine answers what it was given, also beneath transparency', async () => {
    const scene = randomScene(7, 4, true);
    for (let at = 3; at < scene.original.length; at += 8) scene.original[at] = 0;
    const files = await store('same', scene);
    const { crop, plan } = await composer.prepare(files);
    const { bytes } = await composer.finish({ ...files, plan, result: crop });
    expect(new Uint8Array(await sharp(bytes).raw().toBuffer())).toEqual(scene.original);
  });

  it('takes the engine fully where the mask is full and by halves where it is half', async () => {
    const width = 60;
    const alpha = new Uint8Array(width * width);
    alpha[30 * width + 30] = 255;
    alpha[5 * width + 5] = 128;
    const original = new Uint8Array(width * width * 4).fill(255);
    for (let at = 0; at < original.length; at += 4) original.fill(100, at, at + 3);
    const files = await store('share', { width, height: width, channels: 4, original, alpha });
    const { crop, plan } = await composer.prepare(files);
    const result = { ...crop, data: new Uint8ClampedArray(crop.data.length).fill(255) };
    for (let at = 0; at < result.data.length; at += 4) result.data.fill(200, at, at + 3);
    const { bytes } = await composer.finish({ ...files, plan, result });
    const composed = new Uint8Array(await sharp(bytes).raw().toBuffer());
    expect(pixel(composed, 30 * width + 30, 4)).toEqual([200, 200, 200, 255]);
    expect(pixel(composed, 5 * width + 5, 4)).toEqual([150, 150, 150, 255]);
    expect(pixel(composed, 5 * width + 6, 4)).toEqual([100, 100, 100, 255]);
  });

  it('takes what the engine made anew beside the area whole, but only within the band', async () => {
    const width = 60;
    const alpha = new Uint8Array(width * width);
    alpha[30 * width + 30] = 255;
    const original = new Uint8Array(width * width * 3).fill(100);
    const files = await store('beside', { width, height: width, channels: 3, original, alpha });
    const { crop, plan } = await composer.prepare(files);
    const result = { ...crop, data: new Uint8ClampedArray(crop.data.length).fill(255) };
    const filled = {
      width: crop.width,
      height: crop.height,
      data: new Uint8Array(crop.width * crop.height).fill(1),
    };
    const { bytes } = await composer.finish({ ...files, plan, result, filled });
    const composed = new Uint8Array(await sharp(bytes).raw().toBuffer());
    const right = (distance: number) => composed[(30 * width + 30 + distance) * 3];
    expect([right(0), right(1), right(BLEND_BAND)]).toEqual([255, 255, 255]);
    expect(right(BLEND_BAND + 1)).toBe(100);
  });

  it('shows the engine the area and its surroundings, not the whole picture', async () => {
    const width = 900;
    const alpha = new Uint8Array(width * width);
    for (let y = 400; y < 420; y++) alpha.fill(255, y * width + 500, y * width + 540);
    const original = Uint8Array.from({ length: width * width * 3 }, bytesFrom(8));
    const files = await store('large', { width, height: width, channels: 3, original, alpha });
    const { crop, area, plan } = await composer.prepare(files);
    expect(plan.crop).toEqual({ left: 372, top: 272, width: 296, height: 276 });
    expect(area.data.filter((value) => value > 0).length).toBe(20 * 40);
    const at = 3 * ((272 + 11) * width + 372 + 5);
    expect([...crop.data.subarray((11 * 296 + 5) * 4, (11 * 296 + 5) * 4 + 4)]).toEqual([
      ...original.subarray(at, at + 3),
      255,
    ]);
  });

  it('reads a palette mask with transparency, as the editor writes it', async () => {
    const scene = randomScene(9, 3, false);
    const files = await store('palette', scene);
    const rgba = sharp(files.maskPath);
    await rgba.png({ palette: true, colours: 2 }).toFile(join(folder, 'palette2.png'));
    const { area, plan } = await composer.prepare({
      ...files,
      maskPath: join(folder, 'palette2.png'),
    });
    expect(area.data.filter((value) => value > 0).length).toBe(
      scene.alpha.filter((value) => value > 0).length,
    );
    expect(plan.width).toBe(scene.width);
  });

  it('names what is wrong with a request', async () => {
    const scene = randomScene(10, 3, false);
    const files = await store('good', scene);
    const other = await store('other', { ...randomScene(11, 3, false) });
    const empty = await store('empty', { ...scene, alpha: new Uint8Array(scene.alpha.length) });
    const text = join(folder, 'text.png');
    await writeFile(text, 'not a picture');
    const code = (input: Partial<typeof files>) =>
      composer.prepare({ ...files, ...input }).then(
        () => 'fine',
        (error) => error.code,
      );
    expect(await code({ originalPath: text })).toBe('image_unreadable');
    expect(await code({ maskPath: text })).toBe('mask_unreadable');
    expect(await code({ maskPath: files.originalPath })).toBe('mask_unreadable');
    expect(await code({ maskPath: other.maskPath })).toBe('mask_size_mismatch');
    expect(await code({ maskPath: empty.maskPath })).toBe('mask_empty');
    expect(await code({})).toBe('fine');
  });

  it('refuses more pixels than allowed and a truncated file', async () => {
    const scene = randomScene(12, 3, false);
    const files = await store('limits', scene);
    const small = createComposer({ pool, maxPixels: 100 });
    await expect(small.prepare(files)).rejects.toMatchObject({ code: 'image_unreadable' });
    const whole = await sharp(files.originalPath).png().toBuffer();
    const cut = join(folder, 'cut.png');
    await writeFile(cut, whole.subarray(0, Math.floor(whole.length / 2)));
    await expect(composer.prepare({ ...files, originalPath: cut })).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });

  it('shows the engine a very large area smaller, and still changes nothing outside it', async () => {
    const [width, height] = [2_800, 2_700];
    const alpha = new Uint8Array(width * height);
    for (let y = 100; y < 2_500; y++) alpha.fill(255, y * width + 90, y * width + 2_600);
    const original = Uint8Array.from({ length: width * height * 3 }, bytesFrom(20));
    const files = await store('huge', { width, height, channels: 3, original, alpha });
    const large = createComposer({ pool, maxPixels: 10_000_000 });
    const { crop, area, plan } = await large.prepare(files);
    expect([plan.crop.width, plan.crop.height]).toEqual([width, height]);
    expect(crop.width * crop.height).toBeLessThanOrEqual(6_000_000);
    expect([area.width, area.height]).toEqual([crop.width, crop.height]);
    const marked = area.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
    expect(marked / area.data.length).toBeCloseTo((2_400 * 2_510) / (width * height), 2);
    const white = { ...crop, data: new Uint8ClampedArray(crop.data.length).fill(255) };
    const { bytes } = await large.finish({ ...files, plan, result: white });
    const composed = new Uint8Array(await sharp(bytes).raw().toBuffer());
    const rowOf = (data: Uint8Array, y: number) =>
      data.subarray(y * width * 3, (y + 1) * width * 3);
    for (const y of [0, 50, 91, 2_508, 2_699])
      expect(rowOf(composed, y)).toEqual(rowOf(original, y));
    expect([
      ...composed.subarray((1_000 * width + 1_000) * 3, (1_000 * width + 1_000) * 3 + 3),
    ]).toEqual([255, 255, 255]);
    const left = (data: Uint8Array) => data.subarray(1_000 * width * 3, (1_000 * width + 81) * 3);
    expect(left(composed)).toEqual(left(original));
  });

  it('tells of all that it encodes, also of the answer that is kept, which can be the larger part', async () => {
    const [width, height] = [1_000, 900];
    const original = Uint8Array.from({ length: width * height * 3 }, bytesFrom(21));
    const alpha = new Uint8Array(width * height).fill(255);
    const files = await store('most', { width, height, channels: 3, original, alpha });
    const { crop, plan } = await composer.prepare(files);
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    await composer.finish({ ...files, plan, result: crop, onProgress });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    // Three channels of seven are the picture's: four steps of at most a megabyte are left then.
    const pictureEncoded = 0.2 + (0.8 * 3) / 7;
    const beyond = shares.filter((share) => share > pictureEncoded + 0.001);
    expect(beyond).toHaveLength(4);
  });

  it('names a mask that marks nothing before anything is encoded', async () => {
    const files = await store('none', randomScene(16, 3, false));
    const { crop, plan } = await composer.prepare(files);
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    const emptied = { ...plan, alpha: new Uint8Array(plan.alpha.length) };
    await expect(
      composer.finish({ ...files, plan: emptied, result: crop, onProgress }),
    ).rejects.toMatchObject({ code: 'mask_empty' });
    expect(shares).toEqual([]);
  });

  it('puts in what was found and changes nothing else, also where the engine saw less', async () => {
    const scene = randomScene(15, 3, false);
    const files = await store('found', scene);
    for (const shownPixels of [1_000_000, 900]) {
      const { image } = await composer.readWhole({ ...files, shownPixels });
      const { width, height } = image;
      const area = await composer.readArea({ ...files, size: scene, shown: { width, height } });
      const { data, ...size } = { ...image, data: new Uint8ClampedArray(width * height * 4) };
      const answer = { ...size, data: data.fill(255) };
      const { bytes } = await composer.finishFound({ ...files, found: area, result: answer });
      const composed = new Uint8Array(await sharp(bytes).raw().toBuffer());
      const shown = (at: number) => {
        const [x, y] = [at % scene.width, Math.floor(at / scene.width)];
        const row = Math.floor((y * height) / scene.height) * width;
        return area.data[row + Math.floor((x * width) / scene.width)] ?? 0;
      };
      const wanted = scene.original.map((value, at) =>
        shown(Math.floor(at / 3)) > 0 ? 255 : value,
      );
      expect(composed).toEqual(wanted);
      const isCovered = scene.alpha.every((value, at) => value === 0 || shown(at) > 0);
      expect(isCovered).toBe(true);
    }
  });

  it.each([
    ['colours', 3],
    ['colours with alpha', 4],
    ['grey', 1],
  ] as const)('shows an engine the upper byte of 16-bit %s', async (name, channels) => {
    const [width, height] = [32, 24];
    const deep = Uint16Array.from(
      { length: width * height * channels },
      (_, at) => (at * 2_654_435_761) >>> 16,
    );
    const originalPath = join(folder, `deep-${channels}.png`);
    const colourspace = channels === 1 ? 'grey16' : 'rgb16';
    await sharp(deep, { raw: { width, height, channels } })
      .toColourspace(colourspace)
      .png()
      .toFile(originalPath);
    expect((await sharp(originalPath).metadata()).depth, name).toBe('ushort');
    const { image } = await composer.readWhole({ originalPath, shownPixels: 10_000, signal });
    const wanted = Array.from({ length: width * height * 4 }, (_, at) => {
      const channel = at % 4;
      if (channel === 3 && channels !== 4) return 255;
      return (deep[(at >> 2) * channels + Math.min(channel, channels - 1)] ?? 0) >> 8;
    });
    expect([...image.data]).toEqual(wanted);
  });

  it('refuses an answer of another size', async () => {
    const files = await store('size', randomScene(13, 3, false));
    const { plan } = await composer.prepare(files);
    await expect(composer.finish({ ...files, plan, result: noise(3, 3, 1) })).rejects.toMatchObject(
      { code: 'engine_failed' },
    );
  });

  it('stops when aborted', async () => {
    const files = await store('abort', randomScene(14, 3, false));
    const controller = new AbortController();
    const pending = composer.prepare({ ...files, signal: controller.signal });
    controller.abort(new Error('changed my mind'));
    await expect(pending).rejects.toThrow('changed my mind');
  });
});
