import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../database/connect-database.ts';
import type { Tables } from '../database/schema.ts';
import type { Reach } from '../import/fetch-picture.ts';
import type { Space } from '../space/open-space.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { openLan } from '../tls/open-lan.ts';
import { bringCluster } from './bring-cluster.ts';
import { ENDLESS } from './endless-space.ts';
import { configOf, makeFolder, makePages } from './surroundings.ts';
import { createTestEngine, type TestEngine } from './test-engine.ts';

/** A server on a real database in a temporary folder. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly database: Database<Tables>;
  /** The engine of the present life. */
  readonly engine: () => TestEngine;
  /** Stops the server (not the database) in good order and starts it again, with a new engine. */
  restart(): Promise<void>;
  /** How much is stored: rows, files that are kept, files that are only just arriving. */
  stored(): Promise<Stored>;
  /** Stops everything and removes the folder. */
  dispose(): Promise<void>;
}

/** Counts of what is stored. */
export interface Stored {
  readonly tasks: number;
  readonly images: number;
  readonly keys: number;
  readonly kept: number;
  readonly arriving: number;
}

/**
 * Starts a server with the test engine. `env` sets what an operator could; `reach` says where
 * pictures may be imported from, `space` what the disk has left.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  { reach, space = ENDLESS }: { readonly reach?: Reach; readonly space?: Space } = {},
): Promise<TestServer> {
  const dataDir = await makeFolder();
  await bringCluster(dataDir);
  const config = configOf({ ...env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' });
  const database = await connectDatabase<Tables>(config);
  const pagesFolder = await makePages(dataDir);
  let engine = createTestEngine();
  const start = async (port: number): Promise<RunningServer> => {
    engine = createTestEngine();
    const lan = config.lan ? await openLan(config) : undefined;
    const here = { config: { ...config, port }, lan, reach };
    return startServer({ ...here, database, space, pagesFolder, engines: [engine] });
  };
  let server = await start(0);
  return {
    url: server.url,
    dataDir,
    database,
    engine: () => engine,
    async restart() {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    stored: () => countStored(database, dataDir),
    async dispose() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function countStored({ kysely }: Database<Tables>, dataDir: string): Promise<Stored> {
  const count = async (table: 'tasks' | 'images' | 'idempotency_keys') => {
    const query = kysely.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('n'));
    return Number((await query.executeTakeFirstOrThrow()).n);
  };
  return {
    tasks: await count('tasks'),
    images: await count('images'),
    keys: await count('idempotency_keys'),
    kept: await countFiles(join(dataDir, 'images', 'kept')),
    arriving: await countFiles(join(dataDir, 'images', 'incoming')),
  };
}

async function countFiles(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).length;
}
