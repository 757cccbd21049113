import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadPool, type ThreadPool } from '../../threads/thread-pool.ts';
import type { Area, Engine, EngineProgress, EngineRequest, Pixels } from '../engine.ts';
import { createBuiltinEngine } from './create-builtin-engine.ts';
import { judgeFound } from './testing/judge-found.ts';
import { writeOn } from './testing/letters.ts';
import { disc, lattice, paint, solid, speck } from './testing/pictures.ts';

let pool: ThreadPool;
let engine: Engine;
const { signal } = new AbortController();
const quiet = { signal, onProgress: () => {} };
// Finding and filling are real work: on a busy machine they take their time.
const PATIENCE = { timeout: 180_000 };

beforeAll(() => {
  pool = createThreadPool({ size: 2 });
  engine = createBuiltinEngine({ pool });
});

afterAll(async () => {
  await engine.close();
  await pool.close();
});

/** Soft waves of colour with a little grain: what a photograph out of focus is like. */
const scenery = (width: number, height: number): Pixels =>
  paint(width, height, (x, y) => {
    const wave = 60 * Math.sin(x / 37 + y / 71) + 40 * Math.cos(y / 29);
    const grain = speck(x, y) * 8;
    return [110 + wave + grain, 115 + wave / 2 + grain, 120 - wave / 2 + grain];
  });

const copy = ({ width, height, data }: Pixels): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(data),
});

/** White scratches from top to bottom, and where they are. */
function scratched(picture: Pixels, every: number): { image: Pixels; truth: Area } {
  const image = copy(picture);
  const truth = { ...image, data: new Uint8Array(image.width * image.height) };
  for (let from = every / 2; from < image.width - 4; from += every) {
    for (let y = 4; y < image.height - 4; y++) {
      const x = Math.round(from + 3 * Math.sin(y / 40 + from));
      for (const at of [y * image.width + x, y * image.width + x + 1]) {
        image.data.fill(246, at * 4, at * 4 + 3);
        truth.data[at] = 255;
      }
    }
  }
  return { image, truth };
}

const written = (picture: Pixels) =>
  writeOn(picture, [{ text: 'Summer 2024', x: 30, y: 90, size: 30, colour: 'white' }]);

/** A word of 35 % white all over a picture, and where it is. */
function stamped(picture: Pixels): { image: Pixels; truth: Area } {
  const { width, height } = picture;
  const words = Array.from({ length: 60 }, (_, n) => {
    const row = Math.floor(n / 6);
    const x = (n % 6) * 90 - 60 + (row % 2) * 45;
    return { text: 'PROOF', x, y: row * 60, size: 22, colour: 'white' };
  });
  const ink = writeOn(solid(width, height, [0, 0, 0, 255]), words);
  const image = copy(picture);
  for (let at = 0; at < width * height; at++) {
    const cover = ((ink.image.data[at * 4] ?? 0) / 255) * 0.35;
    for (let c = at * 4; c < at * 4 + 3; c++) {
      image.data[c] = (image.data[c] ?? 0) * (1 - cover) + 255 * cover;
    }
  }
  return { image, truth: ink.truth };
}

const restoring = (image: Pixels): EngineRequest => ({ kind: 'restore', image, seed: 1, count: 1 });
const finding = (
  kind: 'text-removal' | 'watermark-remover',
  image: Pixels,
  area: Area | null = null,
  mode: 'run' | 'detect' = 'run',
): EngineRequest => ({ kind, image, area, mode, seed: 1, count: 1 });

/** Requests that have something to do, each with what the picture was before it was spoilt. */
const TRUTH = scenery(330, 220);
const SPOILT: readonly [
  string,
  { image: Pixels; truth: Area },
  (image: Pixels) => EngineRequest,
][] = [
  ['restoring', scratched(TRUTH, 110), restoring],
  ['removing text', written(TRUTH), (image) => finding('text-removal', image)],
  ['removing a watermark', stamped(TRUTH), (image) => finding('watermark-remover', image)],
];

async function firstOf(request: EngineRequest): Promise<Pixels> {
  const [image] = (await engine.run(structuredClone(request), quiet)).images;
  if (image === undefined) throw new Error('The engine made nothing');
  return image;
}

/** What one run of a spoilt picture gave, for all that is asked of it: running is what takes the time. */
const runs = new Map<string, Promise<{ made: Pixels; told: readonly number[] }>>();
function oneRun(name: string, request: EngineRequest) {
  const known = runs.get(name) ?? runWithProgress(request);
  runs.set(name, known);
  return known;
}

async function runWithProgress(request: EngineRequest) {
  const told: number[] = [];
  const onProgress = ({ progress }: EngineProgress) => void told.push(progress);
  const { images } = await engine.run(structuredClone(request), { signal, onProgress });
  const [made] = images;
  if (made === undefined) throw new Error('The engine made nothing');
  return { made, told };
}

function psnr(one: Pixels, other: Pixels, { data: where }: Area): number {
  let [squares, count] = [0, 0];
  for (let at = 0; at < one.data.length; at++) {
    if (at % 4 === 3 || where[at >> 2] === 0) continue;
    squares += ((one.data[at] ?? 0) - (other.data[at] ?? 0)) ** 2;
    count++;
  }
  return 10 * Math.log10((255 * 255 * count) / Math.max(1, squares));
}

describe('mending what is known', PATIENCE, () => {
  it.each(SPOILT)('%s comes near to the picture that was spoilt', async (name, spoilt, request) => {
    const { made } = await oneRun(name, request(spoilt.image));
    const before = psnr(TRUTH, spoilt.image, spoilt.truth);
    expect(psnr(TRUTH, made, spoilt.truth)).toBeGreaterThan(before + 12);
    const rest = { ...spoilt.truth, data: spoilt.truth.data.map((value) => 255 - value) };
    expect(psnr(TRUTH, made, rest)).toBeGreaterThan(36);
  });

  it.each(SPOILT)('%s gives the same bytes for the same request', async (name, spoilt, request) => {
    const { made: one } = await oneRun(name, request(spoilt.image));
    const other = await firstOf(request(spoilt.image));
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(true);
  });

  it.each(SPOILT)('%s tells of progress that never falls, to 1', async (name, spoilt, request) => {
    const { told } = await oneRun(name, request(spoilt.image));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told[0]).toBeLessThan(1);
    expect(told.at(-1)).toBeCloseTo(1, 9);
  });

  it.each(SPOILT)('%s rejects with the reason when cancelled', async (_, { image }, request) => {
    const cancelling = new AbortController();
    const reason = new Error('changed my mind');
    const run = engine.run(structuredClone(request(image)), {
      signal: cancelling.signal,
      onProgress: () => cancelling.abort(reason),
    });
    await expect(run).rejects.toBe(reason);
    expect((await firstOf(restoring(solid(4, 4, [9, 9, 9, 255])))).width).toBe(4);
  });
});

describe('scratches on light ground', PATIENCE, () => {
  it('are taken for what they are once some stand out, and all else stays', async () => {
    const half = paint(320, 200, (x, y) => {
      const grain = Math.round(speck(x, y) * 5);
      if (y < 20) return [225 + grain, 232 + grain, 240 + grain];
      const level = x > 160 ? 220 : y > 176 ? 5 : 40;
      return [level + grain, level + 2 + grain, level - 2 + grain];
    });
    const { image, truth } = scratched(half, 64);
    const made = await firstOf(restoring(image));
    const changed = Uint8Array.from(truth.data, (_, at) =>
      made.data[at * 4] === image.data[at * 4] ? 0 : 255,
    );
    const { recall, precision } = judgeFound(changed, truth, 2);
    expect(recall).toBeGreaterThan(0.85);
    expect(precision).toBeGreaterThan(0.9);
    expect((await firstOf(restoring(half))).data).toEqual(half.data);
  });
});

describe('only finding', PATIENCE, () => {
  it.each(SPOILT.slice(1))('%s gives what it found and no picture', async (_, spoilt, request) => {
    const wanted = request(spoilt.image);
    if (!('mode' in wanted)) throw new Error('Not a request to find');
    const { images, found } = await engine.run({ ...wanted, mode: 'detect' }, quiet);
    expect(images).toEqual([]);
    if (found === null) throw new Error('Found nothing');
    expect(judgeFound(found.data, spoilt.truth, 8).recall).toBeGreaterThan(0.85);
  });
});

const KINDS = ['text-removal', 'watermark-remover'] as const;

describe('marked areas', PATIENCE, () => {
  const image = lattice(90, 70);
  const area = (marks: (at: number) => boolean): Area => ({
    width: 90,
    height: 70,
    data: Uint8Array.from({ length: 90 * 70 }, (_, at) => (marks(at) ? 255 : 0)),
  });
  const masks: readonly [string, Area][] = [
    ['none', area(() => false)],
    ['one pixel', area((at) => at === 3_000)],
    ['all but one pixel', area((at) => at !== 3_000)],
    ['the whole border', area((at) => at % 90 === 0 || at < 90 || at % 90 === 89 || at >= 69 * 90)],
    ['a hundred specks', area((at) => (at % 90) % 9 === 4 && Math.floor(at / 90) % 7 === 3)],
    ['a disc', disc(90, 70, 30, 30, 14)],
  ];
  it.each(KINDS.flatMap((kind) => masks.map(([name, mask]) => [kind, name, mask] as const)))(
    'of %s change nothing else: %s',
    async (kind, _, mask) => {
      const made = await firstOf(finding(kind, image, mask));
      const strays = made.data.filter(
        (value, at) => mask.data[at >> 2] === 0 && value !== image.data[at],
      );
      expect(strays.length).toBe(0);
    },
  );

  it.each(KINDS)('of %s that are everything leave nothing to copy from', async (kind) => {
    const run = engine.run(
      finding(
        kind,
        image,
        area(() => true),
      ),
      quiet,
    );
    await expect(run).rejects.toMatchObject({ code: 'nothing_to_copy_from' });
  });
});

describe('pictures of any size and sort', PATIENCE, () => {
  const grey = paint(60, 50, (x, y) => {
    const level = 90 + x + Math.round(speck(x, y) * 20);
    return [level, level, level];
  });
  const faint = scenery(60, 50);
  for (let at = 3; at < faint.data.length; at += 4) faint.data[at] = at % 200;
  const pictures: readonly [string, Pixels][] = [
    ['one pixel', solid(1, 1, [1, 2, 3, 255])],
    ['eight by eight', lattice(8, 8)],
    ['4 000 by 20', scenery(4_000, 20)],
    ['grey', grey],
    ['translucent', faint],
    ['wholly transparent', solid(40, 30, [0, 0, 0, 0])],
  ];
  const requests: readonly [string, (image: Pixels) => EngineRequest][] = [
    ['restore', restoring],
    ['text-removal', (image) => finding('text-removal', image)],
    ['watermark-remover', (image) => finding('watermark-remover', image)],
  ];
  it.each(
    pictures.flatMap(([name, image]) =>
      requests.map(([kind, request]) => [name, kind, image, request] as const),
    ),
  )('%s: %s keeps size, alpha, and grey grey', async (name, _, image, request) => {
    const made = await firstOf(request(image));
    expect([made.width, made.height, made.data.length]).toEqual([
      image.width,
      image.height,
      image.data.length,
    ]);
    const alphas = (picture: Pixels) => picture.data.filter((__, at) => at % 4 === 3);
    expect(Buffer.from(alphas(made)).equals(Buffer.from(alphas(image)))).toBe(true);
    if (name !== 'grey') return;
    const coloured = made.data.filter(
      (value, at) => at % 4 < 3 && value !== made.data[at - (at % 4)],
    );
    expect(coloured.length).toBe(0);
  });
});
