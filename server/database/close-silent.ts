import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isUnanswered } from './is-away.ts';

/**
 * A pool as kysely takes one, which closes a connection on which a query was not answered in time: kysely
 * would give it back, and whoever was lent it next would wait in vain behind that query.
 */
export function closeSilent(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => watched(await pool.connect()),
    end: () => pool.end(),
  };
}

function watched(client: pg.PoolClient): PostgresPoolClient {
  let silence: unknown;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // The end of its transaction, which would wait as long again.
    if (silence !== undefined) throw silence;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isUnanswered(error)) silence = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || silence !== undefined),
  };
}
