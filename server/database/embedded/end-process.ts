import { setTimeout as wait } from 'node:timers/promises';

/** A signal, and how long it is given to work, in milliseconds. */
export type EndingStep = readonly [signal: NodeJS.Signals, milliseconds: number];

/**
 * Asks a process to end by one signal after the other until it has. `exited` settles when it has ended.
 * Answers whether it did; never waits for longer than the steps take.
 */
export async function endProcess(
  { pid, exited }: { readonly pid: number; readonly exited: Promise<unknown> },
  steps: readonly EndingStep[],
): Promise<boolean> {
  for (const [signal, milliseconds] of steps) {
    send(pid, signal);
    const limit = new AbortController();
    const gone = await Promise.race([
      exited.then(() => true),
      wait(milliseconds, false, { signal: limit.signal }).catch(() => false),
    ]);
    limit.abort();
    if (gone) return true;
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
