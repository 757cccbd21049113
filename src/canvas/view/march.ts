import type { Scene, SceneChange } from '../scene/scene.ts';

/** Between two steps of the outline, ms: with a GPU, and where drawing is work for the processor. */
const STEP = 125;
const SLOW_STEP = 500;

/** A stroke under way has the frames for itself: no step so soon after a change, ms. */
const QUIET = 200;

/** The outline rests when nothing was done for this long, ms: an idle page costs nothing. */
const REST_AFTER = 15_000;

/**
 * Makes the mask's outline move: calls back with the next phase eight times a second (twice if
 * `isSlow`), while there is a mask to see, nothing is drawn, the page is visible, somebody is at
 * work and motion is welcome. Returns the disposer.
 */
export function march(scene: Scene, isSlow: boolean, onStep: (phase: number) => void): () => void {
  const interval = isSlow ? SLOW_STEP : STEP;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let phase = 0;
  let lastChange = performance.now();
  let lastPaint = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const isWanted = (): boolean =>
    scene.hasMask &&
    scene.maskVisible &&
    scene.maskWindow !== null &&
    !document.hidden &&
    !stillness.matches &&
    performance.now() - lastChange < REST_AFTER;
  const step = (): void => {
    timer = null;
    if (!isWanted()) return;
    timer = setTimeout(step, interval);
    if (performance.now() - lastPaint < QUIET) return;
    phase += isSlow ? 2 : 1;
    onStep(phase);
  };
  const wake = (): void => {
    lastChange = performance.now();
    if (timer === null && isWanted()) timer = setTimeout(step, interval);
  };
  const hear = ({ kind }: SceneChange): void => {
    wake();
    if (kind === 'mask') lastPaint = lastChange;
  };

  const unsubscribe = scene.subscribe(hear);
  document.addEventListener('visibilitychange', wake);
  wake();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', wake);
    if (timer !== null) clearTimeout(timer);
  };
}
