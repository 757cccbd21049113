/** How an undo or redo came to be seen. */
export interface SeenStep {
  /** Frames that began from the key to the one that shows it, that one included. */
  readonly frames: number;
  /** Ms from the key until the frame after that one begins, when it has been handed over. */
  readonly milliseconds: number;
}

/** What {@link installStepWatch} is told. */
export interface StepWatchOptions {
  /**
   * A step counts as drawn at the first drawing after the worker's answer to `undo` or `redo`;
   * else at the first drawing after the key.
   */
  readonly byWorker: boolean;
  /** Ms after which a step counts as never seen. */
  readonly limit: number;
}

declare global {
  interface Window {
    benchStep: {
      /** Waits for the next Ctrl+Z or Ctrl+Shift+Z. */
      watch(): void;
      /** Of the last `watch`; null if the limit passed. */
      readonly seen: Promise<SeenStep | null>;
    };
  }
}

/** Runs in the page: listens to keys, drawing calls and workers from now on. */
export function installStepWatch({ byWorker, limit }: StepWatchOptions): void {
  const { bench } = window;
  let keyAt: number | null = null;
  let answered = false;
  let drawnIn: number | null = null;
  let settle = (_: SeenStep | null): void => undefined;
  let seen: Promise<SeenStep | null> = Promise.resolve(null);
  const asked = new Set<unknown>();
  const heard = new WeakSet<Worker>();

  const look = (): void => {
    if (keyAt === null) return;
    const from = keyAt;
    const next = drawnIn === null ? undefined : bench.frames[drawnIn];
    if (drawnIn === null || next === undefined) {
      requestAnimationFrame(look);
      return;
    }
    const before = bench.frames.filter((time) => time <= from).length;
    settle({ frames: Math.max(1, drawnIn - before), milliseconds: next - from });
    keyAt = null;
  };
  const onKey = ({ code, timeStamp }: KeyboardEvent): void => {
    if (code !== 'KeyZ') return;
    keyAt = timeStamp;
    requestAnimationFrame(look);
  };
  const onDraw = (): void => {
    if (keyAt === null || drawnIn !== null || (byWorker && !answered)) return;
    // What is drawn outside a frame is seen with the next one.
    drawnIn = bench.frames.length + (bench.isInFrame ? 0 : 1);
  };
  const hookDrawing = (prototype: object, name: string): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') return;
    Reflect.set(prototype, name, function draw(this: unknown, ...parameters: unknown[]): unknown {
      onDraw();
      return Reflect.apply(original, this, parameters);
    });
  };
  const isStep = (message: unknown): boolean => {
    const withoutPoints = (_: string, value: unknown): unknown =>
      ArrayBuffer.isView(value) ? null : value;
    return /"kind":"(undo|redo)"/.test(JSON.stringify(message, withoutPoints) ?? '');
  };
  const idOf = (message: unknown): unknown =>
    typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
  const listenTo = (worker: Worker): void => {
    if (heard.has(worker)) return;
    heard.add(worker);
    worker.addEventListener('message', ({ data }) => {
      if (asked.delete(idOf(data))) answered = true;
    });
  };
  const hookWorkers = (): void => {
    const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
    if (typeof post !== 'function') return;
    Reflect.set(Worker.prototype, 'postMessage', function send(this: Worker, ...rest: unknown[]) {
      listenTo(this);
      if (keyAt !== null && isStep(rest[0])) asked.add(idOf(rest[0]));
      return Reflect.apply(post, this, rest);
    });
  };

  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'clear']) {
    hookDrawing(WebGL2RenderingContext.prototype, name);
  }
  for (const name of ['drawImage', 'putImageData', 'clearRect', 'fillRect']) {
    hookDrawing(CanvasRenderingContext2D.prototype, name);
  }
  hookDrawing(ImageBitmapRenderingContext.prototype, 'transferFromImageBitmap');
  if (byWorker) hookWorkers();
  addEventListener('keydown', onKey, { capture: true });

  window.benchStep = {
    watch() {
      keyAt = null;
      answered = false;
      drawnIn = null;
      const { promise, resolve } = Promise.withResolvers<SeenStep | null>();
      settle = resolve;
      seen = promise;
      setTimeout(() => resolve(null), limit);
    },
    get seen() {
      return seen;
    },
  };
}
