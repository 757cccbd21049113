import { TASK_KINDS } from '../../src/net/contracts/task.ts';
import {
  type Area,
  type CombineRequest,
  type Engine,
  type EngineContext,
  EngineError,
  type EngineRequest,
  type EngineResult,
  type Pixels,
  type TextRemovalRequest,
  type TextToImageRequest,
  type WatermarkRequest,
} from '../engines/engine.ts';

/** An engine whose runs obey their prompt: see {@link createTestEngine}. */
export interface TestEngine extends Engine {
  /** Lets every run with the prompt `wait` or `sketch` go on, now and later. */
  release(): void;
  /** Runs that were begun. */
  readonly begun: () => number;
  /** Runs that were aborted while they waited. */
  readonly aborted: () => number;
}

/**
 * An engine that draws plain pictures. Prompts: `wait` goes on when released, `fail` fails with a
 * code, `crash` throws, `sketch` shows a preview of the second picture first, anything else is drawn at once. It fills areas with one colour,
 * finds text and watermarks in the left half of whatever it is shown, unless the seed is 404, and combines two pictures to
 * one as large as both side by side.
 */
export function createTestEngine(): TestEngine {
  let begun = 0;
  let aborted = 0;
  const released = Promise.withResolvers<void>();

  async function pause(signal: AbortSignal): Promise<void> {
    const cut = Promise.withResolvers<never>();
    const onAbort = () => {
      aborted++;
      cut.reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    await Promise.race([released.promise, cut.promise]);
    signal.removeEventListener('abort', onAbort);
  }

  async function obey(prompt: string, { signal, onProgress }: EngineContext): Promise<void> {
    onProgress({ progress: 0.25, stage: 'drawing' });
    if (prompt === 'sketch')
      onProgress({
        progress: 0.25,
        stage: 'drawing',
        preview: { index: 1, image: plain(8, 6, [0, 0, 255]) },
      });
    if (prompt === 'wait' || prompt === 'sketch') await pause(signal);
    if (prompt === 'fail') throw new EngineError('nothing_to_copy_from', 'There is nothing left.');
    if (prompt === 'crash') throw new TypeError('a mistake');
    onProgress({ progress: 1, stage: 'drawing' });
  }

  /** Answers one colour; another for each variant. Kinds with a prompt obey it first. */
  async function edit(
    request: Exclude<EngineRequest, TextToImageRequest>,
    context: EngineContext,
  ): Promise<EngineResult> {
    if ('prompt' in request) await obey(request.prompt, context);
    const { width, height } =
      request.kind === 'flux-context-multi' ? together(request) : request.image;
    const { left, top, right, bottom } =
      request.kind === 'expand' ? request.padding : { left: 0, top: 0, right: 0, bottom: 0 };
    const found = 'mode' in request ? findIn(request) : null;
    const onlyFinds = 'mode' in request && (request.mode === 'detect' || found === null);
    const count = request.kind === 'enhance' ? 1 : request.count;
    const images = Array.from({ length: onlyFinds ? 0 : count }, (_, index) =>
      plain(left + width + right, top + height + bottom, [9, 9, 9 + index]),
    );
    return { images, found, notes: ['filled'] };
  }

  return {
    name: 'test',
    kinds: new Set(TASK_KINDS),
    health: async () => ({ ok: true, detail: null }),
    async run(request, context) {
      begun++;
      if (request.kind !== 'text-to-image') return edit(request, context);
      await obey(request.prompt, context);
      const images = Array.from({ length: request.count }, (_, index) =>
        plain(request.width, request.height, colourOf(request.seed, index)),
      );
      return { images, found: null, notes: ['plain'] };
    },
    close: async () => undefined,
    release: released.resolve,
    begun: () => begun,
    aborted: () => aborted,
  };
}

/**
 * Another colour for each seed, by 22 of its bits, and picture: of two tasks that drew the same bytes by
 * chance neither could be seen to lose them.
 */
const colourOf = (seed: number, index: number): readonly number[] => [
  seed & 0xff,
  (seed >>> 8) & 0xff,
  ((seed >>> 16) & 0x3f) * 4 + index,
];

function plain(width: number, height: number, colour: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const pixel = [...colour, 255];
  for (let at = 0; at < data.length; at++) data[at] = pixel[at % 4] ?? 0;
  return { width, height, data };
}

function together({ images: [first, second] }: CombineRequest): {
  readonly width: number;
  readonly height: number;
} {
  return {
    width: first.width + second.width,
    height: Math.max(first.height, second.height),
  };
}

const findIn = ({ area, image, seed }: TextRemovalRequest | WatermarkRequest): Area | null =>
  area ?? (seed === 404 ? null : leftHalf(image));

function leftHalf({ width, height }: Pixels): Area {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    (at % width) * 2 < width ? 255 : 0,
  );
  return { width, height, data };
}
