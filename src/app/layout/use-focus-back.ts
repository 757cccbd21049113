import { type FocusEvent, useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** What a box needs to give the focus back; all of it is spread over the box. */
export interface FocusBack {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Gives the focus back to whom keys took it from, when `shown` has changed and the part of a box that had
 * it is gone; to the page's content where that is gone, too.
 */
export const useFocusBack = (shown: unknown): FocusBack => {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const giver = from.current;
    if (giver === null || document.activeElement !== document.body) return;
    from.current = null;
    const taker = giver.isConnected ? giver : document.getElementById(MAIN_ID);
    taker?.focus({ preventScroll: true });
  }, [shown]);
  return {
    onFocus: ({ currentTarget, target, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Under a finger the focus in words would raise the keyboard.
      const isByKeys = target.matches(':focus-visible') && relatedTarget instanceof HTMLElement;
      from.current = isByKeys ? relatedTarget : null;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) from.current = null;
    },
  };
};
