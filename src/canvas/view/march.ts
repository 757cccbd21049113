import type { Scene } from '../scene/scene.ts';

/** Between two steps of the outline, ms. */
const STEP = 125;

/** The outline rests when nothing was done for this long, ms: an idle page costs nothing. */
const REST_AFTER = 15_000;

/**
 * Makes the mask's outline move: calls back with the next phase eight times a second, while there
 * is a mask to see, the page is visible, somebody is at work and motion is welcome. Returns the
 * disposer.
 */
export function march(scene: Scene, onStep: (phase: number) => void): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let phase = 0;
  let lastChange = performance.now();
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
    phase += 1;
    onStep(phase);
    timer = setTimeout(step, STEP);
  };
  const wake = (): void => {
    lastChange = performance.now();
    if (timer === null && isWanted()) timer = setTimeout(step, STEP);
  };

  const unsubscribe = scene.subscribe(wake);
  document.addEventListener('visibilitychange', wake);
  wake();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', wake);
    if (timer !== null) clearTimeout(timer);
  };
}
