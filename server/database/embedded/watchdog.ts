import { spawn } from 'node:child_process';

/** Guards a postmaster against being left behind. */
export interface Watchdog {
  /** Ends the guard without doing anything. */
  dismiss(): void;
}

/**
 * Starts a tiny shell that waits on a pipe from this process. When this process dies without a word
 * (kill -9), the pipe closes and the shell asks the postmaster to stop, so that no database stays
 * running with no server. Windows has no such shell: there the next start adopts the postmaster.
 */
export function watchOver(postmasterPid: number): Watchdog {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const script = 'read -r word || kill -INT "$1"';
  const shell = spawn('/bin/sh', ['-c', script, 'overpaint-watchdog', String(postmasterPid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined); // no shell: the next start adopts instead
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return { dismiss: () => void shell.stdin.end('done\n') };
}
