import { useCallback, useSyncExternalStore } from 'react';

const unknown = (): boolean => false;

/**
 * Whether a media query holds now; the component renders again when that changes. None holds where
 * there is no window, as when the build renders a page.
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown);
};
