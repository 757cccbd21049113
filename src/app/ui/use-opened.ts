import { useContext, useEffect } from 'react';
import { LoadFailure } from './load-failure.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * The code of something that opens over the page, loaded when it is first open; null until it is there.
 * Where it does not come, it closes, and the user is told and can open it again.
 *
 * @param load imports it; must stay the same function
 * @param setOpen opens and closes it; must stay the same function, too
 */
export const useOpened = <Part>(
  load: () => Promise<Part>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): Part | null => {
  const loaded = useLoaded(load, isOpen);
  const tell = useContext(LoadFailure);
  useEffect(() => {
    if (loaded.status !== 'failed') return;
    setOpen(false);
    tell(loaded.error, () => setOpen(true));
  }, [loaded, tell, setOpen]);
  return loaded.status === 'ready' ? loaded.value : null;
};
