import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import { clusterPaths } from './cluster-paths.ts';
import { ensureDatabase } from './ensure-database.ts';
import { findBinaries } from './find-binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { clusterUser, initialiseCluster } from './initialise-cluster.ts';
import {
  adoptPostmaster,
  EndedWhileStarting,
  type Postmaster,
  type PostmasterSetup,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { chooseRunAs } from './run-as.ts';

/** A running embedded PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** Stays the same when PostgreSQL is restarted after a crash. */
  readonly connectionString: string;
  /** Resolves with the reason when PostgreSQL died and could not be brought back. */
  readonly lost: Promise<StartError>;
  /** Stops PostgreSQL within 4 s and gives the data folder free. Safe to call twice. */
  stop(): Promise<void>;
}

const databaseName = 'overpaint';

/** After a crash the old one's children may hold its memory for a moment, so one try isn't enough. */
const pausesBeforeTries = [0, 200, 400, 800, 1_600];
/** More crashes than this within the window mean that restarting doesn't help. */
const crashesTolerated = 3;
const crashWindowMilliseconds = 60_000;

/**
 * Brings up the PostgreSQL under a data folder: takes the folder's lock, makes the cluster on first
 * use, adopts a postmaster that an earlier run left behind or starts one, and restarts it after a
 * crash. `dataDir` must exist and have its symbolic links resolved.
 * @throws {StartError} when any of this fails; nothing is left running then.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly signal?: AbortSignal;
}): Promise<EmbeddedPostgres> {
  const { dataDir, signal } = options;
  const lock = await lockFolder(dataDir, signal);
  try {
    const setup = await prepare(dataDir, signal);
    const postmaster = (await adoptPostmaster(setup)) ?? (await startPatiently(setup, signal));
    const connectionString = connectionStringFor(postmaster.port, setup.password);
    const keeper = keepRunning(setup, postmaster);
    await ensureDatabase(connectionString, databaseName).catch(async (error: unknown) => {
      await keeper.stop();
      throw error;
    });
    const stop = async () => {
      await keeper.stop();
      await lock.release();
    };
    return { connectionString, lost: keeper.lost, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepare(dataDir: string, signal: AbortSignal | undefined): Promise<PostmasterSetup> {
  const paths = clusterPaths(dataDir);
  const [binaries, runAs] = await Promise.all([findBinaries(), chooseRunAs(dataDir)]);
  const password = await initialiseCluster(paths, binaries, runAs, signal);
  return { paths, binaries, runAs, password };
}

function connectionStringFor(port: number, password: string): string {
  return `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${databaseName}?sslmode=disable`;
}

async function startPatiently(
  setup: PostmasterSetup,
  signal?: AbortSignal,
  port?: number,
): Promise<Postmaster> {
  let failure: unknown;
  for (const pause of pausesBeforeTries) {
    await wait(pause, undefined, signal === undefined ? {} : { signal });
    try {
      return await startPostmaster(setup, port, signal);
    } catch (error) {
      if (!(error instanceof EndedWhileStarting)) throw error;
      failure = error;
    }
  }
  throw failure;
}

interface Keeper {
  readonly lost: Promise<StartError>;
  stop(): Promise<void>;
}

/** Holds on to a postmaster and brings it back on the same port when it dies. */
function keepRunning(setup: PostmasterSetup, first: Postmaster): Keeper {
  const { promise: lost, resolve: lose } = Promise.withResolvers<StartError>();
  const stopping = new AbortController();
  const crashes: number[] = [];
  let postmaster = first;
  let stopped: Promise<void> | undefined;

  async function bringBack(): Promise<void> {
    crashes.push(performance.now());
    const recent = crashes.filter((time) => time > performance.now() - crashWindowMilliseconds);
    if (recent.length > crashesTolerated) {
      throw new StartError(`PostgreSQL keeps ending unexpectedly (see "${setup.paths.log}").`);
    }
    postmaster = await startPatiently(setup, stopping.signal, postmaster.port);
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await postmaster.exited;
      if (!stopping.signal.aborted) await bringBack();
    }
  }

  const keeping = keep().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    lose(error instanceof StartError ? error : new StartError(`PostgreSQL is lost: ${error}.`));
  });

  async function stop(): Promise<void> {
    stopping.abort();
    const known = postmaster;
    await stopPostmaster(known);
    await keeping;
    // One that was just being brought back may have become ready in the same moment.
    if (postmaster !== known) await stopPostmaster(postmaster);
  }

  return { lost, stop: () => (stopped ??= stop()) };
}
