import type { Health } from '../src/net/contracts/server-info.ts';
import type { Engine } from './engines/engine.ts';

/** Whom health is asked of. */
export interface HealthSources {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
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

/** Reads how the server's parts are doing. Never rejects. */
export async function readHealth(sources: HealthSources): Promise<Health> {
  const isReachable = await sources.isDatabaseReachable();
  const tasks = isReachable ? await sources.countTasks().catch(() => null) : null;
  const trouble = sources.queueTrouble() ?? (isReachable && tasks === null ? UNCOUNTED : null);
  const storage = sources.storageTrouble();
  const isOpen = sources.broker.isOpen();
  const engines = await Promise.all(sources.engines.map(healthOf));
  return {
    ok:
      isReachable &&
      isOpen &&
      trouble === null &&
      storage === null &&
      engines.every(({ ok }) => ok),
    version: sources.version,
    database: { ok: isReachable, detail: isReachable ? null : 'The database does not answer.' },
    storage: { ok: storage === null, detail: storage },
    broker: {
      ok: isOpen,
      detail: isOpen ? null : 'The broker is closed.',
      connections: sources.broker.connections(),
    },
    queue: { ok: trouble === null, detail: trouble, ...(tasks ?? NOTHING) },
    engines,
  };
}

async function healthOf(engine: Engine): Promise<Health['engines'][number]> {
  const { ok, detail } = await engine.health().catch((error: unknown) => ({
    ok: false,
    detail: String(error),
  }));
  return { name: engine.name, ok, detail };
}
