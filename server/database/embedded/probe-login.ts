import pg from 'pg';
import { clusterUser } from './initialise-cluster.ts';

/** What came of an attempt to log in. */
export type LoginOutcome = 'accepted' | 'wrong password' | 'no answer';

/** SQLSTATE of a refused password, from PostgreSQL's list of error codes. */
const invalidPassword = '28P01';

/** Tries to log in as our user to the PostgreSQL on a port of 127.0.0.1; takes 2 s at most. */
export async function probeLogin(port: number, password: string): Promise<LoginOutcome> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: clusterUser,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined); // a lost connection is an answer, not a failure
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'accepted';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === invalidPassword ? 'wrong password' : 'no answer';
  } finally {
    await client.end().catch(() => undefined);
  }
}
