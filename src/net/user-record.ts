import './contracts/jitless.ts';
import * as z from 'zod/mini';
import type { KeyValueStorage } from './platform.ts';

/** Storage key of the stored user. */
export const USER_KEY = 'user';

/** A usable token is all that a record must have; whatever else is odd in it is taken as absent. */
const storedUserSchema = z.object({
  userId: z.catch(z.string(), ''),
  /** Any non-blank string; no expiry or format check (document 1 section 5). */
  token: z.string().check(z.refine((token) => token.trim() !== '')),
  name: z.catch(z.string(), ''),
  email: z.catch(z.nullable(z.string()), null),
  picture: z.catch(z.nullable(z.string()), null),
  isGuest: z.catch(z.boolean(), false),
  /** Seconds that the token was given for. */
  expiresIn: z.catch(z.nullable(z.number()), null),
});
/** Who uses this browser, with the token that proves it. */
export type StoredUser = z.infer<typeof storedUserSchema>;

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
    const record: unknown = JSON.parse(text);
    const parsed = storedUserSchema.safeParse(record);
    if (parsed.success) return { kind: 'user', user: parsed.data };
    return { kind: 'tokenless' };
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
