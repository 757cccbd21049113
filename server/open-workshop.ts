import { join } from 'node:path';
import { MAX_PIXELS } from '../src/net/contracts/task.ts';
import { isDeletedUser } from './account/account-rows.ts';
import { type Composer, createComposer } from './compose/composer.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/connect-database.ts';
import type { Tables } from './database/schema.ts';
import { createEngines } from './engines/create-engines.ts';
import type { Engine } from './engines/engine.ts';
import { type KeyOf, readServerSecret } from './identity/server-secret.ts';
import { createDiskImageStore } from './images/disk-image-store.ts';
import { createImageAddresses, type ImageAddresses } from './images/image-addresses.ts';
import type { ImageStore } from './images/image-store.ts';
import { type Broker, createBroker } from './live/broker.ts';
import { createLiveAccess, type LiveAccess } from './live/live-credentials.ts';
import { openTaskQueue, type TaskQueue } from './queue/task-queue.ts';
import { type Caretaker, createCaretaker } from './runner/caretaker.ts';
import { createClockWatch } from './runner/clock-watch.ts';
import { createFinishRun } from './runner/finish-run.ts';
import { createKeepPreview } from './runner/keep-preview.ts';
import { createMakePictures } from './runner/make-pictures.ts';
import { createRunner, type Runner } from './runner/runner.ts';
import type { Space } from './space/open-space.ts';
import { createSparingStore } from './space/sparing-store.ts';
import { type Announce, createAnnounce } from './tasks/announcer.ts';
import { createThreadPool } from './threads/thread-pool.ts';

/** Everything behind HTTP: what keeps, runs and announces tasks. */
export interface Workshop {
  readonly keyOf: KeyOf;
  readonly access: LiveAccess;
  readonly addresses: ImageAddresses;
  readonly images: ImageStore;
  readonly engines: readonly Engine[];
  readonly queue: TaskQueue;
  readonly broker: Broker;
  readonly announce: Announce;
  readonly runner: Runner;
  readonly caretaker: Caretaker;
  /** For what a request waits for, so that it never waits for a run. */
  readonly errands: Pick<Composer, 'recompose'>;
  /** Tells the operator of mistakes of ours that no request waits for. */
  readonly report: (error: unknown) => void;
}

/** Notes what closes what was just opened. */
export type OnClose = (close: () => Promise<void>) => void;

/** Opens the workshop; it takes tasks when its queue is told to work. `engines`: see `startServer`. */
export async function openWorkshop(
  options: {
    readonly config: Config;
    readonly database: Database<Tables>;
    readonly space: Space;
    readonly engines?: readonly Engine[];
  },
  onClose: OnClose,
): Promise<Workshop> {
  const { config, database, space } = options;
  const rows = database.kysely;
  const report = createReport(config);
  const keyOf = await readServerSecret(rows);
  const access = createLiveAccess({ key: keyOf('live-password') });
  const addresses = createImageAddresses({ key: keyOf('image-address') });
  const kept = await createDiskImageStore(join(config.dataDir, 'images'));
  const images = createSparingStore(kept, space);

  const pool = createThreadPool({ size: config.engineThreads });
  onClose(() => pool.close());
  const composer = createComposer({ pool, maxPixels: MAX_PIXELS });
  const errandPool = createThreadPool({ size: 1 });
  onClose(() => errandPool.close());
  const errands = createComposer({ pool: errandPool, maxPixels: MAX_PIXELS });
  const engines = options.engines ?? createEngines(config.engines, { pool });
  onClose(async () => void (await Promise.all(engines.map((engine) => engine.close()))));

  const { connectionString } = database;
  const queue = await openTaskQueue({ connectionString, onError: report });
  onClose(() => queue.close());
  const broker = await createBroker(access, (userId) => isDeletedUser(rows, userId));
  onClose(() => broker.close());

  const announce = createAnnounce(broker);
  const makePictures = createMakePictures({ rows, engines, composer, images });
  const finishRun = createFinishRun({ database: rows, images });
  const keepPreview = createKeepPreview({ database: rows, images, addresses });
  const common = { database: rows, announce, onMistake: report };
  const runner = createRunner({ ...common, addresses, makePictures, finishRun, keepPreview });
  onClose(() => runner.close());
  onClose(() => queue.rest());
  const { retentionDays } = config;
  const caretaker = createCaretaker({
    ...common,
    queue,
    images,
    retentionDays,
    clock: createClockWatch({ onLeap: report }),
    runsHere: runner.isRunning,
  });
  onClose(() => caretaker.close());
  const work = { engines, queue, announce, runner, caretaker, errands };
  return { keyOf, access, addresses, images, broker, report, ...work };
}

/** Writes to standard error, unless the log is to be silent. */
function createReport({ logLevel }: Pick<Config, 'logLevel'>): (error: unknown) => void {
  const isQuiet = logLevel === 'fatal' || logLevel === 'silent';
  return isQuiet ? () => undefined : (error) => console.error(error);
}
