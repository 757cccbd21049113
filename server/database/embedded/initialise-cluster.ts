import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../config/start-error.ts';
import { makePassword, readPassword } from './cluster-password.ts';
import { type ClusterPaths } from './cluster-paths.ts';
import { type EndingStep, endProcess } from './end-process.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);

/** The one PostgreSQL user of the embedded cluster. */
export const clusterUser = 'overpaint';

/** initdb took 3 s where it was measured; a slow disk may need many times that. */
const initdbLimitMilliseconds = 120_000;
/** What it leaves when it is killed is removed by the next attempt. */
const INITDB_ENDING: readonly EndingStep[] = [
  ['SIGTERM', 2_000],
  ['SIGKILL', 1_000],
];

/**
 * Makes the cluster if there is none yet and answers its password. An interrupted attempt leaves no
 * half cluster behind: initdb works beside the final place and its work is renamed when whole.
 * @throws {StartError} when initdb fails, or when a cluster is there but its password isn't.
 */
export async function initialiseCluster(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  runAs: RunAs,
  signal?: AbortSignal,
): Promise<string> {
  const known = await readPassword(paths);
  if (await exists(paths.cluster)) {
    if (known !== undefined) return known;
    throw new StartError(
      `The database in "${paths.cluster}" can't be opened because its password "${paths.passwordFile}" is missing: restore that file from a backup.`,
    );
  }
  const password = known ?? (await makePassword(paths, runAs));
  await rm(paths.unfinishedCluster, { recursive: true, force: true });
  await runInitdb(paths, binaries, runAs, signal);
  await rename(paths.unfinishedCluster, paths.cluster);
  await syncFolder(dirname(paths.cluster));
  return password;
}

async function runInitdb(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  runAs: RunAs,
  signal: AbortSignal | undefined,
): Promise<void> {
  const [program = '', ...rest] = [...runAs.prefix, binaries.initdb, ...initdbArguments(paths)];
  const running = run(program, rest, {
    env: postgresEnvironment(),
    cwd: dirname(paths.cluster),
    timeout: initdbLimitMilliseconds,
    ...(signal === undefined ? {} : { signal }),
    ...runAs.user,
  });
  try {
    await running;
  } catch (error) {
    // An abort rejects at once, but initdb tidies up before it ends; a next attempt must not meet it.
    await end(running.child);
    signal?.throwIfAborted();
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new StartError(
      `PostgreSQL could not make its database in "${paths.cluster}": ${reasonFrom(said, error)}`,
    );
  }
}

async function end(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  await endProcess({ pid, exited: once(child, 'exit') }, INITDB_ENDING);
}

/** The collation is PostgreSQL's own, so that the system's locales don't matter. */
function initdbArguments(paths: ClusterPaths): string[] {
  return [
    `--pgdata=${paths.unfinishedCluster}`,
    `--username=${clusterUser}`,
    `--pwfile=${paths.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

function reasonFrom(said: string, error: unknown): string {
  const lines = said.split('\n').filter((line) => /error|fatal|could not|cannot/i.test(line));
  const reason = lines.at(0)?.trim() ?? (error instanceof Error ? error.message : String(error));
  return reason.replace(/^initdb: /, '').replace(/\.?$/, '.');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Makes a rename last through a power loss. Windows can't open folders and needs no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
