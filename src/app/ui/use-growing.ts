import { type RefObject, useLayoutEffect } from 'react';

const grow = (box: HTMLTextAreaElement): void => {
  box.style.height = 'auto';
  const borders = box.offsetHeight - box.clientHeight;
  box.style.height = `${box.scrollHeight + borders}px`;
};

/** Browsers that size a box by its text need no measuring, which holds up the page's first picture. */
const growsByItself = (): boolean => CSS.supports('field-sizing', 'content');

/**
 * Style of a box for text that grows with it, rows at least and at most; with `useGrowing` and the
 * class `field-sizing-content`. A row is 1.5 rem, above and below are 0.75 rem and a line.
 */
export const growingStyle = ([fewest, most]: readonly [number, number]) => ({
  minHeight: `calc(${fewest} * 1.5rem + 1.5rem + 2px)`,
  maxHeight: `calc(${most} * 1.5rem + 1.75rem)`,
});

/**
 * Keeps a box for text as tall as the text in it, also in another window; see {@link growingStyle}
 * for the limits.
 */
export const useGrowing = (ref: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  // The height follows the text, so the text is a dependency.
  useLayoutEffect(() => {
    if (growsByItself()) return undefined;
    const fit = (): void => {
      if (ref.current) grow(ref.current);
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [ref, text]);
};
