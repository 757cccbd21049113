import type { Health } from '../src/net/contracts/server-info.ts';
import type { DatabaseState } from './database/connect-database.ts';
import type { Engine } from './engines/engine.ts';

/** Whom health is asked of. */
export interface HealthSources {
  readonly version: string;
  readonly databaseState: () => Promise<DatabaseState>;
  /** Null, or a sentence about what is wrong: with the queue, with the space for files. */
  readonly queueTrouble: () => string | null;
  readonly storageTrouble: () => string | null;
  /** Rejects when they could not be counted. */
  readonly countTasks: () => Promise<{ readonly waiting: number; readonly running: number }>;
  readonly broker: { isOpen(): boolean; connections(): number };
  readonly engines: readonly Engine[];
}

const NOTHING = { waiting: 0, running: 0 };
const UNCOUNTED =
  'The database answers, but did not count the tasks in time: something may hold their table. How many wait and run is not known.';

const DATABASE_DETAILS: Readonly<Record<DatabaseState, string | null>> = {
  writable: null,
  'read-only':
    'The database can be read but takes nothing: a standby, or one that was made read-only. Pictures can be looked at; make the database writable, or name in DATABASE_URL the one that is.',
  away: 'The database does not answer.',
};

/** How the server's parts are doing, and whether the server is of use to anybody: it is while its database answers. */
export interface HealthReport {
  readonly isUp: boolean;
  readonly health: Health;
}

/** Reads how the server's parts are doing. Never rejects. */
export async function readHealth(sources: HealthSources): Promise<HealthReport> {
  const state = await sources.databaseState();
  const [isReachable, database] = [state !== 'away', DATABASE_DETAILS[state]];
  const tasks = isReachable ? await sources.countTasks().catch(() => null) : null;
  const trouble = sources.queueTrouble() ?? (isReachable && tasks === null ? UNCOUNTED : null);
  const storage = sources.storageTrouble();
  const isOpen = sources.broker.isOpen();
  const engines = await Promise.all(sources.engines.map(healthOf));
  const health = {
    ok:
      database === null &&
      isOpen &&
      trouble === null &&
      storage === null &&
      engines.every(({ ok }) => ok),
    version: sources.version,
    database: { ok: database === null, detail: database },
    storage: { ok: storage === null, detail: storage },
    broker: {
      ok: isOpen,
      detail: isOpen ? null : 'The broker is closed.',
      connections: sources.broker.connections(),
    },
    queue: { ok: trouble === null, detail: trouble, ...(tasks ?? NOTHING) },
    engines,
  };
  return { isUp: isReachable, health };
}

async function healthOf(engine: Engine): Promise<Health['engines'][number]> {
  const { ok, detail } = await engine.health().catch((error: unknown) => ({
    ok: false,
    detail: String(error),
  }));
  return { name: engine.name, ok, detail };
}
