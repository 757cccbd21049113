/** What of a key press moves something. */
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** How far an arrow key moves something, CSS px; with Shift; with Alt it is one image px. */
const STEP = 10;
const LONG_STEP = 50;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key moves something, whole image px; null for any other press.
 * @param zoom CSS px an image px
 */
export function arrowStep(press: Press, zoom: number): { dx: number; dy: number } | null {
  const [x, y] = ARROWS[press.key] ?? [0, 0];
  if ((x === 0 && y === 0) || press.ctrlKey || press.metaKey) return null;
  const far = Math.max(1, Math.round((press.shiftKey ? LONG_STEP : STEP) / zoom));
  const step = press.altKey ? 1 : far;
  return { dx: x * step, dy: y * step };
}
