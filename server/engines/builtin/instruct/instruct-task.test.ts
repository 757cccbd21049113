import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadPool, type ThreadPool } from '../../../threads/thread-pool.ts';
import type { Engine, EngineRequest } from '../../engine.ts';
import { createBuiltinEngine } from '../create-builtin-engine.ts';
import { lattice } from '../testing/pictures.ts';
import { inEnglish } from '../../note.ts';

let pool: ThreadPool;
let engine: Engine;

beforeAll(() => {
  pool = createThreadPool({ size: 1 });
  engine = createBuiltinEngine({ pool });
});

afterAll(async () => {
  await engine.close();
  await pool.close();
});

const instruction = (prompt: string, side = 40): EngineRequest => ({
  kind: 'flux-context',
  image: lattice(side, side),
  prompt,
  seed: 3,
  count: 1,
});

const quiet = { signal: new AbortController().signal, onProgress: () => undefined };

describe('the engine, asked to edit by instruction', { timeout: 60_000 }, () => {
  it('ends when it is told to, and serves the next request', async () => {
    const ending = new AbortController();
    const reason = new Error('enough');
    const running = engine.run(instruction('oil painting', 700), {
      signal: ending.signal,
      onProgress: () => ending.abort(reason),
    });
    await expect(running).rejects.toBe(reason);
    const { images, notes } = await engine.run(instruction('black and white'), quiet);
    expect(images).toHaveLength(1);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Done: black and white\./);
  });

  it('fails with a code and the reason when nothing can be done', async () => {
    await expect(engine.run(instruction('quixotic'), quiet)).rejects.toMatchObject({
      code: 'instruction_not_understood',
      message: expect.stringMatching(/Not understood: “quixotic”/),
    });
  });

  it('puts two pictures together', async () => {
    const images = [lattice(30, 20), lattice(10, 20)] as const;
    const request = {
      kind: 'flux-context-multi',
      images,
      prompt: 'nebeneinander',
      seed: 1,
      count: 1,
    } as const;
    const [made] = (await engine.run(request, quiet)).images;
    expect([made?.width, made?.height]).toEqual([40, 20]);
  });
});
