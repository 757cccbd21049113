/** What the probe in the page notes; times in ms of performance.now(). */
export interface PageProbe {
  /** When each frame began. */
  readonly frames: number[];
  /** When the browser made the pointer-downs and pointer-ups, however late the page heard of them. */
  readonly downs: number[];
  readonly ups: number[];
  /** Pointer moves that reached the page, merged ones counted once. */
  moves: number;
  /** True from the first callback of a frame until the frame is drawn. */
  isInFrame: boolean;
}

declare global {
  interface Window {
    bench: PageProbe;
  }
}

/** Runs in the page before anything of its own: notes pointer events. */
export function installProbe(): void {
  const probe: PageProbe = { frames: [], downs: [], ups: [], moves: 0, isInFrame: false };
  window.bench = probe;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ timeStamp }) => probe.downs.push(timeStamp), options);
  addEventListener('pointerup', ({ timeStamp }) => probe.ups.push(timeStamp), options);
  addEventListener('pointermove', () => (probe.moves += 1), options);
}

/** Runs in the page: notes every frame from now on, which makes even an idle page draw frames. */
export function startFrames(): void {
  const probe = window.bench;
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    probe.isInFrame = false;
  };
  const tick = (time: number): void => {
    probe.frames.push(time);
    probe.isInFrame = true;
    afterFrame.port2.postMessage(null);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Runs in the page: a mark that the trace shows too; answers when, in ms of performance.now(). */
export function setMark(): number {
  return performance.mark('bench').startTime;
}
