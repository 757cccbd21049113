import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringCluster } from '../testing/bring-cluster.ts';
import { connectDatabase, type Database } from './connect-database.ts';
import { findFreePort } from './embedded/free-port.ts';
import { migrate } from './migrate.ts';

let dataDir: string;
/** The data folder of a server that has its database elsewhere. */
let otherDir: string;
let database: Database<unknown>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overpaint-database-'));
  otherDir = await mkdtemp(join(tmpdir(), 'overpaint-database-'));
  await bringCluster(dataDir);
  database = await connectDatabase({ dataDir, databaseUrl: undefined });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
  await rm(otherDir, { recursive: true });
});

describe('connectDatabase', () => {
  it('uses the database of DATABASE_URL when there is one, and leaves it running', async () => {
    const other = await connectDatabase({
      dataDir: otherDir,
      databaseUrl: database.connectionString,
    });
    const { rows } = await sql`SELECT 1 AS one`.execute(other.kysely);
    expect(rows).toEqual([{ one: 1 }]);
    await other.close();
    expect(await other.state()).toBe('away');
    expect(await database.state()).toBe('writable');
  });

  it('is reachable, and can be looked into, while calls use all connections', async () => {
    const calls = Array.from({ length: 10 }, () =>
      sql`SELECT pg_sleep(4)`.execute(database.kysely),
    );
    const ended = Promise.all(calls).then(() => 'ended');
    expect(await database.state()).toBe('writable');
    const look = sql`SELECT 1`.execute(database.aside).then(() => 'looked');
    expect(await Promise.race([ended, look])).toBe('looked');
    await ended;
  });

  it('lets no second server have a database while the first one runs, wherever their data folders are', async () => {
    const databaseUrl = database.connectionString;
    const first = await connectDatabase({ dataDir: otherDir, databaseUrl });
    const folder = await mkdtemp(join(tmpdir(), 'overpaint-database-'));
    const second = connectDatabase({ dataDir: folder, databaseUrl });
    await expect(second).rejects.toThrow(
      /Another Overpaint server that is running uses the database of DATABASE_URL \(127\.0\.0\.1:\d+\/\w+\)/,
    );
    await first.close();
    const next = await connectDatabase({ dataDir: folder, databaseUrl });
    expect(await next.state()).toBe('writable');
    await next.close();
    await rm(folder, { recursive: true });
  });

  it('names DATABASE_URL, the host and the reason, but not the password, when it is unreachable', async () => {
    const address = `127.0.0.1:${await findFreePort()}`;
    const databaseUrl = `postgres://someone:hunter2@${address}/pictures`;
    const failure = String(
      await connectDatabase({ dataDir: otherDir, databaseUrl }).catch((error: unknown) => error),
    );
    expect(failure).toContain(`DATABASE_URL (${address}/pictures)`);
    expect(failure).toContain('ECONNREFUSED');
    expect(failure).not.toContain('hunter2');
  });

  it('lets no second server use a data folder, wherever the database is', async () => {
    const databaseUrl = database.connectionString;
    await expect(connectDatabase({ dataDir, databaseUrl })).rejects.toThrow(
      `The data folder "${dataDir}" is in use`,
    );
  });

  it('names a refused password', async () => {
    const databaseUrl = database.connectionString.replace(/:[^:@]+@/, ':wrong@');
    await expect(connectDatabase({ dataDir: otherDir, databaseUrl })).rejects.toThrow(
      'password authentication failed',
    );
  });
});

describe('migrate', () => {
  it('runs each step once, however many start at the same moment', async () => {
    const ran: string[] = [];
    const steps = {
      '2026-01-01-one': { up: async () => void ran.push('one') },
      '2026-01-02-two': { up: async () => void ran.push('two') },
    };
    const { kysely } = database;
    await sql`DROP TABLE IF EXISTS kysely_migration, kysely_migration_lock`.execute(kysely);
    await Promise.all(Array.from({ length: 5 }, () => migrate(kysely, steps)));
    expect(ran).toEqual(['one', 'two']);
  });

  it('names the step that failed', async () => {
    const { kysely } = database;
    await sql`DROP TABLE IF EXISTS kysely_migration, kysely_migration_lock`.execute(kysely);
    const up = async () => {
      await sql`SELECT * FROM nowhere`.execute(kysely);
    };
    await expect(migrate(kysely, { '2026-01-01-bad': { up } })).rejects.toThrow(
      /in step "2026-01-01-bad": relation "nowhere" does not exist/,
    );
  });
});
