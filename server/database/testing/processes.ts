import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess } from '../embedded/process-identity.ts';

/** Number of the postmaster that PostgreSQL noted in a data folder; undefined when there is none. */
export async function notedPostmaster(dataDir: string): Promise<number | undefined> {
  const path = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text.split('\n')[0]);
}

/** Numbers of all running processes whose command line contains a text (Linux). */
export async function findProcesses(text: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => identifyProcess(pid)));
  return found.flatMap((one) => (one?.command.includes(text) === true ? [one.pid] : []));
}

/** Waits until a condition holds. @throws after the limit, naming what was waited for. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  limitMilliseconds = 20_000,
): Promise<void> {
  const deadline = Date.now() + limitMilliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await wait(20);
  }
}
