import { useCallback, useState } from 'react';

/**
 * The most height, CSS px, that bars have had since `view` was shown: the picture must not move each
 * time that one of them goes. Answers it, 0 at first, and the ref for their element.
 */
export const useBarsHeight = (
  view: string,
): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] => {
  const [most, setMost] = useState({ view, height: 0 });
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        const height = element.offsetHeight;
        setMost((known) =>
          known.view === view && known.height >= height ? known : { view, height },
        );
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [view],
  );
  return [most.view === view ? most.height : 0, watch];
};
