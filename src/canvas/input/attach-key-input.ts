import type { Editor } from '../editor-types.ts';
import { arrowStep } from '../kernels/arrow-step.ts';

/** Keys that belong to the canvas itself; all other shortcuts are the app's. */
export interface KeyInput {
  /** True while Space is held to pan. */
  panHeld(): boolean;
  detach(): void;
}

/** What has no use for Space: nothing has the focus, or a slider that was dragged a moment ago. */
const SPACE_IS_FREE = 'body, [type="range"], [role="slider"]';

/**
 * On the focused canvas: arrows move the brush; once it was moved so, Space puts it down for as
 * long as it is held, so that a press stamps and arrows meanwhile draw. Where a picture is being
 * expanded arrows move the view. Anywhere but in a control, holding Space turns the pointer into
 * the hand. Esc takes back a gesture under way, whatever has the focus.
 */
export function attachKeyInput(
  host: HTMLElement,
  isBusy: () => boolean,
  editor: Pick<
    Editor,
    'state' | 'moveBrush' | 'panBy' | 'lowerBrush' | 'liftBrush' | 'cancelStroke' | 'setComparing'
  >,
): KeyInput {
  const attached = new AbortController();
  const { signal } = attached;
  let held = false;

  const setHeld = (next: boolean): void => {
    held = next;
    host.toggleAttribute('data-pan-held', next);
  };
  const panView = ({ dx, dy }: { dx: number; dy: number }): void => {
    const { zoom } = editor.state;
    editor.panBy(-dx * zoom, -dy * zoom);
  };
  const onHostKey = (event: KeyboardEvent): void => {
    const step = arrowStep(event, editor.state.zoom);
    if (step === null) return;
    event.preventDefault();
    if (editor.state.expansion === null) editor.moveBrush(step.dx, step.dy);
    else panView(step);
  };
  const onSpaceDown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.code !== 'Space' || (target !== host && !target.matches(SPACE_IS_FREE))) return;
    event.preventDefault();
    if (target === host && editor.state.keyboardBrush !== null) {
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
  const onBlur = (): void => {
    letGo();
    // The key that held it goes up in another window.
    editor.setComparing(false);
  };
  const onSpaceUp = (event: KeyboardEvent): void => {
    if (event.code === 'Space') letGo();
  };

  host.addEventListener('keydown', onHostKey, { signal });
  window.addEventListener('keydown', onSpaceDown, { signal });
  window.addEventListener('keydown', onEscape, { signal });
  window.addEventListener('keyup', onSpaceUp, { signal });
  window.addEventListener('blur', onBlur, { signal });
  return { panHeld: () => held, detach: () => attached.abort() };
}
