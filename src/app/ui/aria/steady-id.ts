import { useId } from 'react';

/**
 * In the place of react-aria's hook of this name (scripts/build/slim-aria.ts). That one asks on every
 * control whether the build rendered it, which renders all of them twice when a page is taken over.
 */
export const useSSRSafeId = (given?: string): string => {
  const id = useId();
  return given || `react-aria-${id}`;
};
