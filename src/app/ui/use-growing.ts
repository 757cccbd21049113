import { type RefObject, useLayoutEffect } from 'react';

const grow = (box: HTMLTextAreaElement): void => {
  box.style.height = 'auto';
  const borders = box.offsetHeight - box.clientHeight;
  box.style.height = `${box.scrollHeight + borders}px`;
};

/** Keeps a box for text as tall as the text in it, also in another window; its style says the limits. */
export const useGrowing = (ref: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  // The height follows the text, so the text is a dependency.
  useLayoutEffect(() => {
    const fit = (): void => {
      if (ref.current) grow(ref.current);
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [ref, text]);
};
