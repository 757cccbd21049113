import { EventEmitter, once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTask } from './task.ts';
import type { run } from './testing/exercise-task.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

const exercise = defineTask<typeof run>(new URL('./testing/exercise-task.ts', import.meta.url));
const pools: ThreadPool[] = [];

function poolOf(size: number): ThreadPool {
  const pool = createThreadPool({ size });
  pools.push(pool);
  return pool;
}

/** Starts a task that never ends by itself; resolves once its thread is counting. */
async function startSpinning(pool: ThreadPool, signal?: AbortSignal) {
  const counter = new SharedArrayBuffer(4);
  const started = new EventEmitter();
  const done = pool.run(
    exercise,
    { act: 'spin', value: 0, counter },
    { ...(signal && { signal }), onProgress: () => started.emit('counting') },
  );
  done.catch(() => {});
  await once(started, 'counting');
  return { done, counted: () => Atomics.load(new Int32Array(counter), 0) };
}

/** Resolves when two looks, 20 ms apart, find the same count. */
async function untilStill(counted: () => number): Promise<void> {
  let last = -1;
  const advance = () => {
    const step = counted() - last;
    last += step;
    return step;
  };
  await expect.poll(advance, { interval: 20 }).toBe(0);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('thread pool', () => {
  it('gives back what the task makes, with its progress in order', async () => {
    const seen: number[] = [];
    const result = await poolOf(1).run(
      exercise,
      { act: 'double', value: 21 },
      { onProgress: (value) => seen.push(value) },
    );
    expect(result).toBe(42);
    expect(seen).toEqual([1 / 3, 2 / 3, 1]);
  });

  it('transfers buffers out of the thread', async () => {
    const bytes = await poolOf(1).run(exercise, { act: 'give', value: 1000 });
    expect(bytes).toEqual(new Uint8Array(1000).fill(7));
  });

  it('runs more tasks than it has threads', async () => {
    const pool = poolOf(2);
    const all = Array.from({ length: 9 }, (_, value) =>
      pool.run(exercise, { act: 'double', value }),
    );
    expect(await Promise.all(all)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16]);
  });

  it('keeps the code of a failure and stays usable', async () => {
    const pool = poolOf(1);
    await expect(pool.run(exercise, { act: 'fail', value: 3 })).rejects.toMatchObject({
      code: 'asked_to_fail',
      message: 'failed with 3',
    });
    expect(await pool.run(exercise, { act: 'double', value: 1 })).toBe(2);
  });

  it('rejects with the reason of an abort, and the thread stops using the CPU', async () => {
    const pool = poolOf(1);
    const controller = new AbortController();
    const { done, counted } = await startSpinning(pool, controller.signal);
    const reason = new Error('changed my mind');
    controller.abort(reason);
    await expect(done).rejects.toBe(reason);
    await untilStill(counted);
    expect(await pool.run(exercise, { act: 'double', value: 4 })).toBe(8);
  });

  it('drops a queued task without disturbing the running one or its neighbours', async () => {
    const pool = poolOf(1);
    const first = new AbortController();
    const { done } = await startSpinning(pool, first.signal);
    const second = new AbortController();
    const dropped = pool.run(exercise, { act: 'double', value: 1 }, { signal: second.signal });
    const kept = pool.run(exercise, { act: 'double', value: 2 });
    second.abort(new Error('not needed'));
    await expect(dropped).rejects.toThrow('not needed');
    first.abort(new Error('enough'));
    await expect(done).rejects.toThrow('enough');
    expect(await kept).toBe(4);
  });

  it('refuses a signal that was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(poolOf(1).run(exercise, { act: 'double', value: 1 }, { signal })).rejects.toThrow(
      'too late',
    );
  });

  it('rejects what a crashed thread was doing and replaces the thread', async () => {
    const pool = poolOf(1);
    await expect(pool.run(exercise, { act: 'exit', value: 3 })).rejects.toMatchObject({
      code: 'thread_lost',
    });
    expect(await pool.run(exercise, { act: 'double', value: 5 })).toBe(10);
  });

  it('rejects everything pending when closed, and everything after', async () => {
    const pool = poolOf(1);
    const { done, counted } = await startSpinning(pool);
    const queued = pool.run(exercise, { act: 'double', value: 1 });
    queued.catch(() => {});
    await pool.close();
    await expect(done).rejects.toMatchObject({ code: 'pool_closed' });
    await expect(queued).rejects.toMatchObject({ code: 'pool_closed' });
    await expect(pool.run(exercise, { act: 'double', value: 1 })).rejects.toMatchObject({
      code: 'pool_closed',
    });
    await untilStill(counted);
  });
});
