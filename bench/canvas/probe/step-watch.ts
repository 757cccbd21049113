/** How an undo or redo came to be seen. */
export interface SeenStep {
  /** Frames that began from the key to the one that shows it, that one included. */
  readonly frames: number;
  /** Ms from the key until the frame after that one begins, when it has been handed over. */
  readonly milliseconds: number;
}

/** A place of the page, CSS px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    benchStep: {
      /** Waits for the next Ctrl+Z or Ctrl+Shift+Z, which is to change what is at these places. */
      watch(places: readonly Place[]): void;
      /** Of the last `watch`; null if the limit passed. */
      readonly seen: Promise<SeenStep | null>;
    };
  }
}

/**
 * Runs in the page: listens to keys and drawing calls from now on. A step is seen in the frame of
 * the drawing after which the canvases look otherwise at most of its places.
 * @param limit ms after which a step counts as never seen
 */
export function installStepWatch(limit: number): void {
  /** Of 255, in any channel. */
  const DIFFERENT = 24;
  const { bench } = window;
  const scratch = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  let places: readonly Place[] = [];
  let before: readonly number[][] = [];
  let keyAt: number | null = null;
  let drawnIn = 0;
  let seenIn: number | null = null;
  let settle = (_: SeenStep | null): void => undefined;
  let seen: Promise<SeenStep | null> = Promise.resolve(null);

  const colourAt = ({ x, y }: Place): number[] =>
    [...document.querySelectorAll('canvas')].flatMap((canvas) => {
      const { left, top, right, bottom, width } = canvas.getBoundingClientRect();
      if (scratch === null || x < left || y < top || x >= right || y >= bottom) return [];
      const scale = canvas.width / width;
      scratch.clearRect(0, 0, 1, 1);
      scratch.drawImage(canvas, (x - left) * scale, (y - top) * scale, 1, 1, 0, 0, 1, 1);
      return [...scratch.getImageData(0, 0, 1, 1).data];
    });
  const isOther = (now: readonly number[], then: readonly number[]): boolean =>
    now.length !== then.length ||
    now.some((value, at) => Math.abs(value - (then[at] ?? 0)) > DIFFERENT);
  const isSeen = (): boolean => {
    const other = places.filter((place, at) => isOther(colourAt(place), before[at] ?? []));
    return other.length * 2 > places.length;
  };
  const look = (): void => {
    if (keyAt === null) return;
    if (seenIn === null && isSeen()) seenIn = drawnIn;
    const next = seenIn === null ? undefined : bench.frames[seenIn];
    if (seenIn === null || next === undefined) {
      requestAnimationFrame(look);
      return;
    }
    const from = keyAt;
    const earlier = bench.frames.filter((time) => time <= from).length;
    settle({ frames: Math.max(1, seenIn - earlier), milliseconds: next - from });
    keyAt = null;
  };
  const onKey = ({ code, timeStamp }: KeyboardEvent): void => {
    if (code !== 'KeyZ') return;
    keyAt = timeStamp;
    requestAnimationFrame(look);
  };
  const onDraw = (): void => {
    // What is drawn outside a frame is seen with the next one.
    drawnIn = bench.frames.length + (bench.isInFrame ? 0 : 1);
  };
  const hookDrawing = (prototype: object, name: string): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') return;
    Reflect.set(prototype, name, function draw(this: unknown, ...parameters: unknown[]): unknown {
      if (this !== scratch) onDraw();
      return Reflect.apply(original, this, parameters);
    });
  };

  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'clear']) {
    hookDrawing(WebGL2RenderingContext.prototype, name);
  }
  for (const name of ['drawImage', 'putImageData', 'clearRect', 'fillRect']) {
    hookDrawing(CanvasRenderingContext2D.prototype, name);
  }
  hookDrawing(ImageBitmapRenderingContext.prototype, 'transferFromImageBitmap');
  addEventListener('keydown', onKey, { capture: true });

  window.benchStep = {
    watch(next) {
      places = next;
      before = places.map(colourAt);
      keyAt = null;
      seenIn = null;
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
