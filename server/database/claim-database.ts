import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { connectLimitMilliseconds } from './open-pool.ts';

/** A database that no other server takes while this one lives. */
export interface Claim {
  /** Lets the next server have it; does not wait for a database that is silent. */
  release(): void;
}

/** What this product locks by (PostgreSQL's advisory locks): its name, as the letters "over". */
const LOCK = 0x6f766572;
/** A server that died lets go within this time, in milliseconds, also where its host is gone. */
const WAIT_MS = 10_000;
/** The database notices within 7 s that the other end of this connection is gone. */
const SETTINGS = {
  tcp_keepalives_idle: 3,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  // The operator's own limits may be shorter.
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: WAIT_MS,
} as const;
/** PostgreSQL's code of a lock that was not free in time. */
const LOCKED = '55P03';

/**
 * Claims a database, by a connection that is kept open for it, so that no two servers with different data
 * folders work on it: each would find its own pictures alone. `database` names it to the operator.
 * @throws {StartError} when another server that runs has it.
 */
export async function claimDatabase(
  connectionString: string,
  database: string,
  signal: AbortSignal | undefined,
): Promise<Claim> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectLimitMilliseconds,
  });
  // Lost while the server works: it goes on, and only who starts later is not told.
  client.on('error', () => undefined);
  const release = () => void client.end().catch(() => undefined);
  signal?.addEventListener('abort', release, { once: true });
  try {
    await client.connect();
    const settings = Object.entries(SETTINGS).map(
      ([name, value]) => `SET LOCAL ${name} = ${value}`,
    );
    // Held by a transaction that stays open, which a pooler in between gives a connection of its own and ends with ours.
    await client.query(['BEGIN READ ONLY', ...settings].join('; '));
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    return { release };
  } catch (error) {
    release();
    throw isLocked(error) ? new StartError(explain(database)) : error;
  } finally {
    signal?.removeEventListener('abort', release);
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCKED;

const explain = (database: string): string =>
  `Another Overpaint server that is running uses the database of DATABASE_URL (${database}) with a data folder of its own. Stop that server, or give this one another database: each would find only the pictures in its own folder.`;
