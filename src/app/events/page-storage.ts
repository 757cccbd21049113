/**
 * A storage of the browser that never throws: what it refuses to keep, because it is denied (blocked
 * cookies) or full, lasts as long as the page.
 * @param open answers the browser's storage, and may throw
 */
export const createPageStorage = (open: () => Storage): Storage => {
  const kept = new Map<string, string>();
  const tryTo = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const namesIn = (storage: Storage): string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const names = (): string[] => [...new Set([...tryTo(namesIn, []), ...kept.keys()])];
  const removeItem = (name: string): void => {
    kept.delete(name);
    tryTo((storage) => storage.removeItem(name), undefined);
  };
  return {
    get length() {
      return names().length;
    },
    key: (index) => names()[index] ?? null,
    getItem: (name) => kept.get(name) ?? tryTo((storage) => storage.getItem(name), null),
    setItem: (name, value) => {
      const isStored = tryTo((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      if (isStored) kept.delete(name);
      else kept.set(name, value);
    },
    removeItem,
    clear: () => {
      for (const name of names()) removeItem(name);
    },
  };
};
