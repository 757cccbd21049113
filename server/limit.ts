/**
 * Does work when it is its turn; rejects as the work does. Where the signal aborts before the turn has
 * come, it rejects with the signal's reason and the work is never begun.
 */
export type Limit = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** A {@link Limit} before which users take turns: who asks for much keeps nobody else waiting for all of it. */
export type FairLimit = <Result>(
  who: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Lets at most `atOnce` pieces of work go on at the same time; the others wait in order. */
export function createLimit(atOnce: number): Limit {
  const limit = createFairLimit(atOnce);
  return (work, signal) => limit('', work, signal);
}

/** The same, but of those who wait each gets one turn after the other; what one of them asks for waits in order. */
export function createFairLimit(atOnce: number): FairLimit {
  /** By who waits, the next first. Nobody is in it who waits for nothing. */
  const waiting = new Map<string, Set<() => void>>();
  let free = atOnce;

  function remove(who: string, come: () => void): void {
    const own = waiting.get(who);
    own?.delete(come);
    if (own?.size === 0) waiting.delete(who);
  }

  /** Resolves when it is the caller's turn. */
  function turn(who: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        remove(who, come);
        reject(signal?.reason);
      };
      const come = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.set(who, (waiting.get(who) ?? new Set()).add(come));
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function passOn(): void {
    for (const [who, own] of waiting) {
      for (const come of own) {
        own.delete(come);
        // Behind all others.
        waiting.delete(who);
        if (own.size > 0) waiting.set(who, own);
        return come();
      }
    }
    free++;
  }

  return async (who, work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free--;
    else await turn(who, signal);
    try {
      return await work();
    } finally {
      passOn();
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
