import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { type EndingStep, endProcess } from './end-process.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { findFreePort } from './free-port.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { probeLogin } from './probe-login.ts';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';
import type { RunAs } from './run-as.ts';
import { outliveWatchdog, watchOver } from './watchdog.ts';

/** A running PostgreSQL server (its parent process, called postmaster). */
export interface Postmaster {
  readonly pid: number;
  /** TCP port on 127.0.0.1. */
  readonly port: number;
  /** Settles when the process has ended, for whatever reason. Never rejects. */
  readonly exited: Promise<void>;
}

/** What is needed to start a postmaster. */
export interface PostmasterSetup {
  readonly paths: ClusterPaths;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly password: string;
}

/** Recovery after a crash replays the log first, so the limit is generous. */
const readyLimitMilliseconds = 60_000;
const pollMilliseconds = 25;
const largestLogBytes = 5_000_000;

/**
 * Starts a postmaster and waits until it answers. It is in a process group of its own, so that
 * Ctrl-C in a terminal reaches our server only, which finishes its writing first.
 * @throws {StartError} with PostgreSQL's own reason when it ends before it is ready.
 */
export async function startPostmaster(
  setup: PostmasterSetup,
  wantedPort?: number,
  signal?: AbortSignal,
): Promise<Postmaster> {
  const port = wantedPort ?? (await findFreePort());
  const { paths, binaries, runAs } = setup;
  const [program = '', ...rest] = [...runAs.prefix, binaries.postgres, ...flags(paths, port)];
  const log = await openLog(paths.log);
  const logFrom = (await log.stat()).size;
  try {
    const child = spawn(program, rest, {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: postgresEnvironment(),
      ...runAs.user,
    });
    const exited = once(child, 'exit').then(
      () => undefined,
      () => undefined,
    );
    if (child.pid === undefined) throw new StartError(`PostgreSQL can't be run: ${program}.`);
    child.unref();
    const postmaster = guarded({ pid: child.pid, port, exited }, paths);
    try {
      await waitUntilReady(postmaster, setup, logFrom, signal);
    } catch (error) {
      await stopPostmaster(postmaster);
      throw error;
    }
    return postmaster;
  } finally {
    await log.close();
  }
}

/** Guards it from the first moment on: we may be killed while it starts. */
function guarded(postmaster: Postmaster, { watchdogFile }: ClusterPaths): Postmaster {
  const watchdog = watchOver(postmaster.pid, watchdogFile);
  void postmaster.exited.then(() => watchdog.dismiss());
  return postmaster;
}

function flags(paths: ClusterPaths, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'on',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', paths.cluster, ...options];
}

async function openLog(path: string) {
  const log = await open(path, 'a', 0o600);
  if ((await log.stat()).size > largestLogBytes) await log.truncate(0);
  return log;
}

async function waitUntilReady(
  postmaster: Postmaster,
  { password, paths }: PostmasterSetup,
  logFrom: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = performance.now() + readyLimitMilliseconds;
  let ended = false;
  void postmaster.exited.then(() => {
    ended = true;
  });
  for (;;) {
    signal?.throwIfAborted();
    const isReady = await saysItIsReady(postmaster, paths);
    const outcome = isReady ? await probeLogin(postmaster.port, password) : 'no answer';
    if (outcome === 'accepted') return;
    if (ended) throw new EndedWhileStarting(await reasonInLog(paths.log, logFrom));
    if (outcome === 'wrong password') throw wrongPassword(paths);
    if (performance.now() > deadline) {
      throw new StartError(`PostgreSQL was not ready within a minute (see "${paths.log}").`);
    }
    await wait(pollMilliseconds);
  }
}

/** Until then another server may be what answers on its port, taken since it was found free. */
async function saysItIsReady({ pid, port }: Postmaster, paths: ClusterPaths): Promise<boolean> {
  const noted = await readPidFile(paths);
  return noted?.pid === pid && noted.port === port && noted.status === 'ready';
}

/** The postmaster ended by itself before it was ready; a moment later it may not. */
export class EndedWhileStarting extends StartError {}

function wrongPassword(paths: ClusterPaths): StartError {
  return new StartError(
    `The database in "${paths.cluster}" refuses the password in "${paths.passwordFile}": restore both from the same backup.`,
  );
}

async function reasonInLog(log: string, from: number): Promise<string> {
  const said = (await readFile(log)).subarray(from).toString('utf8');
  const reason = /(?:FATAL|PANIC|ERROR):\s*(.*)/.exec(said)?.[1] ?? 'it gave no reason';
  return `PostgreSQL ended while it was starting: ${reason} (see "${log}").`;
}

/**
 * Finds the postmaster that an earlier run left behind. One that answers with our password is
 * adopted; one that doesn't answer, or is stopping, is stopped and waited for; a note of a process
 * that is gone, or whose number now belongs to something else, is removed.
 * @throws {StartError} when a postmaster is there that can't be stopped.
 */
export async function adoptPostmaster(setup: PostmasterSetup): Promise<Postmaster | undefined> {
  const found = await readPidFile(setup.paths);
  if (found === undefined) return undefined;
  const identity = await identifyPostmaster(found.pid, setup.paths);
  if (identity === undefined) {
    await rm(setup.paths.pidFile, { force: true });
    return undefined;
  }
  const postmaster = { pid: found.pid, port: found.port, exited: whenGone(identity) };
  await outliveWatchdog(found.pid, setup.paths.watchdogFile);
  const ready = found.status === 'ready';
  if (ready && (await probeLogin(found.port, setup.password)) === 'accepted')
    return guarded(postmaster, setup.paths);
  if (await stopPostmaster(postmaster)) return undefined;
  throw new StartError(
    `The PostgreSQL of an earlier run (process ${found.pid}) does not stop: end it, then start again.`,
  );
}

interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** starting, stopping, ready, standby; empty when not yet written. */
  readonly status: string;
}

/** Lines of postmaster.pid as in PostgreSQL's src/include/utils/pidfile.h: 1 pid, 4 port, 8 status. */
async function readPidFile(paths: ClusterPaths): Promise<PidFile | undefined> {
  const text = await readFile(paths.pidFile, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7] ?? '' };
}

/** The process, if it is a PostgreSQL server on this very cluster. */
async function identifyPostmaster(
  pid: number,
  paths: ClusterPaths,
): Promise<ProcessIdentity | undefined> {
  const identity = await identifyProcess(pid);
  return identity?.command.includes(`-D ${paths.cluster} `) ? identity : undefined;
}

/** An adopted process isn't our child, so the system doesn't tell us of its end: look. */
async function whenGone(identity: ProcessIdentity): Promise<void> {
  while (await isStillRunning(identity)) await wait(250, undefined, { ref: false });
}

/** Fast (sessions end, everything is written), then at once (the next start replays the log). */
const STOPPING: readonly EndingStep[] = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 1_000],
];

/**
 * Stops a postmaster and answers whether it has ended.
 * Signals as in PostgreSQL's manual, "Shutting Down the Server".
 */
export const stopPostmaster = (postmaster: Postmaster): Promise<boolean> =>
  endProcess(postmaster, STOPPING);
