import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';

/** Guards a postmaster against being left behind. */
export interface Watchdog {
  /** Ends the guard without doing anything. */
  dismiss(): void;
}

const name = 'overpaint-watchdog';
/** It acts at once, but not on a machine that has no time for it. */
const limitMilliseconds = 2_000;
const pollMilliseconds = 10;

/**
 * Starts a tiny shell that waits on a pipe from this process. When this process dies without a word
 * (kill -9), the pipe closes and the shell asks the postmaster to stop, so that no database stays
 * running with no server. Windows has no such shell: there the next start adopts the postmaster.
 * Its number is noted in a file for {@link outliveWatchdog}.
 */
export function watchOver(postmasterPid: number, noteFile: string): Watchdog {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const script = 'read -r word || kill -INT "$1"';
  const shell = spawn('/bin/sh', ['-c', script, name, String(postmasterPid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined); // no shell: the next start adopts instead
  shell.stdin.on('error', () => undefined);
  shell.unref();
  note(noteFile, shell.pid);
  return { dismiss: () => void shell.stdin.end('done\n') };
}

/** Notes it at once: we may be killed in the next moment. */
function note(file: string, pid: number | undefined): void {
  try {
    writeFileSync(file, `${pid ?? ''}\n`, { mode: 0o600 });
  } catch {
    // On a full disk PostgreSQL is guarded all the same; only the next start won't wait for its guard.
  }
}

/**
 * Waits until the watchdog of a run that is dead has done its work: a postmaster that still answers may
 * be asked to stop in the next moment. One that takes too long is ended, and asks for nothing then.
 */
export async function outliveWatchdog(postmasterPid: number, noteFile: string): Promise<void> {
  const pid = Number(await readFile(noteFile, 'utf8').catch(() => ''));
  const watchdog = pid > 0 ? await identifyProcess(pid) : undefined;
  if (watchdog?.command.endsWith(`${name} ${postmasterPid}`) !== true) return;
  if (await ends(watchdog)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
  await ends(watchdog);
}

async function ends(watchdog: ProcessIdentity): Promise<boolean> {
  const deadline = performance.now() + limitMilliseconds;
  while (await isStillRunning(watchdog)) {
    if (performance.now() > deadline) return false;
    await wait(pollMilliseconds);
  }
  return true;
}
