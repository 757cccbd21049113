import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overpaint-lock-'));
  path = join(folder, 'overpaint.lock');
});

afterEach(() => rm(folder, { recursive: true }));

const dead = { pid: 4_194_303, started: '1', host: hostname() };

async function silentSince(seconds: number): Promise<void> {
  const then = new Date(Date.now() - seconds * 1_000);
  await utimes(path, then, then);
}

describe('lockFolder', () => {
  it('gives the folder to one at a time', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    await lock.release();
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes over from a dead process', async () => {
    await writeFile(path, JSON.stringify(dead));
    const lock = await lockFolder(folder);
    expect(await readFile(path, 'utf8')).toContain(`"pid":${process.pid}`);
    await lock.release();
  });

  it('takes over from a process whose number belongs to another one now', async () => {
    await writeFile(path, JSON.stringify({ ...dead, pid: process.pid }));
    await (await lockFolder(folder)).release();
  });

  it('lets exactly one of many take over', async () => {
    await writeFile(path, JSON.stringify(dead));
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  });

  // Its clock may be another one than ours, or ours may have been set.
  it.each([-3_600, 0, 3_600])(
    'respects a holder on another host, by whose time it is %d s ago, while it shows signs of life, and only then',
    async (seconds) => {
      await writeFile(path, JSON.stringify({ ...dead, host: 'elsewhere' }));
      await silentSince(seconds);
      let signs = 0;
      const living = setInterval(() => void silentSince(seconds - ++signs), 50);
      const taken = lockFolder(folder, undefined, 20_000);
      await expect(taken.finally(() => clearInterval(living))).rejects.toThrow('on elsewhere');
      await (await lockFolder(folder, undefined, 500)).release();
    },
  );

  it('removes what a crash in the middle of writing the lock left', async () => {
    await writeFile(path, '');
    await silentSince(60);
    await (await lockFolder(folder)).release();
  });

  it('removes what a crash left before the clock was set back', async () => {
    await writeFile(path, '');
    await writeFile(`${path}.takeover`, '');
    const later = new Date(Date.now() + 3_600_000);
    for (const left of [path, `${path}.takeover`]) await utimes(left, later, later);
    const lock = await lockFolder(folder, AbortSignal.timeout(5_000));
    await lock.release();
  });

  it('does not remove a lock that somebody else took in the meantime', async () => {
    const lock = await lockFolder(folder);
    await writeFile(path, JSON.stringify({ ...dead, host: 'elsewhere' }));
    await lock.release();
    expect(await readdir(folder)).toEqual(['overpaint.lock']);
  });
});
