import { type Clock, isRecent, type KeyValueStorage, sleep } from './platform.ts';

/** One thing that only one tab may do at a time. */
export interface Lock {
  /**
   * Runs `whenFree` while holding the lock if it is free now, else `whenTaken` without it. The
   * lock is always given back.
   */
  ifFree<T>(whenFree: () => Promise<T>, whenTaken: () => Promise<T>): Promise<T>;
}

/** What a lock needs; `locks` is `navigator.locks`, absent on plain http. */
export interface LockOptions {
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Text that no other tab has. */
  readonly owner: string;
}

/** A mark of a tab that died is taken for void after this long. */
const MARK_EXPIRES_MS = 15_000;
/** Time for another tab's mark, written at the same moment, to show. */
const SETTLE_MS = 30;

interface Mark {
  readonly owner: string;
  readonly at: number;
}

const parseMark = (text: string | null): Mark | null => {
  try {
    const mark: unknown = JSON.parse(text ?? 'null');
    if (typeof mark !== 'object' || mark === null) return null;
    if (!('owner' in mark && 'at' in mark)) return null;
    return typeof mark.owner === 'string' && typeof mark.at === 'number'
      ? { owner: mark.owner, at: mark.at }
      : null;
  } catch {
    return null;
  }
};

/** A lock by the browser's Web Locks. */
const webLock = (name: string, locks: Pick<LockManager, 'request'>): Lock => ({
  ifFree: async (whenFree, whenTaken) => {
    const held = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { value: await whenFree() },
    );
    return held === null ? whenTaken() : held.value;
  },
});

/**
 * A lock by a mark in the storage that all tabs share, where Web Locks are missing. Two tabs that
 * write at the same moment are told apart by reading again: the later write wins.
 */
const storageLock = ({ name, storage, clock, owner }: LockOptions): Lock => {
  const key = `lock:${name}`;
  let heldHere = false;
  const isTaken = (): boolean => {
    const mark = parseMark(storage.getItem(key));
    return mark !== null && isRecent(mark.at, clock.now(), MARK_EXPIRES_MS);
  };
  const take = async (): Promise<boolean> => {
    if (heldHere || isTaken()) return false;
    heldHere = true;
    storage.setItem(key, JSON.stringify({ owner, at: clock.now() }));
    await sleep(clock, SETTLE_MS);
    const won = parseMark(storage.getItem(key))?.owner === owner;
    heldHere = won;
    return won;
  };
  return {
    ifFree: async (whenFree, whenTaken) => {
      if (!(await take())) return whenTaken();
      try {
        return await whenFree();
      } finally {
        heldHere = false;
        if (parseMark(storage.getItem(key))?.owner === owner) storage.removeItem(key);
      }
    },
  };
};

/** Makes the best lock that this browser has. */
export const createLock = (options: LockOptions): Lock =>
  options.locks === null ? storageLock(options) : webLock(options.name, options.locks);
