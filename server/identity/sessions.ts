import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { idSchema } from '../../src/net/contracts/identity.ts';
import type { KeyOf } from './server-secret.ts';

/** Makes and checks what says who a browser is: session tokens and the guest cookie. */
export interface Sessions {
  /** A user nobody has been yet. */
  newUserId(): string;
  /** A session token, good for `tokenSeconds`. */
  issueToken(userId: string): Promise<string>;
  /** The user of a session token; null when it is forged, foreign, expired or of a deleted account. */
  userOfToken(token: string): Promise<string | null>;
  /** The cookie's value by which the same guest gets a fresh token. */
  issueGuestCookie(userId: string): Promise<string>;
  /** The user of a guest cookie; null when it is forged, expired or of a deleted account. */
  userOfGuestCookie(value: string): Promise<string | null>;
  /** A ticket by which a plain link fetches the user's export within {@link TICKET_SECONDS}. */
  issueExportTicket(userId: string): Promise<string>;
  /** The user of an export ticket; null when it is forged, expired or of a deleted account. */
  userOfExportTicket(ticket: string): Promise<string | null>;
  /** Seconds that a session token is good for. */
  readonly tokenSeconds: number;
}

/** How long a guest is remembered, in seconds: 400 days, the longest that browsers keep a cookie. */
export const GUEST_COOKIE_SECONDS = 400 * 24 * 3_600;

/** How long an export's link may be followed, in seconds. */
export const TICKET_SECONDS = 120;

const ALGORITHM = 'HS256';
const ISSUER = 'overpaint';

/** Makes sessions signed with the server's secret. */
export function createSessions({
  keyOf,
  tokenSeconds,
  isDeleted,
}: {
  readonly keyOf: KeyOf;
  readonly tokenSeconds: number;
  /** Whether a user deleted the account. */
  readonly isDeleted: (userId: string) => Promise<boolean>;
}): Sessions {
  const tokenKey = keyOf('session-token');
  const cookieKey = keyOf('guest-cookie');
  const ticketKey = keyOf('export-ticket');
  const userOf = async (text: string, key: Uint8Array) => {
    const userId = await verify(text, key);
    return userId !== null && (await isDeleted(userId)) ? null : userId;
  };
  return {
    tokenSeconds,
    newUserId: () => uuidv7(),
    issueToken: (userId) => sign(userId, tokenKey, tokenSeconds),
    userOfToken: (token) => userOf(token, tokenKey),
    issueGuestCookie: (userId) => sign(userId, cookieKey, GUEST_COOKIE_SECONDS),
    userOfGuestCookie: (value) => userOf(value, cookieKey),
    issueExportTicket: (userId) => sign(userId, ticketKey, TICKET_SECONDS),
    userOfExportTicket: (ticket) => userOf(ticket, ticketKey),
  };
}

function sign(userId: string, key: Uint8Array, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key);
}

async function verify(token: string, key: Uint8Array): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER });
    const userId = idSchema.safeParse(payload.sub);
    return userId.success ? userId.data : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
