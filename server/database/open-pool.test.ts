import { rm } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCluster } from '../testing/bring-cluster.ts';
import { openRelay, type Relay } from '../testing/relay.ts';
import { makeFolder } from '../testing/surroundings.ts';
import { closeSilent } from './close-silent.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts';
import { isDatabaseAway } from './is-away.ts';
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

describe('a database that is no longer heard of', () => {
  let relay: Relay;
  let rows: Kysely<unknown>;

  beforeEach(async () => {
    const url = new URL(postgres.connectionString);
    relay = await openRelay(Number(url.port));
    url.port = String(relay.port);
    const silent = openPool(url.href, { statementMs: 300, answerMs: 600 });
    rows = new Kysely({ dialect: new PostgresDialect({ pool: closeSilent(silent) }) });
  });
  afterEach(async () => {
    await rows.destroy();
    await relay.close();
  });

  it('fails what waits for it, more than there are connections, and serves again once it is', async () => {
    await sql`CREATE TABLE held (n integer)`.execute(operatorRows());
    const lock = sql`LOCK TABLE held IN ACCESS EXCLUSIVE MODE`;
    const isHeld = Promise.withResolvers<void>();
    const cut = rows.transaction().execute(async (held) => {
      await lock.execute(held);
      relay.swallow();
      isHeld.resolve();
      await sql`SELECT 1`.execute(held);
    });
    await isHeld.promise;
    const waiting = Array.from({ length: 20 }, () => sql`SELECT 1`.execute(rows));
    const said = await Promise.allSettled([cut, ...waiting]);
    const reasons = said.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toHaveLength(21);
    expect(reasons.filter((error) => !isDatabaseAway(error))).toEqual([]);
    relay.heal();
    // What the lost transaction held is free again, too: the database ended it.
    const take = () => rows.transaction().execute((held) => lock.execute(held));
    await expect.poll(() => take().then(() => 'free', String)).toBe('free');
  });

  it('is away once it left a new connection unanswered for 5 s, sooner than a call gives up its turn', async () => {
    relay.swallow();
    const asked = performance.now();
    const said = await sql`SELECT 1`.execute(rows).catch((error: unknown) => error);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect([isDatabaseAway(said), said]).toEqual([true, expect.any(Error)]);
  });

  it('ends what takes too long, and keeps the connection', async () => {
    const pid = () => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(rows);
    const before = (await pid()).rows;
    const slow = await sql`SELECT pg_sleep(5)`.execute(rows).catch((error: unknown) => error);
    expect([isDatabaseAway(slow), String(slow)]).toEqual([
      true,
      expect.stringContaining('statement timeout'),
    ]);
    expect((await pid()).rows).toEqual(before);
  });
});

const operatorRows = () =>
  new Kysely<unknown>({ dialect: new PostgresDialect({ pool: operator }) });

it('a connection that others use is waited for, longer than for a database that does not answer', async () => {
  const small = openPool(postgres.connectionString, null, 1);
  const held = await small.connect();
  const waiting = small.query('SELECT 1').then(
    () => 'answered',
    () => 'refused',
  );
  await held.query('SELECT pg_sleep(6)');
  held.release();
  expect(await waiting).toBe('answered');
  await small.end();
});
