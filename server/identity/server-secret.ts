import { hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** What a derived key is for; each purpose has its own, so that none can stand in for another. */
export type KeyPurpose =
  | 'session-token'
  | 'guest-cookie'
  | 'live-password'
  | 'image-address'
  | 'export-ticket';

/** Derives the key of a purpose, 32 bytes. */
export type KeyOf = (purpose: KeyPurpose) => Uint8Array;

const KEY_BYTES = 32;
const NAME = 'root';

/**
 * Reads the server's secret, making it on first use. It lives in the database, so that all servers
 * on one database accept each other's tokens and addresses.
 */
export async function readServerSecret(database: Kysely<Tables>): Promise<KeyOf> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  await database
    .insertInto('secrets')
    .values({ name: NAME, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const root = Buffer.from(value, 'base64url');
  return (purpose) =>
    new Uint8Array(hkdfSync('sha256', root, '', `overpaint ${purpose}`, KEY_BYTES));
}
