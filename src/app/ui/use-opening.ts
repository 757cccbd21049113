import { useEffect, useState } from 'react';

/**
 * Whether something that pops up is open: closed at first, then open if it `opensAtFirst`. In two
 * steps, so that it finds its button in the page and gives the focus back to it.
 */
export const useOpening = (
  opensAtFirst: boolean,
): { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void } => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!opensAtFirst) return undefined;
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [opensAtFirst]);
  return { isOpen, onOpenChange: setOpen };
};
