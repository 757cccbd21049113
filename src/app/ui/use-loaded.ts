import { startTransition, useEffect, useState } from 'react';
import { CODE_MS } from '../../net/index.ts';

/** Code that did not come. */
export type LoadFailed = {
  readonly status: 'failed';
  /** Why; null where it is only late. */
  readonly error: unknown;
  /** Asks for it once more. */
  readonly again: () => void;
};

/** Code that was asked for, unless it is on its way or did not come. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | LoadFailed;

const LOADING = { status: 'loading' } as const;

/**
 * Imports something once it is wanted; `load` must stay the same function. What did not come is asked
 * for again by `again`, when it is wanted again, or when the network is back. What is late may still come.
 */
export const useLoaded = <Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    const { signal } = life;
    const take = (next: Loaded<Value>): void => {
      clearTimeout(timer);
      // What it draws may be much: in slices it holds up nothing.
      if (!signal.aborted) startTransition(() => setLoaded(next));
    };
    const again = (): void => setAttempt(attempt + 1);
    const fail = (error: unknown): void => {
      take({ status: 'failed', error, again });
      window.addEventListener('online', again, { signal });
    };
    const timer = setTimeout(fail, CODE_MS, null);
    load().then((value) => take({ status: 'ready', value }), fail);
    return () => {
      life.abort();
      clearTimeout(timer);
      setLoaded((last) => (last.status === 'failed' ? LOADING : last));
    };
  }, [load, isWanted, attempt]);
  // Before the effect is gone: not for one frame is it told that what nobody wants did not come.
  return loaded.status === 'failed' && !isWanted ? LOADING : loaded;
};
