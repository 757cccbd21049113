import type { Editor } from '../editor-types.ts';

/** How far an arrow key moves the brush, CSS px; with Shift; with Alt it is one image px. */
const STEP = 10;
const LONG_STEP = 50;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that belong to the canvas itself; all other shortcuts are the app's. */
export interface KeyInput {
  /** True while Space is held to pan. */
  panHeld(): boolean;
  detach(): void;
}

/**
 * On the focused canvas: arrows move the brush; once it was moved so, Space puts it down for as
 * long as it is held, so that a press stamps and arrows meanwhile draw. Anywhere but in a control,
 * holding Space turns the pointer into the hand. Esc takes back a gesture under way, whatever has
 * the focus.
 */
export function attachKeyInput(
  host: HTMLElement,
  isBusy: () => boolean,
  editor: Pick<Editor, 'state' | 'moveBrush' | 'lowerBrush' | 'liftBrush' | 'cancelStroke'>,
): KeyInput {
  const attached = new AbortController();
  const { signal } = attached;
  let held = false;

  const setHeld = (next: boolean): void => {
    held = next;
    host.toggleAttribute('data-pan-held', next);
  };
  const onHostKey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const step = stepOf(event, editor.state.zoom);
      editor.moveBrush(direction[0] * step, direction[1] * step);
    }
  };
  const onSpaceDown = (event: KeyboardEvent): void => {
    if (event.code !== 'Space' || (event.target !== host && event.target !== document.body)) return;
    event.preventDefault();
    if (event.target === host && editor.state.keyboardBrush !== null) {
      if (!event.repeat) editor.lowerBrush();
      return;
    }
    setHeld(true);
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isBusy()) return;
    event.preventDefault();
    editor.cancelStroke();
  };
  const letGo = (): void => {
    setHeld(false);
    editor.liftBrush();
  };
  const onSpaceUp = (event: KeyboardEvent): void => {
    if (event.code === 'Space') letGo();
  };

  host.addEventListener('keydown', onHostKey, { signal });
  window.addEventListener('keydown', onSpaceDown, { signal });
  window.addEventListener('keydown', onEscape, { signal });
  window.addEventListener('keyup', onSpaceUp, { signal });
  window.addEventListener('blur', letGo, { signal });
  return { panHeld: () => held, detach: () => attached.abort() };
}

/** In image px. */
function stepOf(event: KeyboardEvent, zoom: number): number {
  if (event.altKey) return 1;
  return Math.max(1, Math.round((event.shiftKey ? LONG_STEP : STEP) / zoom));
}
