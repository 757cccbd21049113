/** Frames looked at, after those in which shaders and tiles are made ready. */
const WARM_UP = 4;
const SAMPLES = 9;

/** A frame that keeps the page busy for longer, ms, is worse than what a 2D canvas needs. */
const COSTLY = 12;

/** Finds out whether drawing holds up the page. */
export interface FrameCostWatch {
  /** Call it in the animation frame, when all is drawn. */
  afterDraw(): void;
  stop(): void;
}

/**
 * Where nothing in the browser has a GPU, each WebGL frame is read back while the page waits; no
 * property tells, so it is measured: how long after a draw the page comes to its next task. Calls
 * back once, at most, if the median is too long.
 */
export function watchFrameCost(onCostly: () => void): FrameCostWatch {
  const { port1, port2 } = new MessageChannel();
  const waits: number[] = [];
  let drawnAt: number | null = null;
  const judge = (): void => {
    const judged = waits.slice(WARM_UP).sort((one, other) => one - other);
    if ((judged[Math.floor(judged.length / 2)] ?? 0) > COSTLY) onCostly();
  };
  port1.onmessage = () => {
    if (drawnAt === null) return;
    waits.push(performance.now() - drawnAt);
    drawnAt = null;
    if (waits.length === WARM_UP + SAMPLES) judge();
  };
  return {
    afterDraw() {
      if (drawnAt !== null || waits.length >= WARM_UP + SAMPLES) return;
      drawnAt = performance.now();
      port2.postMessage(null);
    },
    stop: () => port1.close(),
  };
}
