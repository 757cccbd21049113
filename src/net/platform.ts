/** The part of `Storage` that is used; `sessionStorage`, `localStorage` or a fake. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Time, so that tests own it. Milliseconds throughout. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after `milliseconds`; answers what cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The browser's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Whether something was less than `span` ms ago. What seems to lie farther ahead than that was before the
 * clock was set back, and is not taken for recent: else it would be so until the clock has caught up. By less
 * the clocks of two tabs differ, or one was put right.
 */
export const isRecent = (at: number, now: number, span: number): boolean =>
  Math.abs(now - at) < span;

/** Waits; rejects with the signal's reason when it is aborted. */
export const sleep = (clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = (): void => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(milliseconds, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
