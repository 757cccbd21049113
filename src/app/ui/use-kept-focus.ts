import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** What a box needs to keep the focus; all of it is spread over the box. */
export interface KeptFocus<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<Box>) => void;
}

/**
 * Keeps the place of who works by keyboard where parts come and go: when `shown` has changed and
 * the part that had the focus is gone, the box takes it, instead of the top of the page.
 */
export const useKeptFocus = <Box extends HTMLElement>(shown: unknown): KeptFocus<Box> => {
  const ref = useRef<Box>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [shown]);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
};
