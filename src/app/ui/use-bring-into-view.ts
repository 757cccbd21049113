import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when `isWanted` becomes true and it is not near the window's top. */
export const useBringIntoView = <Box extends HTMLElement>(
  isWanted: boolean,
): RefObject<Box | null> => {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (!isWanted || box === null) return;
    if (box.getBoundingClientRect().top > innerHeight * 0.6) {
      box.scrollIntoView({ block: 'start', behavior: 'smooth' });
    }
  }, [isWanted]);
  return ref;
};
