import type { AnonymousLogin } from './contracts/index.ts';
import type { Lock } from './lock.ts';
import { type Clock, type KeyValueStorage, sleep } from './platform.ts';
import { guestRecord, readUser, type StoredUser, USER_KEY } from './user-record.ts';

/** Where tokens come from. */
export interface TokenSource {
  /**
   * The stored token, or that of a new guest; null when none could be had (the reason is logged).
   * Rejects only with the signal's reason.
   */
  token(signal?: AbortSignal): Promise<string | null>;
  /** The server refused this token: the record goes, but only if it still holds it. */
  refuse(token: string): void;
  /** The record goes, in every tab: somebody logged out, or is no more. */
  forget(): void;
  /** The stored user with a usable token, or null. */
  user(): StoredUser | null;
  /** Calls back whenever this tab changes the record, or `changedElsewhere` was called. */
  onChange(listener: (user: StoredUser | null) => void): () => void;
  /** To be called when another tab changed the storage. */
  changedElsewhere(): void;
}

/** What a token source needs. */
export interface TokenSourceOptions {
  readonly storage: KeyValueStorage;
  /** `POST /api/login/anonymous`; rejects when it fails. */
  readonly register: (signal?: AbortSignal) => Promise<AnonymousLogin>;
  /** Held while a registration is in progress, in all tabs. */
  readonly lock: Lock;
  readonly clock: Clock;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Resolves once there is a user with a usable token; registers none. For who only listens: a registration of
 * its own would have the call that makes the user's work wait, 5 s at the most. Rejects with the signal's reason.
 */
export const whenKnown = (
  tokens: Pick<TokenSource, 'user' | 'onChange'>,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (tokens.user() !== null) return resolve();
    const leave = (): void => {
      stopListening();
      reject(signal.reason);
    };
    const stopListening = tokens.onChange((user) => {
      if (user === null) return;
      stopListening();
      signal.removeEventListener('abort', leave);
      resolve();
    });
    signal.addEventListener('abort', leave, { once: true });
  });

/** How often and how many times a caller looks whether another registration is done. */
export const POLL_MS = 100;
/** See {@link POLL_MS}. */
export const POLLS = 50;

/** Token acquisition to the letter of document 1 section 4. */
export const createTokenSource = (options: TokenSourceOptions): TokenSource => {
  const { storage, register, lock, clock, log } = options;
  const listeners = new Set<(user: StoredUser | null) => void>();

  const user = (): StoredUser | null => {
    const reading = readUser(storage);
    return reading.kind === 'user' ? reading.user : null;
  };
  const tell = (): void => {
    const now = user();
    for (const listener of listeners) listener(now);
  };
  const remove = (): void => {
    storage.removeItem(USER_KEY);
    tell();
  };
  const registerGuest = async (signal?: AbortSignal): Promise<string | null> => {
    const guest = await register(signal);
    const record = guestRecord(guest.userId, guest.accessToken, guest.expiresIn);
    storage.setItem(USER_KEY, JSON.stringify(record));
    tell();
    return record.token;
  };
  const waitForOther = async (signal?: AbortSignal): Promise<string | null> => {
    for (let poll = 0; poll < POLLS; poll++) {
      await sleep(clock, POLL_MS, signal);
      const found = user();
      if (found !== null) return found.token;
    }
    log('Anonymous registration timeout');
    return null;
  };
  /** Inside the lock the record is read again: another tab may have just finished. */
  const acquire = (signal?: AbortSignal): Promise<string | null> =>
    lock.ifFree(
      async () => user()?.token ?? (await registerGuest(signal)),
      () => waitForOther(signal),
    );

  return {
    user,
    token: async (signal) => {
      const reading = readUser(storage);
      if (reading.kind === 'user') return reading.user.token;
      if (reading.kind !== 'none') remove();
      if (reading.kind === 'unreadable') {
        log('The stored user could not be read and was removed');
        return null;
      }
      try {
        return await acquire(signal);
      } catch (error) {
        signal?.throwIfAborted();
        log('Anonymous registration failed', error);
        return null;
      }
    },
    refuse: (token) => {
      if (user()?.token === token) remove();
    },
    forget: remove,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere: tell,
  };
};
