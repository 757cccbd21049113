import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view when `isWanted` becomes true and it is not in the window's upper part,
 * below its own scroll margin.
 */
export const useBringIntoView = <Box extends HTMLElement>(
  isWanted: boolean,
): RefObject<Box | null> => {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (!isWanted || box === null) return;
    const { top } = box.getBoundingClientRect();
    if (top < Number.parseFloat(getComputedStyle(box).scrollMarginTop) || top > innerHeight * 0.6) {
      box.scrollIntoView({ block: 'start', behavior: 'smooth' });
    }
  }, [isWanted]);
  return ref;
};
