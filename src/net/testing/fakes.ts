import type { Clock, KeyValueStorage } from '../platform.ts';

/** A storage in memory, with what `Storage` has of it. */
export const createFakeStorage = (): KeyValueStorage & {
  readonly length: number;
  key(index: number): string | null;
} => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
};

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Lets time pass, calling what is due in order, with a turn for promises after each. */
  pass(milliseconds: number): Promise<void>;
  /** Timers that wait. */
  waiting(): number;
}

/** Lets everything that only waits for promises happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

/** Makes a clock at `start` milliseconds. */
export const createFakeClock = (start = 1_000_000): FakeClock => {
  let time = start;
  let next = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  const nextDue = (until: number): number | null => {
    const due = [...timers].filter(([, timer]) => timer.at <= until);
    due.sort(([a, { at: atA }], [b, { at: atB }]) => atA - atB || a - b);
    return due[0]?.[0] ?? null;
  };
  return {
    now: () => time,
    waiting: () => timers.size,
    after: (milliseconds, callback) => {
      const id = next++;
      timers.set(id, { at: time + milliseconds, callback });
      return () => timers.delete(id);
    },
    pass: async (milliseconds) => {
      await settle();
      const until = time + milliseconds;
      for (let id = nextDue(until); id !== null; id = nextDue(until)) {
        const timer = timers.get(id);
        timers.delete(id);
        time = Math.max(time, timer?.at ?? time);
        timer?.callback();
        await settle();
      }
      time = until;
      await settle();
    },
  };
};

/** Web Locks of one browser, shared by its tabs: only what `ifAvailable` needs. */
export const createFakeLocks = (): Pick<LockManager, 'request'> => {
  const held = new Set<string>();
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const callback = rest.at(-1);
    if (typeof callback !== 'function') throw new TypeError('no callback');
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request: request as LockManager['request'] };
};
