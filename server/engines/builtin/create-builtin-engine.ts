import { defineTask, TaskFailure } from '../../threads/task.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import {
  type Area,
  type Engine,
  type EngineContext,
  EngineError,
  type EngineProgress,
  type EngineRequest,
  type EngineResult,
  type Pixels,
  type TextToImageRequest,
} from '../engine.ts';
import { type Note, note } from '../note.ts';
import { seedOf } from './kernels/random.ts';

const fillTask = defineTask<typeof import('./remove/fill-task.ts').run>(
  new URL('./remove/fill-task.ts', import.meta.url),
);
const drawTask = defineTask<typeof import('./scene/draw-task.ts').run>(
  new URL('./scene/draw-task.ts', import.meta.url),
);
const sketchTask = defineTask<typeof import('./scene/sketch-task.ts').run>(
  new URL('./scene/sketch-task.ts', import.meta.url),
);
const redrawTask = defineTask<typeof import('./redraw/redraw-task.ts').run>(
  new URL('./redraw/redraw-task.ts', import.meta.url),
);
const expandTask = defineTask<typeof import('./expand/expand-task.ts').run>(
  new URL('./expand/expand-task.ts', import.meta.url),
);
const enhanceTask = defineTask<typeof import('./enhance/enhance-task.ts').run>(
  new URL('./enhance/enhance-task.ts', import.meta.url),
);
const instructTask = defineTask<typeof import('./instruct/instruct-task.ts').run>(
  new URL('./instruct/instruct-task.ts', import.meta.url),
);
const textTask = defineTask<typeof import('./find-text/text-task.ts').run>(
  new URL('./find-text/text-task.ts', import.meta.url),
);
const restoreTask = defineTask<typeof import('./restore/restore-task.ts').run>(
  new URL('./restore/restore-task.ts', import.meta.url),
);
const watermarkTask = defineTask<typeof import('./watermark/watermark-task.ts').run>(
  new URL('./watermark/watermark-task.ts', import.meta.url),
);
const combineTask = defineTask<typeof import('./combine/combine-task.ts').run>(
  new URL('./combine/combine-task.ts', import.meta.url),
);

/** Threads that are warmed up: more would hold memory that one user never needs. */
const WARMED = 4;
/** What a thread draws to have its code loaded and compiled: the kinds of land that need most of it, a room with somebody, a street, and a park. */
const WARMING = [
  'mountain lake at sunset, houses',
  'autumn forest, a cat',
  'a café, a woman',
  'people in a street at night',
  'children in a park',
] as const;
/** How large, px: larger ones make the first picture that is asked for no quicker. */
const WARMING_SIDE = 96;

/** One picture, and what there is to say about it. */
interface Made {
  /** Null when only asked to find. */
  readonly image: Pixels | null;
  readonly notes: readonly Note[];
  /** What was found; absent for kinds that find nothing. */
  readonly found?: Area | null;
  /** What was filled beside the area; absent where nothing was. */
  readonly filled?: Area;
}

/** What the run of one picture is given. */
interface Part {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

/**
 * The engine that needs no model and no network: it draws scenes from words, fills areas from their
 * surroundings, draws things into areas, continues pictures and makes them clearer, on the pool's
 * threads. Closing it leaves the pool open, for the pool belongs to who made it; what is still
 * running rejects with `engine_unavailable`.
 */
export function createBuiltinEngine({ pool }: { readonly pool: ThreadPool }): Engine {
  const closing = new AbortController();
  return {
    name: 'builtin',
    kinds: new Set([
      'text-to-image',
      'remove',
      'area-redraw',
      'expand',
      'enhance',
      'flux-context',
      'text-removal',
      'watermark-remover',
      'restore',
      'flux-context-multi',
    ]),
    health: async () =>
      closing.signal.aborted
        ? { ok: false, detail: 'The engine is closed.' }
        : { ok: true, detail: null },
    async warmUp() {
      const { signal } = closing;
      const threads = Array.from({ length: Math.min(WARMED, pool.size) }, async () => {
        const size = { width: WARMING_SIDE, height: WARMING_SIDE };
        for (const prompt of WARMING) {
          const input = { prompt, style: null, ...size, seed: 1, index: 0 };
          await pool.run(drawTask, input, { signal });
        }
      });
      // What fails here fails again where somebody waits for it.
      await Promise.allSettled(threads);
    },
    async run(request, context) {
      const signal = AbortSignal.any([context.signal, closing.signal]);
      try {
        return await makeEach(picturesOf(request), { ...context, signal }, (index, part) =>
          makeOne(pool, request, index, part),
        );
      } catch (error) {
        throw error instanceof TaskFailure ? toEngineError(error) : error;
      }
    },
    async close() {
      closing.abort(new EngineError('engine_unavailable', 'The engine was closed'));
    },
  };
}

/** How many runs a request takes: to find something, one is enough. */
function picturesOf(request: EngineRequest): number {
  if (request.kind === 'enhance') return 1;
  return 'mode' in request && request.mode === 'detect' ? 1 : request.count;
}

/** Makes the picture of that index, in one thread. */
function makeOne(
  pool: ThreadPool,
  request: EngineRequest,
  index: number,
  part: Part,
): Promise<Made> {
  switch (request.kind) {
    case 'text-to-image':
      return drawOne(pool, request, index, part);
    case 'remove': {
      const { image, area, seed } = request;
      return pool.run(fillTask, { image, area, seed: seedOf(seed, index) }, part);
    }
    case 'area-redraw': {
      const { image, area, prompt, seed } = request;
      return pool.run(redrawTask, { image, area, prompt, seed, index }, part);
    }
    case 'expand': {
      const { image, padding, seed } = request;
      return pool.run(expandTask, { image, padding, seed: seedOf(seed, index) }, part);
    }
    case 'enhance': {
      const { kind: _, ...input } = request;
      return pool.run(enhanceTask, input, { ...part, transfer: [input.image.data.buffer] });
    }
    case 'flux-context': {
      const { image, prompt, seed } = request;
      return pool.run(instructTask, { image, prompt, seed: seedOf(seed, index) }, part);
    }
    case 'restore': {
      const { image, seed } = request;
      return pool.run(restoreTask, { image, seed: seedOf(seed, index) }, part);
    }
    case 'text-removal': {
      const { image, area, mode, seed } = request;
      return pool.run(textTask, { image, area, mode, seed: seedOf(seed, index) }, part);
    }
    case 'watermark-remover': {
      const { image, area, mode, seed } = request;
      return pool.run(watermarkTask, { image, area, mode, seed: seedOf(seed, index) }, part);
    }
    case 'flux-context-multi': {
      const { images, prompt } = request;
      return pool.run(combineTask, { images, prompt, index }, part);
    }
    // Kinds that are in `kinds` stand above; the server asks for no other.
    default:
      throw new EngineError('engine_unavailable', 'The built-in engine cannot do this yet.');
  }
}

/** The part of a picture's work that its sketch is. */
const SKETCH_SHARE = 0.1;

/**
 * Shows a sketch of the picture, then draws it: so the pool makes all sketches before the first picture. What the picture
 * has no place for is told with its notes.
 */
async function drawOne(
  pool: ThreadPool,
  { kind: _, count, ...input }: TextToImageRequest,
  index: number,
  part: Part,
): Promise<Made> {
  const one = { ...input, index };
  const stage = 'drawing';
  const image = await pool.run(sketchTask, one, { signal: part.signal });
  const preview = image === null ? {} : { preview: { index, image } };
  part.onProgress({ progress: SKETCH_SHARE, stage, ...preview });
  const onProgress = (share: number) =>
    part.onProgress({ progress: SKETCH_SHARE + (1 - SKETCH_SHARE) * share, stage });
  const { leftOut, notes, ...drawn } = await pool.run(drawTask, one, { ...part, onProgress });
  if (leftOut.length === 0) return { ...drawn, notes };
  const words = [...leftOut];
  const lacking =
    count === 1
      ? note('painter.no-place', { words })
      : note('painter.no-place-in', { words, picture: index + 1 });
  return { ...drawn, notes: [...notes, lacking] };
}

/** Makes the pictures side by side; if one fails the others are ended too. */
async function makeEach(
  count: number,
  { signal, onProgress }: EngineContext,
  makeIndex: (index: number, part: Part) => Promise<Made>,
): Promise<EngineResult> {
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  const shares = new Float64Array(count);
  const pictures = Array.from({ length: count }, (_, index) =>
    makeIndex(index, {
      signal: both,
      onProgress: ({ progress, ...told }) => {
        shares[index] = Math.max(shares[index] ?? 0, progress);
        onProgress({ ...told, progress: shares.reduce((sum, one) => sum + one, 0) / count });
      },
    }),
  );
  try {
    const made = await Promise.all(pictures);
    const notes = made.flatMap((one) => one.notes);
    const [first] = made;
    return {
      images: made.flatMap(({ image }) => image ?? []),
      found: first?.found ?? null,
      ...(first?.filled && { filled: first.filled }),
      notes: [...new Map(notes.map((one) => [JSON.stringify(one), one])).values()],
    };
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
