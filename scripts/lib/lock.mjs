import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './project.mjs';
import { Stop } from './stop.mjs';

const lookEveryMilliseconds = 300;
const limitMilliseconds = 15 * 60_000;

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
  const path = join(cacheFolder, `${name}.lock`);
  await mkdir(cacheFolder, { recursive: true });
  const deadline = Date.now() + limitMilliseconds;
  while (!(await take(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
    if (Date.now() > deadline) {
      throw new Stop(`Another start (process ${holder}) does not end: end it, then start again.`);
    }
    await wait(lookEveryMilliseconds);
  }
  try {
    return await act();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
