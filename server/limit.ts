/**
 * Does work when it is its turn; rejects as the work does. Where the signal aborts before the turn has
 * come, it rejects with the signal's reason and the work is never begun.
 */
export type Limit = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Lets at most `atOnce` pieces of work go on at the same time; the others wait in order. */
export function createLimit(atOnce: number): Limit {
  const waiting = new Set<() => void>();
  let free = atOnce;

  /** Resolves when it is the caller's turn. */
  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(come);
        reject(signal?.reason);
      };
      const come = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(come);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free--;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) free++;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}

/** The same for each of many: at most `atOnce` pieces of work of one go on at the same time. */
export function createLimitForEach(
  atOnce: number,
): <Result>(who: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> {
  const limits = new Map<string, { readonly limit: Limit; users: number }>();
  return async (who, work, signal) => {
    const own = limits.get(who) ?? { limit: createLimit(atOnce), users: 0 };
    limits.set(who, own);
    own.users++;
    try {
      return await own.limit(work, signal);
    } finally {
      if (--own.users === 0) limits.delete(who);
    }
  };
}
