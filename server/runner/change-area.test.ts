import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createComposer } from '../compose/composer.ts';
import { BLEND_BAND } from '../compose/kernels/blend-weights.ts';
import { createBuiltinEngine } from '../engines/builtin/create-builtin-engine.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { changeArea } from './change-area.ts';

const SIDE = 160;
/** The ball's radius, and that of the brush, which is too small for it. */
const BALL = 30;
const BRUSH = 27;
const fromMiddle = (at: number) =>
  Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2);

const pool = createThreadPool({ size: 1 });
const composer = createComposer({ pool, maxPixels: 1_000_000 });
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
  const raw = { width: SIDE, height: SIDE };
  await sharp(original, { raw: { ...raw, channels: 3 } })
    .png()
    .toFile(join(folder, 'original'));
  await sharp(mask, { raw: { ...raw, channels: 4 } })
    .png()
    .toFile(join(folder, 'mask'));
  const { images } = await changeArea('remove', {
    task: { prompt: '', count: 1, seed: '3' },
    pictures: [
      { role: 'original', sha256: 'original' },
      { role: 'mask', sha256: 'mask' },
    ],
    tools: {
      composer,
      images: { withFile: (sha, use) => use(join(folder, sha)) },
    },
    engine,
    context: { signal: new AbortController().signal, onProgress: () => {} },
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
