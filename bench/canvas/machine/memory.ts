import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sum } from '../figures.ts';
import type { ProcessInfo } from './browser.ts';

const READINGS_APART_MS = 500;
const SETTLED_BYTES = 3_000_000;
const SETTLE_LIMIT_MS = 8_000;
const SAMPLE_MS = 250;

/** The trace being taken lies in a process of its own, which is not the pages' doing. */
const TRACING = 'tracing.mojom.TracingService';

/**
 * Memory of a browser's processes in bytes, shared pages in proportion (PSS), and in all. Pages of
 * files, which are the program itself, do not count: their share changes with every other browser
 * that runs on the machine.
 */
export interface Memory {
  readonly all: number;
  /** By what the processes do. */
  readonly byType: Readonly<Record<string, number>>;
}

/** Reads now. All is NaN where the system does not tell (anything but Linux). */
export async function memoryOf(processes: () => Promise<readonly ProcessInfo[]>): Promise<Memory> {
  if (process.platform !== 'linux') return { all: Number.NaN, byType: {} };
  const byType: Record<string, number> = {};
  for (const { type, id } of await processes()) {
    if (type !== TRACING) byType[type] = (byType[type] ?? 0) + (await residentShare(id));
  }
  return { all: sum(Object.values(byType)), byType };
}

/** Reads until two readings in a row hardly differ; answers the last one. */
export async function settledMemory(
  processes: () => Promise<readonly ProcessInfo[]>,
): Promise<Memory> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  let before = await memoryOf(processes);
  for (;;) {
    await delay(READINGS_APART_MS);
    const now = await memoryOf(processes);
    if (Number.isNaN(now.all) || Math.abs(now.all - before.all) < SETTLED_BYTES) return now;
    if (performance.now() > end) return now;
    before = now;
  }
}

/** Watches for the greatest memory until `stop`, which answers it. */
export function watchPeak(processes: () => Promise<readonly ProcessInfo[]>): {
  stop(): Promise<number>;
} {
  let peak = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      peak = Math.max(peak, (await memoryOf(processes)).all);
      await delay(SAMPLE_MS);
    }
  })();
  // A browser that is gone fails who waits for this, not the whole run.
  watching.catch(() => {});
  return {
    async stop() {
      stopped = true;
      await watching;
      return peak;
    },
  };
}

/** A process that has ended meanwhile has none. */
async function residentShare(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const counted = [...text.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return sum(counted.map(([, kilobytes]) => Number(kilobytes) * 1024));
}
