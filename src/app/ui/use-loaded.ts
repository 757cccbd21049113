import { useCallback, useEffect, useState } from 'react';

/** What was asked for, unless it is on its way or could not be had. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  /** `message` says why, in the browser's words. */
  | { readonly status: 'failed'; readonly message: string };

/**
 * Loads something once it is wanted, and again on `retry` where that failed. `load` must stay the
 * same function.
 */
export const useLoaded = <Value>(
  load: () => Promise<Value>,
  isWanted: boolean,
): { loaded: Loaded<Value>; retry: () => void } => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const take = (next: Loaded<Value>): void => {
      if (isCurrent) setLoaded(next);
    };
    load().then(
      (value) => take({ status: 'ready', value }),
      (error: unknown) =>
        take({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, tries]);
  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setTries((before) => before + 1);
  }, []);
  return { loaded, retry };
};
