import { defineTask, TaskFailure } from '../../threads/task.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineResult,
  type RemoveRequest,
  type TextToImageRequest,
} from '../engine.ts';

const fillTask = defineTask<typeof import('./remove/fill-task.ts').run>(
  new URL('./remove/fill-task.ts', import.meta.url),
);
const drawTask = defineTask<typeof import('./scene/draw-task.ts').run>(
  new URL('./scene/draw-task.ts', import.meta.url),
);

/**
 * The engine that needs no model and no network: it draws scenes from words and fills areas from
 * their surroundings, on the pool's threads. Closing it leaves the pool open, for the pool belongs
 * to who made it; what is still running rejects with `engine_unavailable`.
 */
export function createBuiltinEngine({ pool }: { readonly pool: ThreadPool }): Engine {
  const closing = new AbortController();
  return {
    name: 'builtin',
    kinds: new Set(['text-to-image', 'remove']),
    health: async () =>
      closing.signal.aborted
        ? { ok: false, detail: 'The engine is closed.' }
        : { ok: true, detail: null },
    async run(request, context) {
      const signal = AbortSignal.any([context.signal, closing.signal]);
      const inner = { ...context, signal };
      try {
        return request.kind === 'remove'
          ? await remove(pool, request, inner)
          : await draw(pool, request, inner);
      } catch (error) {
        throw error instanceof TaskFailure ? toEngineError(error) : error;
      }
    },
    async close() {
      closing.abort(new EngineError('engine_unavailable', 'The engine was closed'));
    },
  };
}

async function remove(
  pool: ThreadPool,
  { image, area, seed }: RemoveRequest,
  { signal, onProgress }: EngineContext,
): Promise<EngineResult> {
  const filled = await pool.run(fillTask, { image, area, seed }, { signal, onProgress });
  return { images: [filled.image], notes: filled.notes };
}

/** Draws the pictures side by side; if one fails the others are ended too. */
async function draw(
  pool: ThreadPool,
  { prompt, style, width, height, seed, count }: TextToImageRequest,
  { signal, onProgress }: EngineContext,
): Promise<EngineResult> {
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  const shares = new Float64Array(count);
  const pictures = Array.from({ length: count }, (_, index) =>
    pool.run(
      drawTask,
      { prompt, style, width, height, seed, index },
      {
        signal: both,
        onProgress: (share) => {
          shares[index] = Math.max(shares[index] ?? 0, share);
          const progress = shares.reduce((sum, one) => sum + one, 0) / count;
          onProgress({ progress, stage: 'drawing' });
        },
      },
    ),
  );
  try {
    const drawn = await Promise.all(pictures);
    return { images: drawn.map(({ image }) => image), notes: drawn[0]?.notes ?? [] };
  } catch (error) {
    ending.abort(error);
    throw error;
  }
}

const toEngineError = ({ code, message }: TaskFailure): EngineError =>
  new EngineError(
    code === 'task_failed' || code === 'thread_lost' ? 'engine_failed' : code,
    message,
  );
