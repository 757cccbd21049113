import { startTransition, useEffect, useState } from 'react';
import { CODE_MS } from '../../net/index.ts';

/** Code that was asked for, unless it is on its way or did not come. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  /** `message` says why, in the browser's words; none where it is only late. */
  | { readonly status: 'failed'; readonly message: string };

/**
 * Imports something once it is wanted; `load` must stay the same function. What did not come is not
 * asked for again: browsers remember that for as long as the page lives. What is late may still come.
 */
export const useLoaded = <Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const take = (next: Loaded<Value>): void => {
      clearTimeout(timer);
      // What it draws may be much: in slices it holds up nothing.
      if (isCurrent) startTransition(() => setLoaded(next));
    };
    const fail = (message: string): void => take({ status: 'failed', message });
    const timer = setTimeout(fail, CODE_MS, '');
    load().then(
      (value) => take({ status: 'ready', value }),
      (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, isWanted]);
  return loaded;
};
