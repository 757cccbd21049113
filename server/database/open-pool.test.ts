import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { bringCluster } from '../testing/bring-cluster.ts';
import { makeFolder } from '../testing/surroundings.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts';
import { openPool } from './open-pool.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
/** Ends connections of `pool` as an operator who restarts the database does. */
let operator: pg.Pool;

beforeAll(async () => {
  folder = await makeFolder();
  await bringCluster(folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  operator = openPool(postgres.connectionString);
});
afterAll(async () => {
  await operator.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  pool = openPool(postgres.connectionString);
});
afterEach(() => pool.end());

const number = async (client: pg.PoolClient | pg.Pool) =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
const end = (pid: number | undefined) => operator.query('SELECT pg_terminate_backend($1)', [pid]);

// An error that nobody hears fails the whole run, as it would end a server.
describe('a connection that the database ends', () => {
  it('between two queries of who holds it fails the next one, and the pool makes another', async () => {
    const lent = await pool.connect();
    await lent.query('BEGIN');
    const pid = await number(lent);
    const gone = new Promise<void>((resolve) => lent.once('end', resolve));
    await end(pid);
    await gone;
    await expect(lent.query('SELECT 1')).rejects.toThrow();
    lent.release(true);
    expect(await number(pool)).toEqual(expect.any(Number));
  });

  it('while it lies idle is replaced', async () => {
    const idle = await number(pool);
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    await end(idle);
    await removed;
    expect(await number(pool)).not.toBe(idle);
  });
});
