import pg from 'pg';

/** How long a connection to the database may take, in milliseconds. */
export const connectLimitMilliseconds = 5_000;

/**
 * Opens a pool of at most ten connections to PostgreSQL. A connection that the database ends fails
 * the queries on it and nothing else: node-postgres also emits an error for it, on the pool where
 * it lay idle or was just given up, on itself where it was lent, and such an event that nobody
 * hears would end the process.
 */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectLimitMilliseconds,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
