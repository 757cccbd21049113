let held: Promise<string | null> | null = null;

/**
 * Takes a lock that only this worker's end releases, so that the page learns of a death that
 * fires no event. Resolves with its name, or null where there are no locks (insecure contexts).
 */
export function holdLifeLock(): Promise<string | null> {
  held ??= take();
  return held;
}

function take(): Promise<string | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(null);
  const name = `overpaint-worker-${Math.random().toString(36).slice(2)}`;
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    });
  });
}
