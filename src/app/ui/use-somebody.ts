import { useEffect, useState } from 'react';
import { idle, ready, somebody } from '../pauses.ts';

/**
 * Whether somebody is there, who can have work done by now, and the page had nothing else to do: then comes
 * what is further down. Keys, headings and a screen reader's list of what a page has lead only to what is
 * there, and past what waits to be scrolled to.
 */
export const useSomebody = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    const come = async (): Promise<void> => {
      await somebody();
      await ready;
      await idle();
      if (!life.signal.aborted) setThere(true);
    };
    void come();
    return () => life.abort();
  }, []);
  return isThere;
};
