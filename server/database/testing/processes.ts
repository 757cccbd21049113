import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const alike = pids.map(Number).filter((pid) => commandOf(pid).includes(text));
  const found = await Promise.all(alike.map((pid) => identifyProcess(pid)));
  return found.flatMap((one) => one?.pid ?? []);
}

/** A process's arguments separated by spaces; empty when it has ended. Read at once: who waits asks for hundreds, many times a second. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
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
