import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createComposer } from '../compose/composer.ts';
import { BLEND_BAND } from '../compose/kernels/blend-weights.ts';
import { createBuiltinEngine } from '../engines/builtin/create-builtin-engine.ts';
import type { Engine, EngineProgress } from '../engines/engine.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { changeArea } from './change-area.ts';

const SIDE = 160;
/** The ball's radius, and that of the brush, which is too small for it. */
const BALL = 30;
const BRUSH = 27;
const fromMiddle = (at: number) =>
  Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2);

const { signal } = new AbortController();
const pool = createThreadPool({ size: 1 });
const composer = createComposer({ pool, maxPixels: 2_000_000 });
const engine = createBuiltinEngine({ pool });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'change-area-'));
});
afterAll(async () => {
  await engine.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

/** Puts the two files of a request where the runs here find them; RGB and RGBA bytes. */
async function store({
  original,
  mask,
  width,
  height,
}: {
  readonly original: Uint8Array;
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}): Promise<void> {
  await sharp(original, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(join(folder, 'original'));
  await sharp(mask, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, 'mask'));
}

const asked = () => ({
  task: { prompt: '', count: 1, seed: '3' },
  pictures: [
    { role: 'original', sha256: 'original' },
    { role: 'mask', sha256: 'mask' },
  ] as const,
  tools: {
    composer,
    images: {
      withFile: <Value>(sha: string, use: (path: string) => Value) => use(join(folder, sha)),
    },
  },
});

it('takes the rim of a thing away that the brush left, and changes nothing beyond the blend band', async () => {
  const original = new Uint8Array(SIDE * SIDE * 3);
  const mask = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const share = Math.min(1, Math.max(0, (BALL + 1 - fromMiddle(at)) / 2));
    const grain = ((at * 7919) % 9) - 4;
    const colour = [190, 170, 140].map(
      (wall, c) => wall + share * ([200, 40, 60][c] ?? 0) - share * wall,
    );
    original.set(
      colour.map((value) => value + grain),
      at * 3,
    );
    mask[at * 4 + 3] = fromMiddle(at) < BRUSH ? 255 : 0;
  }
  await store({ original, mask, width: SIDE, height: SIDE });
  const { images } = await changeArea('remove', {
    ...asked(),
    engine,
    context: { signal, onProgress: () => {} },
  });
  const made = await sharp(images[0]?.bytes).raw().toBuffer();
  let rim = 0;
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [before, after] = [original, made].map((data) => [...data.subarray(at * 3, at * 3 + 3)]);
    const redness = (after?.[0] ?? 0) - (after?.[1] ?? 0);
    if (fromMiddle(at) < BALL + 1) {
      rim += fromMiddle(at) >= BRUSH ? 1 : 0;
      expect(redness, `${at}`).toBeLessThan(60);
    }
    if (fromMiddle(at) > BRUSH + BLEND_BAND + 1) expect(after, `${at}`).toEqual(before);
  }
  expect(rim).toBeGreaterThan(500);
});

it('tells of a small area of a large picture that most of the work is left when the engine is done', async () => {
  const [width, height] = [1600, 1200];
  const mask = new Uint8Array(width * height * 4);
  mask.fill(255, 0, 40);
  await store({ original: new Uint8Array(width * height * 3).fill(120), mask, width, height });
  const told: EngineProgress[] = [];
  const atOnce: Engine = {
    ...engine,
    run: async (request, { onProgress }) => {
      onProgress({ progress: 1, stage: 'filling' });
      const images = 'image' in request ? [request.image] : [];
      return { images, found: null, notes: [] };
    },
  };
  const context = { signal, onProgress: (progress: EngineProgress) => void told.push(progress) };
  await changeArea('remove', { ...asked(), engine: atOnce, context });
  const [prepared, made, begun, decoded, ...encoding] = told.map(({ progress }) => progress);
  expect(told.slice(0, 5).map(({ stage }) => stage)).toEqual([
    'preparing',
    'filling',
    'blending',
    'finishing',
    'finishing',
  ]);
  expect(prepared).toBeGreaterThan(0.05);
  expect(made).toBeLessThan(0.7);
  expect(begun).toBe(made);
  expect(decoded).toBeGreaterThan(made ?? 1);
  expect(decoded).toBeLessThan(0.9);
  // In steps of a megabyte or so, of which this picture has five.
  expect(new Set(encoding).size).toBeGreaterThan(4);
  expect(encoding).toEqual(encoding.toSorted((a, b) => a - b));
  expect(encoding.at(-1)).toBe(1);
});
