import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PIXELS, MAX_SIDE } from '../src/net/contracts/task.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/connect-database.ts';
import type { Tables } from './database/schema.ts';
import type { Engine } from './engines/engine.ts';
import type { ContractApp } from './http/contract-provider.ts';
import { readHealth } from './health.ts';
import { createSessions } from './identity/sessions.ts';
import { createLooseImages } from './images/loose-images.ts';
import { createThumbnails } from './images/thumbnails.ts';
import type { Reach } from './import/fetch-picture.ts';
import { createImportPicture } from './import/import-picture.ts';
import { type OnClose, openWorkshop, type Workshop } from './open-workshop.ts';
import { createComposeAgain } from './tasks/compose-again.ts';
import { createTaskEnder } from './tasks/end-tasks.ts';
import { createTaskReader } from './tasks/read-tasks.ts';
import { countUnfinished } from './tasks/rows/read-tasks.ts';
import { createOrderStore } from './tasks/store-task.ts';
import { createSubmitOrder } from './tasks/submit-order.ts';
import type { Lan } from './tls/open-lan.ts';
import { createLimit } from './limit.ts';

/** A listening server. */
export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  readonly url: string;
  readonly port: number;
  /** Lets what is being written finish, puts running tasks back in the queue; 4 s at most. */
  close(): Promise<void>;
}

/** What a server is started with. */
export interface StartOptions {
  readonly config: Config;
  readonly database: Database<Tables>;
  /** Folder of the browser build; the project's `dist` when not said. */
  readonly pagesFolder?: string;
  /** Engines in order of preference; those of the settings when not said. */
  readonly engines?: readonly Engine[];
  /** Serves the local network over HTTPS; plain HTTP without it. Closed with the server. */
  readonly lan?: Lan | undefined;
  /** Where pictures may be imported from; the internet when not said. */
  readonly reach?: Reach | undefined;
}

/** Pictures that are decoded at once to check them, and runs that go on at once at the least. */
const CHECKS_AT_ONCE = 2;
const THUMBNAILS_AT_ONCE = 2;
const LEAST_RUNS_AT_ONCE = 2;
/** How long answers under way may take when the server stops. */
const LAST_ANSWERS_MS = 2_000;
const SECONDS_PER_HOUR = 3_600;

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the server: queue, broker, engines and HTTP. Tasks that an earlier life left unfinished
 * are queued again before it listens.
 * @throws the system's error when it can't listen; nothing is left open then.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  // The last opened is closed first.
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const port = await start(options, (close) => closers.push(close));
    const scheme = options.lan === undefined ? 'http' : 'https';
    return { url: `${scheme}://localhost:${port}`, port, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Opens everything and answers the port. */
async function start(options: StartOptions, onClose: OnClose): Promise<number> {
  const { config, lan } = options;
  onClose(async () => lan?.close());
  const workshop = await openWorkshop(options, onClose);
  const { queue, broker, runner, caretaker } = workshop;
  const app = await openApp(options, workshop);
  broker.listenOn(app.server);
  onClose(async () => {
    await broker.close(); // an HTTP server does not close while web sockets are open on it
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
    await app.close().finally(() => clearTimeout(cut));
  });
  await caretaker.recover({ isAlone: config.databaseUrl === undefined });
  await app.listen({ port: config.port, host: config.host, listenTextResolver: listeningText });
  await queue.work(Math.max(LEAST_RUNS_AT_ONCE, config.engineThreads), runner.run);
  caretaker.start();
  return (app.server.address() as AddressInfo).port;
}

/** Fastify does not know of TLS in a server that is not its own, and would log the wrong scheme. */
function listeningText(address: string): string {
  return `Listening on ${address.replace(/^\w+:\/\//, '')}`;
}

/** Builds the HTTP side on top of the workshop. */
async function openApp(
  { config, database, lan, pagesFolder = join(projectFolder, 'dist'), reach }: StartOptions,
  { keyOf, access, addresses, images, engines, queue, broker, announce, ...workshop }: Workshop,
): Promise<ContractApp> {
  const rows = database.kysely;
  const version = await readVersion();
  const countTasks = () => countUnfinished(rows);
  const isDatabaseReachable = database.isReachable;
  const queueTrouble = queue.trouble;
  const health = { version, isDatabaseReachable, queueTrouble, countTasks, broker, engines };
  const store = createOrderStore({ database: rows, queue, images });
  const { maxPartBytes, maxUploadBytes, logLevel, importFromUrl } = config;
  const limits = { maxPixels: MAX_PIXELS, maxSide: MAX_SIDE };
  const limit = createLimit(CHECKS_AT_ONCE);
  const loose = createLooseImages({ database: rows, images, addresses, limits, limit });
  const composer = workshop.errands;
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
    },
    sessions: createSessions({ keyOf, tokenSeconds: config.tokenHours * SECONDS_PER_HOUR }),
    access,
    tasks: {
      submit: createSubmitOrder({ rows, store, announce }),
      reader: createTaskReader({ rows, addresses }),
      ender: createTaskEnder({ rows, announce, stopRun: workshop.runner.stop }),
      composeAgain: createComposeAgain({ database: rows, images, composer, addresses }),
    },
    images: {
      rows,
      addresses,
      images,
      thumbnails: createThumbnails({ images, limit: createLimit(THUMBNAILS_AT_ONCE) }),
    },
    uploads: { images, limits, maxPartBytes, limit },
    looseImages: {
      uploads: { images, loose, maxUploadBytes },
      importPicture: createImportPicture({
        isOn: importFromUrl,
        images,
        loose,
        maxBytes: maxUploadBytes,
        reach,
      }),
    },
    metrics: { tasks: countTasks, connections: broker.connections },
    readHealth: () => readHealth(health),
  });
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8');
  return String(JSON.parse(text).version);
}
