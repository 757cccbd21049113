import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadPool, type ThreadPool } from '../../threads/thread-pool.ts';
import type {
  AreaRedrawRequest,
  Engine,
  EngineProgress,
  EngineRequest,
  ExpandRequest,
  Pixels,
  RemoveRequest,
} from '../engine.ts';
import { inEnglish } from '../note.ts';
import { createBuiltinEngine } from './create-builtin-engine.ts';
import { lattice, solid } from './testing/pictures.ts';
import {
  combination,
  enhancement,
  expansion,
  instruction,
  redrawing,
  removal,
  words,
} from './testing/requests.ts';

let pool: ThreadPool;
let engine: Engine;
const { signal } = new AbortController();
const quiet = { signal, onProgress: () => {} };

beforeAll(() => {
  pool = createThreadPool({ size: 2 });
  engine = createBuiltinEngine({ pool });
});

afterAll(async () => {
  await engine.close();
  await pool.close();
});

async function first(request: EngineRequest): Promise<Uint8ClampedArray> {
  const { images } = await engine.run(request, quiet);
  return images[0]?.data ?? new Uint8ClampedArray();
}

// Drawing is real work: on a busy machine it takes its time.
const PATIENCE = { timeout: 180_000 };

describe('warming up', PATIENCE, () => {
  it('ends at once, without a fault, when the engine is closed', async () => {
    const closed = createBuiltinEngine({ pool });
    await closed.close();
    await expect(closed.warmUp?.()).resolves.toBeUndefined();
  });
});

describe('text to image', PATIENCE, () => {
  let usual: Uint8ClampedArray;
  let four: readonly Pixels[];

  beforeAll(async () => {
    usual = await first(words());
    four = (await engine.run(words({ count: 4 }), quiet)).images;
  }, PATIENCE.timeout);

  it('shows what was asked for in every picture, also where land is scarce', async () => {
    const redsOf = async (prompt: string): Promise<number[]> => {
      const request = words({ prompt, width: 128, height: 128, seed: 11, count: 4 });
      const { images } = await engine.run(request, quiet);
      return images.map(({ data }) => {
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
          if (r > g + 25 && r > b + 25 && b > g - 10) count++;
        }
        return count;
      });
    };
    // Red are its stripes, and little else in such a scene.
    const without = await redsOf('the sea at noon');
    const reds = await redsOf('a lighthouse by the sea at noon');
    const more = reds.map((count, at) => count - (without[at] ?? 0));
    expect(Math.min(...more), String([reds, without])).toBeGreaterThan(24);
  });

  it('gives as many pictures as asked for, of the asked size, all different and none flat', () => {
    expect(four.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([96, 80]));
    expect(new Set(four.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(4);
    for (const { data } of four) {
      expect(data.length).toBe(96 * 80 * 4);
      expect(new Set(data).size).toBeGreaterThan(60);
    }
  });

  it('shows each picture small before any is finished, and alike', async () => {
    // As after a server's start: a thread's first picture takes it as long as the whole of another one.
    await engine.run(words({ count: 2 }), quiet);
    const told: EngineProgress[] = [];
    const request = words({ width: 400, height: 320, count: 2 });
    const context = { signal, onProgress: (one: EngineProgress) => told.push(one) };
    const { images } = await engine.run(request, context);
    const shown = told.flatMap(({ preview }) => preview ?? []);
    expect(shown.map(({ index }) => index).sort()).toEqual([0, 1]);
    // They are work that was done.
    expect(told[0]?.progress).toBeGreaterThan(0);
    // One may be begun while the other's small version is still on its way; half of all is one whole picture.
    const last = told.findLastIndex(({ preview }) => preview !== undefined);
    expect(told.slice(0, last + 1).every(({ progress }) => progress < 0.5)).toBe(true);
    const { width, height } = shown[0]?.image ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([96, 77]);
    const apart = (one: number, other: number) => {
      const small = shown.find(({ index }) => index === one)?.image.data ?? [];
      const large = images[other]?.data ?? [];
      let sum = 0;
      for (let at = 0; at < 96 * 77; at++) {
        const [x, y] = [
          Math.floor(((at % 96) * 400) / 96) + 1,
          Math.floor((Math.floor(at / 96) * 400) / 96) + 1,
        ];
        sum += Math.abs((small[at * 4] ?? 0) - (large[(y * 400 + x) * 4] ?? 0));
      }
      return sum / (96 * 77);
    };
    expect(apart(0, 0)).toBeLessThan(apart(0, 1) / 2);
    expect(apart(1, 1)).toBeLessThan(apart(1, 0) / 2);
  });

  it('gives the same bytes for the same request', async () => {
    expect(await first(words())).toEqual(usual);
  });

  it.each([
    ['seed', words({ seed: 6 })],
    ['prompt', words({ prompt: 'a desert at night' })],
    ['style', words({ style: 'pixel' })],
  ])('gives another picture for another %s', async (_, other) => {
    expect(await first(other)).not.toEqual(usual);
  });

  it('draws the first pictures alike however many are asked for', () => {
    expect(four[0]?.data).toEqual(usual);
  });

  it('says which words it understood and which it ignored', async () => {
    const { notes } = await engine.run(words({ prompt: 'Two cats on a quixotic beach' }), quiet);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Understood: two, cats, beach\./);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Ignored: quixotic\./);
  });

  it('says what it had no place for, and in which of several pictures', async () => {
    const wish = { prompt: 'an elevator with a pool table', width: 96, height: 96 };
    const said = async (count: number) => {
      const { notes } = await engine.run(words({ ...wish, count }), quiet);
      return notes.map(inEnglish);
    };
    expect(await said(1)).toContain('There was no place for: pool table.');
    expect((await said(2)).filter((text) => text.includes('no place'))).toEqual([
      'Picture 1 has no place for: pool table.',
      'Picture 2 has no place for: pool table.',
    ]);
    const { notes } = await engine.run(words({ prompt: 'a kitchen with a red radio' }), quiet);
    expect(notes.map(inEnglish).join(' ')).not.toContain('no place');
  });

  it('draws something also when it understands nothing', async () => {
    const { images, notes } = await engine.run(words({ prompt: 'zzz' }), quiet);
    expect(new Set(images[0]?.data).size).toBeGreaterThan(60);
    expect(notes.map(inEnglish).join(' ')).toMatch(/none of the words/);
  });
});

describe('variants', PATIENCE, () => {
  it.each<[string, RemoveRequest | AreaRedrawRequest | ExpandRequest]>([
    ['a removal', removal(100, 90)],
    ['a redraw', redrawing(100, 90, 'a cat')],
    ['an expansion', expansion(60, 50, 12)],
  ])('of %s differ from each other, the first being that of a single one', async (_, request) => {
    const { images } = await engine.run({ ...request, count: 3 }, quiet);
    const files = images.map(({ data }) => Buffer.from(data).toString('base64'));
    expect(new Set(files).size).toBe(3);
    expect(images[0]?.data).toEqual(await first(request));
  });

  it.each(['side by side', 'the second small inside', 'blend', 'in the style of the second'])(
    'of two pictures differ from each other, the first being that of a single one: %s',
    async (prompt) => {
      const request = combination(prompt);
      const { images } = await engine.run({ ...request, count: 4 }, quiet);
      expect(new Set(images.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(4);
      expect(images[0]?.data).toEqual(await first(request));
    },
  );
});

describe('instructions', PATIENCE, () => {
  it('are done, and told of', async () => {
    const { images, notes } = await engine.run(instruction('black and white'), quiet);
    expect(images).toHaveLength(1);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Done: black and white\./);
  });

  it('fail with a code and the reason when nothing can be done', async () => {
    await expect(engine.run(instruction('quixotic'), quiet)).rejects.toMatchObject({
      code: 'instruction_not_understood',
      message: expect.stringMatching(/Not understood: “quixotic”/),
    });
  });

  it('put two pictures together', async () => {
    const images = [lattice(30, 20), lattice(10, 20)] as const;
    const [made] = (await engine.run({ ...combination('nebeneinander'), images }, quiet)).images;
    expect([made?.width, made?.height]).toEqual([40, 20]);
  });
});

describe('progress', PATIENCE, () => {
  it.each([
    ['pictures', words({ count: 3 })],
    ['removal', removal(120, 100)],
    ['two removals', { ...removal(90, 80), count: 2 }],
    ['a redraw', redrawing(120, 100, 'a dog')],
    ['an expansion', expansion(60, 50, 40)],
    ['enhancement', enhancement(180, 140)],
  ])('of %s never falls, begins below 1 and ends at 1', async (_, request) => {
    const seen: EngineProgress[] = [];
    await engine.run(request, { signal, onProgress: (progress) => seen.push(progress) });
    const values = seen.map(({ progress }) => progress);
    expect(values.length).toBeGreaterThan(1);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBeLessThan(1);
    expect(values.at(-1)).toBeCloseTo(1, 9);
  });

  it.each([
    ['snow', instruction('make it winter')],
    ['rain', instruction('make it rain')],
    ['night', instruction('make it night')],
    ['a blurred background', instruction('blur the background')],
    ['less noise', instruction('less noise')],
    ['a watercolour', instruction('watercolour')],
    ['a pencil sketch', instruction('pencil sketch')],
    ['a comic', instruction('cartoon')],
    ['another style', instruction('anime style')],
    ['a lake drawn into an area', redrawing(160, 120, 'a lake')],
  ])('of %s tells of its parts: never of half of all at once', async (_, request) => {
    const values = [0];
    await engine.run(request, { signal, onProgress: ({ progress }) => values.push(progress) });
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(0.5);
  });
});

describe('cancelling', PATIENCE, () => {
  it.each([
    ['pictures', words({ count: 4, width: 1344, height: 768 })],
    ['removal', removal(900, 900)],
    ['a redraw', redrawing(900, 900, 'forest')],
    ['an expansion', expansion(300, 300, 300)],
    ['enhancement', enhancement(1_400, 1_400)],
    ['an instruction', instruction('oil painting', 700)],
  ])('of %s rejects with the reason, and the threads are free again', async (_, request) => {
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    const run = engine.run(request, {
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(run).rejects.toBe(reason);
    expect((await first(removal(20, 20))).length).toBe(20 * 20 * 4);
  });
});

describe('what it refuses', () => {
  it('has nothing to copy from when all is marked', async () => {
    const area = { width: 30, height: 30, data: new Uint8Array(900).fill(1) };
    const run = engine.run({ ...removal(30, 30), area }, quiet);
    await expect(run).rejects.toMatchObject({ name: 'EngineError', code: 'nothing_to_copy_from' });
  });

  it('rejects what runs when it is closed, and says so to the health check', async () => {
    const closing = createBuiltinEngine({ pool });
    const run = closing.run(words({ width: 900, height: 900 }), quiet);
    await closing.close();
    await expect(run).rejects.toMatchObject({ code: 'engine_unavailable' });
    expect((await closing.health()).ok).toBe(false);
    expect((await engine.health()).ok).toBe(true);
  });
});

describe('small pictures', () => {
  it.each([
    [1, 1, 0],
    [8, 8, 27],
    [2, 1, 0],
    [5, 300, 700],
  ])('fills one pixel of a picture of %i×%i or says why not', async (width, height, marked) => {
    const area = { width, height, data: new Uint8Array(width * height) };
    area.data[marked] = 255;
    const image = solid(width, height, [40, 90, 160, 255]);
    image.data.set([255, 0, 0, 255], marked * 4);
    const run = engine.run({ kind: 'remove', image, area, seed: 1, count: 1 }, quiet);
    if (width * height === 1) {
      await expect(run).rejects.toMatchObject({ code: 'nothing_to_copy_from' });
      return;
    }
    const { images } = await run;
    expect(images[0]?.data).toEqual(solid(width, height, [40, 90, 160, 255]).data);
  });
});
