import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import { identifyProcess, isStillRunning } from './process-identity.ts';

/** A data folder that belongs to this process until it lets go. */
export interface FolderLock {
  /** Lets go. Safe to call twice. */
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
}

/** How often a holder shows that it lives, and after how long without a sign it counts as dead. */
const signOfLifeMilliseconds = 2_000;
const deadAfterMilliseconds = 10_000;
const lookEveryMilliseconds = 200;
/** A takeover lasts milliseconds; one this old was cut off by a crash. */
const takeoverLimitMilliseconds = 5_000;

/**
 * Makes a data folder this process's own by the file `overpaint.lock`. The lock of a dead process
 * is taken over. A holder on another host (two containers on one volume) can't be looked up, so it
 * counts as alive if it touches its file while that is watched for `deadAfterMs`: the file's time says
 * nothing, for the two hosts' clocks may differ, or may have been set.
 * @throws {StartError} when a living process holds the folder.
 */
export async function lockFolder(
  folder: string,
  signal?: AbortSignal,
  deadAfterMs = deadAfterMilliseconds,
): Promise<FolderLock> {
  const path = join(folder, 'overpaint.lock');
  const content = await describeSelf();
  for (;;) {
    signal?.throwIfAborted();
    if (await createExclusively(path, content)) return holdLock(path, content);
    const found = await readText(path);
    const holder = holderIn(found);
    const isElsewhere = holder !== undefined && holder.host !== hostname();
    const isAlive = isElsewhere
      ? await isTouched(path, deadAfterMs, signal)
      : holder !== undefined && (await isStillRunning({ ...holder, command: '' }));
    if (holder !== undefined && isAlive) throw heldBy(folder, holder);
    await removeStaleLock(path, found);
  }
}

async function describeSelf(): Promise<string> {
  const self = await identifyProcess(process.pid);
  const holder: Holder = { pid: process.pid, started: self?.started ?? '', host: hostname() };
  return JSON.stringify(holder);
}

async function createExclusively(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(content).finally(() => file.close());
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** What a lock says; empty when it is gone, or was not written yet. */
const readText = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Watches a file; false when it is gone, too. */
async function isTouched(
  path: string,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const before = await modifiedAt(path);
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    await wait(lookEveryMilliseconds, undefined, signal === undefined ? {} : { signal });
    const now = await modifiedAt(path);
    if (now === undefined) return false;
    if (now !== before) return true;
  }
  return false;
}

/**
 * Removes a dead process's lock, unless it no longer says what it said then. Only one process at a time may
 * do so, or a slow one would remove the fresh lock of a quicker one: whoever makes the second file may look
 * again and remove.
 */
async function removeStaleLock(path: string, dead: string): Promise<void> {
  const takeover = `${path}.takeover`;
  if (!(await createExclusively(takeover, ''))) {
    if (!(await isUnderWay(takeover))) await rm(takeover, { force: true });
    await wait(20);
    return;
  }
  try {
    const found = await readText(path);
    const unfinished = holderIn(found) === undefined && (await isUnderWay(path));
    if (unfinished) await wait(20);
    else if (found === dead) await rm(path, { force: true });
  } finally {
    await rm(takeover, { force: true });
  }
}

function holdLock(path: string, content: string): FolderLock {
  const touch = () => void utimes(path, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(touch, signOfLifeMilliseconds).unref();
  return {
    async release() {
      clearInterval(timer);
      const stillOurs = (await readFile(path, 'utf8').catch(() => '')) === content;
      if (stillOurs) await rm(path, { force: true });
    },
  };
}

function heldBy(folder: string, holder: Holder): StartError {
  const elsewhere = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return new StartError(
    `The data folder "${folder}" is in use by another Overpaint (process ${holder.pid}${elsewhere}): ` +
      'stop that one, or give this one its own DATA_DIR.',
  );
}

/** Whether a file may still be written by who made it. One from the future is old: the clock was set back. */
async function isUnderWay(path: string): Promise<boolean> {
  const age = Date.now() - ((await modifiedAt(path)) ?? Date.now());
  return Math.abs(age) < takeoverLimitMilliseconds;
}

/** When a file was last changed, in milliseconds since 1970; undefined when it is not there. */
function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
