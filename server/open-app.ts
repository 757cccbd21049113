import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PIXELS, MAX_SIDE } from '../src/net/contracts/task.ts';
import { isDeletedUser } from './account/account-rows.ts';
import { createDeleteAccount } from './account/delete-account.ts';
import { createExportAccount } from './account/export-account.ts';
import { createReadAccount } from './account/read-account.ts';
import { buildApp } from './app.ts';
import { readHealth } from './health.ts';
import type { ContractApp } from './http/contract-provider.ts';
import { createSessions } from './identity/sessions.ts';
import { createLooseImages } from './images/loose-images.ts';
import { createThumbnails } from './images/thumbnails.ts';
import { createImportPicture } from './import/import-picture.ts';
import { createFairLimit } from './limit.ts';
import type { Workshop } from './open-workshop.ts';
import { removeUnheld } from './runner/sweep-bytes.ts';
import { shareUnderWay } from './share-under-way.ts';
import type { StartOptions } from './start-options.ts';
import { createComposeAgain } from './tasks/compose-again.ts';
import { createTaskEnder } from './tasks/end-tasks.ts';
import { createTaskReader } from './tasks/read-tasks.ts';
import { countUnfinished } from './tasks/rows/read-tasks.ts';
import { createOrderStore } from './tasks/store-task.ts';
import { createSubmitOrder } from './tasks/submit-order.ts';
import { within } from './within.ts';

/** Pictures that are decoded at once to check them, and thumbnails that are made at once. */
const CHECKS_AT_ONCE = 2;
const THUMBNAILS_AT_ONCE = 2;
/** As many as `Workshop.errands` has threads. */
const BLENDS_AT_ONCE = 1;
/** Who looks at how the server is doing waits so long for the number of tasks: less than who gives a look up. */
const COUNT_MS = 2_000;
const SECONDS_PER_HOUR = 3_600;

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the HTTP side on top of the workshop.
 * @throws {StartError} when the browser build is missing.
 */
export async function openApp(
  { config, database, space, lan, pagesFolder = join(projectFolder, 'dist'), reach }: StartOptions,
  { keyOf, access, addresses, images, engines, queue, broker, announce, ...workshop }: Workshop,
): Promise<ContractApp> {
  const rows = database.kysely;
  const version = await readVersion();
  // Anybody may ask, as often as they like.
  const count = shareUnderWay(() => countUnfinished(database.aside));
  const countTasks = () => within(COUNT_MS, count());
  const databaseState = shareUnderWay(database.state);
  const queueTrouble = queue.trouble;
  const health = { version, databaseState, queueTrouble, countTasks, broker, engines };
  const store = createOrderStore({ database: rows, queue, images, space });
  const { maxPartBytes, maxUploadBytes, logLevel, importFromUrl } = config;
  const limits = { maxPixels: MAX_PIXELS, maxSide: MAX_SIDE };
  const limit = createFairLimit(CHECKS_AT_ONCE);
  const loose = createLooseImages({ database: rows, images, addresses, limits, limit });
  const composer = workshop.errands;
  const readAccount = createReadAccount({ rows });
  return buildApp({
    version,
    logLevel,
    pagesFolder,
    createServer: lan?.createServer,
    serverConfig: {
      maxUploadBytes,
      maxPartBytes,
      maxPixels: MAX_PIXELS,
      engines: engines.map(({ name, kinds }) => ({ name, kinds: [...kinds] })),
      signIn: false,
      importFromUrl,
      retentionDays: config.retentionDays ?? null,
      picturesPerDay: null,
    },
    sessions: createSessions({
      keyOf,
      tokenSeconds: config.tokenHours * SECONDS_PER_HOUR,
      isDeleted: (userId) => isDeletedUser(rows, userId),
    }),
    access,
    account: {
      readAccount,
      exports: createExportAccount({ rows, images, readAccount }),
      deleteAccount: createDeleteAccount({
        database: rows,
        space,
        queue,
        stopRun: workshop.runner.stop,
        cutConnections: broker.cut,
        removeBytes: (names) => removeUnheld({ database: rows, images }, names),
      }),
    },
    tasks: {
      submit: createSubmitOrder({ rows, store, announce }),
      reader: createTaskReader({ rows, addresses }),
      ender: createTaskEnder({ rows, space, announce, stopRun: workshop.runner.stop }),
      composeAgain: createComposeAgain({
        ...{ database: rows, images, composer, addresses },
        limit: createFairLimit(BLENDS_AT_ONCE),
      }),
    },
    images: {
      rows,
      addresses,
      images,
      thumbnails: createThumbnails({
        images,
        limit: createFairLimit(THUMBNAILS_AT_ONCE),
        onMistake: workshop.report,
      }),
    },
    uploads: { images, limits, maxPartBytes, limit },
    looseImages: {
      uploads: { images, loose, maxUploadBytes },
      importPicture: createImportPicture({
        isOn: importFromUrl,
        images,
        loose,
        space,
        maxBytes: maxUploadBytes,
        reach,
      }),
    },
    metrics: { tasks: countTasks, connections: broker.connections },
    readHealth: () => readHealth({ ...health, storageTrouble: space.trouble }),
  });
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8');
  return String(JSON.parse(text).version);
}
