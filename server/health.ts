import type { Health } from '../src/net/contracts/server-info.ts';
import type { Engine } from './engines/engine.ts';

/** Whom health is asked of. */
export interface HealthSources {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
  /** Null, or a sentence about what is wrong: with the queue, with the space for files. */
  readonly queueTrouble: () => string | null;
  readonly storageTrouble: () => string | null;
  readonly countTasks: () => Promise<{ readonly waiting: number; readonly running: number }>;
  readonly broker: { isOpen(): boolean; connections(): number };
  readonly engines: readonly Engine[];
}

/** Reads how the server's parts are doing. Never rejects. */
export async function readHealth(sources: HealthSources): Promise<Health> {
  const isReachable = await sources.isDatabaseReachable();
  const nothing = { waiting: 0, running: 0 };
  const tasks = isReachable ? await sources.countTasks().catch(() => nothing) : nothing;
  const trouble = sources.queueTrouble();
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
    queue: { ok: trouble === null, detail: trouble, ...tasks },
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
