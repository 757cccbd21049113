import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Composer, createComposer } from '../../server/compose/composer.ts';
import { BLEND_BAND, blendWeights } from '../../server/compose/kernels/blend-weights.ts';
import { paste } from '../../server/compose/kernels/paste.ts';
import { readColours } from '../../server/compose/paste-result.ts';
import type { ComposePlan } from '../../server/compose/plan.ts';
import { openPicture } from '../../server/compose/read-picture.ts';
import { createBuiltinEngine } from '../../server/engines/builtin/create-builtin-engine.ts';
import type { Engine, Pixels } from '../../server/engines/engine.ts';
import { createThreadPool } from '../../server/threads/thread-pool.ts';
import { MAX_PIXELS } from '../../src/net/contracts/task.ts';
import { type Picture, PROMPTS } from './pictures.ts';

/** Diameter in pixels of the mask of the large picture. */
const MASK_SIDE = 300;
const SIZES = [
  { name: '1 megapixel', width: 1250, height: 800 },
  { name: '100 megapixels', width: 12_500, height: 8000 },
];
const never = new AbortController().signal;
/** What is asked for beside {@link PROMPTS}: lands, towns, rooms, crowds, fantasy and media, the dearest known among them. */
const VARIED: readonly string[] = [
  'portrait of an old sailor',
  'tropical beach with palm trees',
  'a coral reef full of fish',
  'a pine forest with a creek in the fog',
  'a cave by the sea',
  'children playing in a city park',
  'a village in the snow at night',
  'Paris by night',
  'a rainy street in Tokyo with umbrellas',
  'a fruit market in a Mexican village',
  'a carnival at night with a ferris wheel',
  'fishing boats in a harbour at dawn',
  'a cosy café, a girl reads by the window',
  'pancakes on a kitchen table',
  'inside a ruined cathedral',
  'a last minute goal in a packed stadium',
  'an outdoor wedding',
  'an elven city',
  'a tree house in the jungle',
  'a dragon on a castle',
  'a village in the manner of Van Gogh',
  'a harbour, oil painting',
];
/** What is promised of a request for four pictures of 1024², milliseconds: the whole, and its first preview. */
const PROMISED = { whole: 8000, preview: 500 } as const;

/** Whole requests for four pictures, on the server's threads, warmed up as after the server's start. */
export async function measureRequests(): Promise<void> {
  const pool = createThreadPool({ size: availableParallelism() });
  const engine = createBuiltinEngine({ pool });
  try {
    const began = performance.now();
    await engine.warmUp?.();
    console.log(
      `requests for pictures on ${pool.size} threads, wall time; warmed up in ${since(began)}`,
    );
    await measureDrawing(engine);
  } finally {
    await engine.close();
    await pool.close();
  }
}

/** Whole removals as the server does them, on its threads, by size of picture. */
export async function measureJobs(picture: Picture): Promise<void> {
  const pool = createThreadPool({ size: availableParallelism() });
  const engine = createBuiltinEngine({ pool });
  const composer = createComposer({ pool, maxPixels: MAX_PIXELS });
  const folder = await mkdtemp(join(tmpdir(), 'overpaint-bench-'));
  try {
    console.log(`whole jobs on ${pool.size} threads, wall time`);
    for (const size of SIZES) {
      const files = await writeFiles(folder, picture, size);
      await removal(engine, composer, files);
      console.log(
        `  ${MASK_SIDE} px removed of ${size.name}: ${await removal(engine, composer, files)}`,
      );
    }
  } finally {
    await engine.close();
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureDrawing(engine: Engine): Promise<void> {
  const late: string[] = [];
  const asked = [...PROMPTS, ...VARIED];
  for (const prompt of asked) {
    const began = performance.now();
    const previews: number[] = [];
    await engine.run(
      { kind: 'text-to-image', prompt, style: null, width: 1024, height: 1024, seed: 3, count: 4 },
      {
        signal: never,
        onProgress: (told) => {
          if (told.preview !== undefined) previews.push(performance.now() - began);
        },
      },
    );
    const whole = performance.now() - began;
    const [first = Number.NaN, , , last = Number.NaN] = previews;
    if (!(whole <= PROMISED.whole && first <= PROMISED.preview)) late.push(prompt);
    console.log(
      `  four 1024×1024 of "${prompt}": ${seconds(whole)}, previews after ${seconds(first)} to ${seconds(last)}`,
    );
  }
  console.log(
    `  within ${seconds(PROMISED.whole)} and a preview within ${seconds(PROMISED.preview)}: ${asked.length - late.length} of ${asked.length}`,
  );
}

interface Files {
  readonly originalPath: string;
  readonly maskPath: string;
}

/** A photograph-like JPEG of that size, and a mask with a disc in its middle. */
async function writeFiles(
  folder: string,
  { data, width, height }: Picture,
  size: { readonly width: number; readonly height: number },
): Promise<Files> {
  const files = { originalPath: join(folder, 'original.jpg'), maskPath: join(folder, 'mask.png') };
  const [x, y, r] = [size.width / 2, size.height / 2, MASK_SIDE / 2];
  const disc = `<svg width="${size.width}" height="${size.height}"><circle cx="${x}" cy="${y}" r="${r}" fill="white"/></svg>`;
  const limits = { limitInputPixels: false } as const;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(size.width, size.height, { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toFile(files.originalPath);
  await sharp({ create: { ...size, channels: 4, background: '#0000' }, ...limits })
    .composite([{ input: Buffer.from(disc), ...limits }])
    .png()
    .toFile(files.maskPath);
  return files;
}

/** One removal, step by step. */
async function removal(engine: Engine, composer: Composer, files: Files): Promise<string> {
  const began = performance.now();
  const { crop, area, plan } = await composer.prepare({ ...files, signal: never });
  const prepared = performance.now();
  const { images } = await engine.run(
    { kind: 'remove', image: crop, area, seed: 1, count: 1 },
    { signal: never, onProgress: () => {} },
  );
  const filled = performance.now();
  const [result] = images;
  if (result === undefined) throw new Error('The engine made nothing');
  await composer.finish({ originalPath: files.originalPath, plan, result, signal: never });
  const finished = performance.now();
  const blend = await blendAlone(files, plan, result);
  return [
    `read and cut ${seconds(prepared - began)}`,
    `fill ${seconds(filled - prepared)}`,
    `decode, blend and encode ${seconds(finished - filled)}`,
    `whole ${seconds(finished - began)}; blend alone ${seconds(blend)}`,
  ].join(', ');
}

/** Milliseconds that blending takes by itself, the picture being decoded already. */
async function blendAlone(files: Files, plan: ComposePlan, result: Pixels): Promise<number> {
  const { decode } = await openPicture(files.originalPath, MAX_PIXELS, 'image_unreadable');
  const picture = { ...(await readColours(decode())), width: plan.width };
  const began = performance.now();
  const weights = blendWeights(plan.alpha, plan.crop.width, BLEND_BAND);
  paste(picture, result.data, weights, plan.crop);
  return performance.now() - began;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const since = (began: number): string => seconds(performance.now() - began);
