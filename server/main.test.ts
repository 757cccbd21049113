import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findProcesses, until } from './database/testing/processes.ts';
import { bringCluster } from './testing/bring-cluster.ts';

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'overpaint-main-'));
  dataDir = join(root, 'data');
});

const running: Running[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) {
    one.process.kill('SIGKILL');
    await one.exited;
  }
  await until('PostgreSQL to end', async () => (await postmasters()).length === 0);
  await rm(root, { recursive: true, force: true });
});

interface Running {
  readonly process: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Settles with the exit code when the process has ended. */
  readonly exited: Promise<number | null>;
}

function run(command: readonly string[], env: Record<string, string> = {}): Running {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const started = { process: child, stdout: () => stdout, stderr: () => stderr, exited };
  running.push(started);
  return started;
}

const serve = (env?: Record<string, string>) => run([process.execPath, 'server/main.ts'], env);

const readyLine = /^Overpaint is ready at (https?:\/\/localhost:\d+)$/m;

async function ready(server: Running): Promise<string> {
  const isReady = () => readyLine.test(server.stdout());
  const hasEnded = () => server.process.exitCode !== null;
  await until('the ready line', async () => isReady() || hasEnded(), 60_000);
  if (!isReady()) throw new Error(`The server ended before it was ready: ${server.stderr()}`);
  return readyLine.exec(server.stdout())?.[1] ?? '';
}

const postmasters = () => findProcesses(`-D ${join(dataDir, 'postgres', 'cluster')} `);

/** Makes a data folder in which PostgreSQL has been started before. */
async function bringData(): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 });
  await bringCluster(dataDir);
}

it.skipIf(process.platform !== 'linux')(
  'has threads for files beside those in which pictures are decoded',
  async () => {
    await bringData();
    const server = serve({ UV_THREADPOOL_SIZE: '' });
    await ready(server);
    const threads = `/proc/${server.process.pid}/task`;
    const nameOf = (id: string) => readFile(join(threads, id, 'comm'), 'utf8').catch(() => '');
    const names = await Promise.all((await readdir(threads)).map(nameOf));
    // Four is what Node has by itself: as many pictures as are checked and made small at once.
    expect(names.filter((name) => name.startsWith('libuv-worker')).length).toBeGreaterThan(12);
  },
);

describe('the server as a process, the first time,', () => {
  it('says where it is ready, stops when it hears SIGTERM, and can be started again', async () => {
    const first = serve();
    const url = await ready(first);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    first.process.kill('SIGTERM');
    await until('the server to end', async () => first.process.exitCode !== null);
    expect(await first.exited).toBe(0);
    expect(await postmasters()).toEqual([]);
    const second = serve();
    expect((await fetch(`${await ready(second)}/api/health`)).status).toBe(200);
  });
});

describe('the server as a process', () => {
  beforeEach(bringData);

  it('takes an echo of the same Ctrl-C for one request', async () => {
    const server = serve();
    await ready(server);
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    expect(await server.exited).toBe(0);
    expect(await postmasters()).toEqual([]);
  });

  it('stops when whoever started it is gone', async () => {
    const server = serve();
    await ready(server);
    server.process.disconnect();
    expect(await server.exited).toBe(0);
    expect(await postmasters()).toEqual([]);
  });

  it('leaves no PostgreSQL behind after a kill -9', async () => {
    const server = serve();
    await ready(server);
    server.process.kill('SIGKILL');
    await until('PostgreSQL to end', async () => (await postmasters()).length === 0);
  });

  it('leaves no PostgreSQL behind when it is killed while that starts', async () => {
    const server = serve();
    await until('PostgreSQL to start', async () => (await postmasters()).length > 0, 60_000);
    server.process.kill('SIGKILL');
    await until('PostgreSQL to end', async () => (await postmasters()).length === 0);
  });

  it('lives on when nobody reads its output any more', async () => {
    const server = serve({ LOG_LEVEL: 'trace' });
    const url = await ready(server);
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    for (let n = 0; n < 5; n++) {
      expect((await fetch(`${url}/api/no-such-call`)).status).toBe(404);
    }
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('can be stopped before it is ready', async () => {
    const server = serve();
    await until('PostgreSQL to start', async () => (await postmasters()).length > 0, 60_000);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await postmasters()).toEqual([]);
  });

  it.each([
    ['a bad variable', { PORT: 'eighty' }, 'PORT'],
    ['an unwritable DATA_DIR', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR "/dev/null/data"'],
    [
      'an unreachable DATABASE_URL',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      'DATABASE_URL',
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST "192.0.2.1"'],
  ])('ends with one sentence and exit code 1 for %s', async (_what, env, named) => {
    const server = serve(env);
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toContain(named);
    expect(server.stderr()).toMatch(/^[^\n]+\n$/);
    expect(server.stdout()).not.toContain('ready');
  });

  it('names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const server = serve({ PORT: port });
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toContain(`PORT ${port} on 127.0.0.1 is in use`);
    expect(server.stderr()).toMatch(/^[^\n]+\n$/);
    expect(await postmasters()).toEqual([]);
  });
});

describe('started by npm', () => {
  beforeEach(bringData);

  /** A stand-in for npm: a process that runs its script through a shell, as npm does. */
  async function npm(shellCommand: string): Promise<Running> {
    const script = join(root, 'npm.mjs');
    await writeFile(
      script,
      `import { spawn } from 'node:child_process';
       spawn('sh', ['-c', ${JSON.stringify(shellCommand)}], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
    );
    return run([process.execPath, script], { npm_lifecycle_event: 'start' });
  }

  const servers = async () => findProcesses(join(root, 'data'));

  it.each([
    ['npm', 'node scripts/start.mjs'],
    ['npm, with a shell in between,', 'node scripts/start.mjs; true'],
  ])('leaves no server and no PostgreSQL behind after a kill -9 of %s', async (_who, command) => {
    const parent = await npm(`PATH="$(dirname ${process.execPath}):$PATH" ${command}`);
    const url = await ready(parent);
    parent.process.kill('SIGKILL');
    await until('PostgreSQL to end', async () => (await servers()).length === 0);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
  });

  it.each([
    ['SIGINT', ['npm', 'start'], 'http'],
    ['SIGTERM', ['npm', 'start', '--', '--lan'], 'https'],
  ] as const)(
    'leaves nothing behind after a %s that only npm itself hears: %j',
    async (signal, command, scheme) => {
      const real = run(command);
      expect(await ready(real)).toMatch(`${scheme}://`);
      real.process.kill(signal);
      await until('everything to end', async () => (await servers()).length === 0);
      await real.exited;
    },
  );
});
