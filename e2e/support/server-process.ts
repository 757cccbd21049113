import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY = /^Overpaint is ready at (https?:\/\/localhost:\d+)$/m;
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 30_000;
/** Journeys run three at once on two cores: each server has one, and gets no second thread ready. */
const ENGINE_THREADS = '1';

/** A real server in its own process, with a data folder and a port of its own. */
export interface ServerProcess {
  /** Address of the pages, e.g. `http://localhost:34567`; `https` with `LAN=on`. */
  readonly url: string;
  /** Everything that the server printed since the first start. */
  output(): string;
  /** Ends the process at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it in good order and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts a server and waits for its ready line; rejects with its output if that does not come within
 * `limitMs`, and ends the server then.
 */
export async function startServerProcess(
  env: Record<string, string> = {},
  limitMs = START_LIMIT_MS,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overpaint-e2e-'));
  const port = await freePort();
  let output = '';
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ENGINE_THREADS },
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let own = '';
    const ready = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ready line:\n${own}`)), limitMs);
      const hear = (chunk: Buffer): void => {
        own += chunk.toString();
        output += chunk.toString();
        if (READY.test(own)) {
          clearTimeout(timer);
          resolve();
        }
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code}:\n${own}`));
      });
    });
    await ready;
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const limit = setTimeout(() => ending.kill('SIGKILL'), STOP_LIMIT_MS);
    await gone;
    clearTimeout(limit);
  };

  try {
    await start();
  } catch (error) {
    // One that came too late would go on beside those of the journeys that follow.
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `${env['LAN'] === 'on' ? 'https' : 'http'}://localhost:${port}`,
    output: () => output,
    kill: () => end('SIGKILL'),
    start,
    dispose: async () => {
      // A killed server may have left its database running: one more start adopts and stops it.
      if (!child) await start().catch(() => undefined);
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Below what systems give to outgoing connections, which could take a port while its server is down. */
const PORTS = { from: 20_000, to: 32_000 };

/** A port that is free, and that nobody who asks the system for any port is given. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error('no port');
}
