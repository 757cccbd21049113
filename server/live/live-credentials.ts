import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { clientIdOf, type LiveCredentials, topicOf } from '../../src/net/contracts/live.ts';

/** Makes and checks the short-lived credentials of the live channel. */
export interface LiveAccess {
  /** Fresh credentials for one user. */
  issue(userId: string): LiveCredentials;
  /** The user whose topic a connection may subscribe to; null when it may not connect at all. */
  userOfConnection(connection: Connection): string | null;
}

/** What a client says of itself when it connects. */
export interface Connection {
  /** `{clientId}@@@{suffix}` */
  readonly connectionId: string;
  readonly userName: string;
  readonly password: string;
}

/** Seconds in which the credentials can be used to connect. */
export const CREDENTIAL_SECONDS = 300;

/** Path of the embedded broker on the server's own port. */
export const LIVE_PATH = '/mqtt';

const SUFFIX = /^[a-z0-9]{1,8}$/;
const SEPARATOR = '@@@';
const INSTANCE = 'embedded';

/** Makes access signed with `key`; `now` answers milliseconds since 1970. */
export function createLiveAccess({
  key,
  now = Date.now,
}: {
  readonly key: Uint8Array;
  readonly now?: () => number;
}): LiveAccess {
  const accessKey = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const userName = `Signature|${accessKey}|${INSTANCE}`;
  const seconds = () => Math.floor(now() / 1_000);
  const sign = (clientId: string, expiry: number) =>
    createHmac('sha256', key).update(`${clientId}\n${expiry}`).digest('base64url');

  return {
    issue(userId) {
      const clientId = clientIdOf(userId);
      const expiry = seconds() + CREDENTIAL_SECONDS;
      return {
        url: LIVE_PATH,
        clientId,
        userName,
        password: `${expiry}.${sign(clientId, expiry)}`,
        topic: topicOf(userId),
        expiresIn: CREDENTIAL_SECONDS,
      };
    },
    userOfConnection({ connectionId, userName: said, password }) {
      const [, clientId = '', suffix = ''] = splitLast(connectionId);
      const [expiry = '', signature = ''] = password.split('.');
      if (said !== userName || !SUFFIX.test(suffix) || !(Number(expiry) > seconds())) return null;
      if (!isSame(signature, sign(clientId, Number(expiry)))) return null;
      return clientId.slice(clientIdOf('').length);
    },
  };
}

function splitLast(connectionId: string): readonly string[] {
  const at = connectionId.lastIndexOf(SEPARATOR);
  if (at < 0) return [];
  return [connectionId, connectionId.slice(0, at), connectionId.slice(at + SEPARATOR.length)];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
