import type { AddressInfo } from 'node:net';
import type { Engine } from './engines/engine.ts';
import { openApp } from './open-app.ts';
import { type OnClose, openWorkshop } from './open-workshop.ts';
import type { StartOptions } from './start-options.ts';

/** A listening server. */
export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  readonly url: string;
  readonly port: number;
  /** Gets the engines ready for the first request; may be called once somebody was told of the server. */
  warmUp(): Promise<void>;
  /** Lets what is being written finish, puts running tasks back in the queue; 4 s at most. */
  close(): Promise<void>;
}

/** Runs that go on at once at the least. */
const LEAST_RUNS_AT_ONCE = 2;
/** How long answers under way may take when the server stops. */
const LAST_ANSWERS_MS = 2_000;

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
    const { port, engines } = await start(options, (close) => closers.push(close));
    const scheme = options.lan === undefined ? 'http' : 'https';
    const warmUp = async () => void (await Promise.all(engines.map((engine) => engine.warmUp?.())));
    return { url: `${scheme}://localhost:${port}`, port, warmUp, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Opens everything and answers the port and the engines. */
async function start(
  options: StartOptions,
  onClose: OnClose,
): Promise<{ readonly port: number; readonly engines: readonly Engine[] }> {
  const { config, lan } = options;
  onClose(async () => lan?.close());
  const workshop = await openWorkshop(options, onClose);
  const { engines, queue, broker, runner, caretaker } = workshop;
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
  return { port: (app.server.address() as AddressInfo).port, engines };
}

/** Fastify does not know of TLS in a server that is not its own, and would log the wrong scheme. */
function listeningText(address: string): string {
  return `Listening on ${address.replace(/^\w+:\/\//, '')}`;
}
