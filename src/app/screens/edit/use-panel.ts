import { useState } from 'react';
import type { WindowShape } from './use-window-shape.ts';

/**
 * Whether the panel is open, and what opens and closes it. Beside the picture it is from the start where
 * there is room; a sheet over the picture is only what somebody opened as one, not what a panel becomes
 * when the page is enlarged.
 */
export const usePanel = ({
  isWide,
  hasSheet,
}: WindowShape): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const beside = useState(isWide && !hasSheet);
  const over = useState(false);
  return hasSheet ? over : beside;
};
