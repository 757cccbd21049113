import type { KeyValueStorage } from './platform.ts';

/** Storage key of the stored user. */
export const USER_KEY = 'user';

/** Who uses this browser, with the token that proves it. */
export interface StoredUser {
  readonly userId: string;
  /** Any non-blank string; no expiry or format check (document 1 section 5). */
  readonly token: string;
  readonly name: string;
  readonly email: string | null;
  readonly picture: string | null;
  readonly isGuest: boolean;
  /** Seconds that the token was given for. */
  readonly expiresIn: number | null;
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' ? value : other;

/** A usable token is all that a record must have; whatever else is odd in it is taken as absent. */
const userOf = (record: unknown): StoredUser | null => {
  if (typeof record !== 'object' || record === null) return null;
  const kept: Partial<Record<keyof StoredUser, unknown>> = record;
  const token = textOr(kept.token, '');
  if (token.trim() === '') return null;
  return {
    token,
    userId: textOr(kept.userId, ''),
    name: textOr(kept.name, ''),
    email: textOr(kept.email, null),
    picture: textOr(kept.picture, null),
    isGuest: kept.isGuest === true,
    expiresIn: typeof kept.expiresIn === 'number' ? kept.expiresIn : null,
  };
};

/** What reading the record found. */
export type UserReading =
  | { readonly kind: 'user'; readonly user: StoredUser }
  | { readonly kind: 'none' }
  /** Stored, but without a usable token. */
  | { readonly kind: 'tokenless' }
  | { readonly kind: 'unreadable' };

/** Reads the record without changing it. */
export const readUser = (storage: KeyValueStorage): UserReading => {
  const text = storage.getItem(USER_KEY);
  if (text === null) return { kind: 'none' };
  try {
    const user = userOf(JSON.parse(text));
    return user === null ? { kind: 'tokenless' } : { kind: 'user', user };
  } catch {
    return { kind: 'unreadable' };
  }
};

/** The record of a guest (document 1 section 3). */
export const guestRecord = (userId: string, token: string, expiresIn: number): StoredUser => ({
  userId,
  token,
  name: 'Guest',
  email: null,
  picture: null,
  isGuest: true,
  expiresIn,
});
