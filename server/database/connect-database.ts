import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { within } from '../within.ts';
import { claimDatabase } from './claim-database.ts';
import { closeSilent } from './close-silent.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { connectLimitMilliseconds, openPool, queryLimits } from './open-pool.ts';

/** What a database can do at the moment: `read-only` is one that answers and takes nothing, as a standby does. */
export type DatabaseState = 'writable' | 'read-only' | 'away';

/** The database that the server works on, migrated to this version. */
export interface Database<Tables> {
  /** For libraries that connect by themselves; holds a password, never log it. */
  readonly connectionString: string;
  readonly kysely: Kysely<Tables>;
  /** For who looks at how the server is doing: connections of its own, so that no look waits behind users' calls. */
  readonly aside: Kysely<Tables>;
  /** Resolves with the reason when the database is gone for good; the server must stop then. */
  readonly lost: Promise<StartError>;
  /** What the database can do; `away` when it does not answer within 2 s. Never rejects. */
  state(): Promise<DatabaseState>;
  /** Closes the connections and stops the embedded PostgreSQL. Safe to call twice. */
  close(): Promise<void>;
}

interface Source {
  readonly connectionString: string;
  readonly lost: Promise<StartError>;
  stop(): Promise<void>;
}

const probeLimitMilliseconds = 2_000;
/** Of `aside`: who counts there keeps nobody from asking whether the database answers. */
const asideConnections = 2;

/**
 * Connects to the operator's PostgreSQL (`DATABASE_URL`) or brings up the embedded one, and brings
 * its tables to this version. `dataDir` must exist (see `prepareDataDir`); either way it belongs to
 * this process until `close`.
 * @throws {StartError} when there is no usable database; nothing is left running then.
 */
export async function connectDatabase<Tables>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  signal?: AbortSignal,
): Promise<Database<Tables>> {
  const source = await chooseSource(config, signal);
  const pool = openPool(source.connectionString);
  const asidePool = openPool(source.connectionString, queryLimits, asideConnections);
  const [kysely, aside] = [kyselyOn<Tables>(pool), kyselyOn<Tables>(asidePool)];
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await Promise.all([kysely.destroy(), aside.destroy()]);
    // Kysely leaves one open that was never asked anything.
    if (!asidePool.ending) await asidePool.end();
    await source.stop();
  };
  const close = () => (closed ??= closeAll());
  try {
    await migrateUnhurried(source.connectionString);
  } catch (error) {
    await close();
    throw error;
  }
  const { connectionString, lost } = source;
  return { connectionString, kysely, aside, lost, close, state: () => stateOf(asidePool) };
}

function kyselyOn<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: closeSilent(pool) }) });
}

/** A step over many rows may take longer than any query while the server runs. */
async function migrateUnhurried(connectionString: string): Promise<void> {
  const pool = openPool(connectionString, null);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrate(kysely, migrations).finally(() => kysely.destroy());
}

async function chooseSource(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  signal: AbortSignal | undefined,
): Promise<Source> {
  if (databaseUrl === undefined) {
    return startEmbeddedPostgres(signal === undefined ? { dataDir } : { dataDir, signal });
  }
  // The pictures lie in this folder, wherever the database is.
  const lock = await lockFolder(dataDir, signal);
  try {
    await assertReachable(databaseUrl);
    const claim = await claimDatabase(databaseUrl, placeOf(databaseUrl), signal);
    const lost = new Promise<StartError>(() => undefined); // the operator's database may come back
    const stop = async () => {
      claim.release();
      await lock.release();
    };
    return { connectionString: databaseUrl, lost, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Where a database is, without the password. */
function placeOf(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return host + pathname;
}

/** @throws {StartError} naming DATABASE_URL, the host and the reason, without the password. */
async function assertReachable(connectionString: string): Promise<void> {
  try {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectLimitMilliseconds,
    });
    client.on('error', () => undefined); // what matters rejects below
    await client.connect().finally(() => void client.end().catch(() => undefined));
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartError(
      `The database of DATABASE_URL (${placeOf(connectionString)}) can't be used: ${reason}.`,
    );
  }
}

/** A host name with several addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

function stateOf(pool: pg.Pool): Promise<DatabaseState> {
  // On for standbys, too (PostgreSQL 18, section 19.11).
  const query = pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  return within(probeLimitMilliseconds, query).then(
    ({ rows }) => (rows[0]?.transaction_read_only === 'on' ? 'read-only' : 'writable'),
    () => 'away',
  );
}
