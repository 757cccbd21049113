import { useCallback, useState } from 'react';

/**
 * The most that the bars at the bottom have covered since `view` was shown, CSS px from the window's
 * edge: the picture must not move each time that one of them goes. Answers it, 0 at first, and the ref
 * for their element, which stands at the end of what it is positioned in.
 */
export const useBarsHeight = (
  view: string,
): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] => {
  const [most, setMost] = useState({ view, height: 0 });
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        const height = (element.offsetParent?.clientHeight ?? 0) - element.offsetTop;
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
