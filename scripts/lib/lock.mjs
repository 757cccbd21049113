import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './project.mjs';
import { Stop } from './stop.mjs';

const lookEveryMilliseconds = 300;
const limitMilliseconds = 15 * 60_000;
/** How systems say that a folder which is not empty is in the way of a renamed one; Windows: any folder. */
const inTheWay = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'];

/**
 * Lets one process of this checkout at a time do something: two starts at once would each empty the
 * folder that the other fills. The lock of a process that is gone is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 * @throws {Stop} when another process holds the lock for longer than any such work takes
 */
export async function withLock(name, act) {
  const folder = lockFolder(name);
  const mark = `${process.pid}_${await startOf(process.pid)}_${randomUUID()}`;
  await take(folder, mark);
  try {
    return await act();
  } finally {
    await removeMark(folder, mark);
  }
}

/**
 * A lock is a folder with one file in it, named by who holds it; an empty one is free. It appears whole,
 * and only a file of that very name is ever removed, so that no crash leaves half a lock, and who was slow to
 * see that a holder is gone can't remove the lock of a quicker one.
 * @param {string} name
 */
export const lockFolder = (name) => join(cacheFolder, `${name}-lock`);

async function take(folder, mark) {
  const fresh = `${folder}.${randomUUID()}`;
  await mkdir(fresh, { recursive: true });
  await writeFile(join(fresh, mark), '');
  const deadline = performance.now() + limitMilliseconds;
  while (!(await moveTo(folder, fresh))) {
    const holders = await readdir(folder).catch(() => []);
    for (const holder of holders) if (!(await isAlive(holder))) await removeMark(folder, holder);
    if (holders.length === 0) await removeIfEmpty(folder);
    if (performance.now() > deadline) {
      await rm(fresh, { recursive: true });
      const [pid] = holders[0]?.split('_') ?? [];
      throw new Stop(`Another start (process ${pid}) does not end: end it, then start again.`);
    }
    await wait(lookEveryMilliseconds);
  }
}

async function moveTo(folder, fresh) {
  try {
    await rename(fresh, folder);
    return true;
  } catch (error) {
    if (inTheWay.includes(error.code)) return false;
    throw error;
  }
}

async function removeMark(folder, mark) {
  await rm(join(folder, mark), { force: true });
  await removeIfEmpty(folder);
}

/** Somebody else may have removed it, or taken it meanwhile. */
async function removeIfEmpty(folder) {
  await rmdir(folder).catch(() => undefined);
}

/** A process's number may belong to another one by now; in a container it does with each start. */
async function isAlive(mark) {
  const [pid, started] = mark.split('_');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return ['', started].includes(await startOf(pid));
}

/** When a process started, in clock ticks since the system did; empty where the system has no /proc. */
async function startOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
