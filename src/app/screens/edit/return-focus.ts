import type { MouseEvent } from 'react';

/**
 * After a press by pointer on one of the floating buttons, gives the focus back to the canvas, so
 * that Space pans and arrows move the brush instead of pressing that button again. Presses by
 * keyboard, and buttons that opened something, keep the focus.
 */
export const returnFocus = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget: bars, target, detail } = event;
  if (detail === 0 || !(target instanceof Element) || !bars.contains(target)) return;
  const button = target.closest('button');
  if (button === null) return;
  const canvas = bars.parentElement?.querySelector<HTMLElement>('[role="application"]');
  requestAnimationFrame(() => {
    const { activeElement } = document;
    // Among the bars, not on the very button: a toolbar puts it on the one that had it before.
    const isStillThere = bars.contains(activeElement) || activeElement === document.body;
    if (isStillThere && !button.matches('[aria-expanded="true"]')) {
      canvas?.focus({ preventScroll: true });
    }
  });
};
