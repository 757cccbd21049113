/**
 * The server as a process: settings, database and HTTP server brought up in this order and down in
 * the reverse one. Exit code 0 after a request to stop, 1 with one sentence when it can't go on.
 */
import './threads/widen-file-threads.ts';
import { prepareDataDir } from './config/prepare-data-dir.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { StartError } from './config/start-error.ts';
import { connectDatabase } from './database/connect-database.ts';
import { explainListenError } from './explain-listen-error.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { openSpace, type Space } from './space/open-space.ts';
import { startServer } from './start-server.ts';
import { listenForStopRequest } from './stop-request.ts';
import { thenClose } from './then-close.ts';
import type { Lan } from './tls/open-lan.ts';

/** Everything is to be stopped 5 s after the request; what isn't by then is cut off. */
const stopLimitMilliseconds = 4_800;

const stopRequest = listenForStopRequest();
stopRequest.addEventListener('abort', limitStopping, { once: true });
// Whoever read our output may be gone: no reason to die.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await serve(await settle());
  process.exit(0);
} catch (error) {
  if (stopRequest.aborted) process.exit(0);
  console.error(explainStartFailure(error));
  process.exit(1);
}

async function settle(): Promise<Config> {
  const result = readConfig(process.env);
  if (!result.ok) throw new StartError(result.error.message);
  const dataDir = await prepareDataDir(result.config.dataDir);
  return { ...result.config, dataDir };
}

/** Serves until it is asked to stop. @throws when it can't start, or when the database is lost. */
async function serve(config: Config): Promise<void> {
  // Before the database: on a full disk that needs what is kept for it.
  const space = await openSpace(config.dataDir);
  const database = await connectDatabase(config, stopRequest);
  await thenClose(() => serveFrom(database, space, config), [database.close, space.close]);
}

async function serveFrom(
  database: Awaited<ReturnType<typeof connectDatabase>>,
  space: Space,
  config: Config,
): Promise<void> {
  stopRequest.throwIfAborted();
  const lan = config.lan ? await openLocalNetwork(config) : undefined;
  const server = await startServer({ config, database, space, lan }).catch((error: unknown) => {
    throw explainListenError(error, config);
  });
  if (lan !== undefined) console.log(lan.introduction(server.port));
  console.log(`Overpaint is ready at ${server.url}`);
  void server.warmUp();
  const reason = await Promise.race([requested(), database.lost]);
  const isLost = reason instanceof StartError;
  if (isLost) limitStopping();
  await thenClose(() => (isLost ? Promise.reject(reason) : Promise.resolve()), [server.close]);
}

/** Loaded only when it is wanted: an ordinary start needs no certificates. */
async function openLocalNetwork(config: Config): Promise<Lan> {
  const { openLan } = await import('./tls/open-lan.ts');
  return openLan(config);
}

function requested(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (stopRequest.aborted) resolve();
  stopRequest.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** The timer also keeps the process alive until all has ended, whatever the parts hold on to. */
function limitStopping(): void {
  setTimeout(() => {
    console.error('Overpaint did not stop in time and was cut off.');
    process.exit(1);
  }, stopLimitMilliseconds);
}
