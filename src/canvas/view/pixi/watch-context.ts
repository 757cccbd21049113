/** A lost context that is not back after this long, ms, is given up. */
const PATIENCE = 4000;

/** What the watcher calls back. */
export interface ContextListeners {
  /** The context is back, empty. */
  readonly onRestored: () => void;
  /** It was lost and does not come back. */
  readonly onLost: () => void;
}

/** Whether a canvas can be drawn on. */
export interface ContextWatch {
  isLost(): boolean;
  stop(): void;
}

/**
 * Watches a WebGL canvas whose context may be lost, by a sleeping tablet, a driver's restart or
 * another page. Pixi asks the browser to restore it.
 */
export function watchContext(
  canvas: HTMLCanvasElement,
  { onRestored, onLost }: ContextListeners,
): ContextWatch {
  const watching = new AbortController();
  const { signal } = watching;
  let lost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    lost = true;
    clearTimeout(timer);
    timer = setTimeout(onLost, PATIENCE);
  };
  const goOn = (): void => {
    lost = false;
    clearTimeout(timer);
    onRestored();
  };
  canvas.addEventListener('webglcontextlost', wait, { signal });
  canvas.addEventListener('webglcontextrestored', goOn, { signal });
  return {
    isLost: () => lost,
    stop() {
      watching.abort();
      clearTimeout(timer);
    },
  };
}
