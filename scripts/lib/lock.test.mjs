import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockFolder, withLock } from './lock.mjs';
import { cacheFolder } from './project.mjs';

/** Lets as many at once work; answers how many did so at the same time. */
async function mostAtOnce(name, howMany) {
  let inside = 0;
  let most = 0;
  const work = () =>
    withLock(name, async () => {
      inside++;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      return 'done';
    });
  const done = await Promise.all(Array.from({ length: howMany }, work));
  expect(done).toEqual(Array(howMany).fill('done'));
  return most;
}

/** What a process that died while it held a lock leaves. */
async function leaveLock(name, mark) {
  await rm(lockFolder(name), { recursive: true, force: true });
  await mkdir(lockFolder(name), { recursive: true });
  if (mark !== undefined) await writeFile(join(lockFolder(name), mark), '');
}

it('lets one at a time work, in whatever order they come, and leaves nothing', async () => {
  expect(await mostAtOnce('test-turns', 3)).toBe(1);
  expect((await readdir(cacheFolder)).filter((name) => name.startsWith('test-turns'))).toEqual([]);
});

it('is taken over from a process that is gone, by one of many at a time', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  await leaveLock('test-gone', `${gone.pid}_1_a`);
  expect(await mostAtOnce('test-gone', 4)).toBe(1);
});

it('is taken over from a process whose number belongs to another one now', async () => {
  await readFile('/proc/self/stat').then(
    () => leaveLock('test-number', `${process.pid}_1_a`),
    () => undefined, // only a system with /proc tells them apart
  );
  expect(await withLock('test-number', async () => 'mine')).toBe('mine');
});

it('is waited for as long where the clock is set meanwhile', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  await leaveLock('test-clock', `${gone.pid}_1_a`);
  let time = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 3_600_000));
  await expect(withLock('test-clock', async () => 'mine')).resolves.toBe('mine');
  clock.mockRestore();
});

it('is free when a crash left it empty', async () => {
  await leaveLock('test-empty');
  expect(await withLock('test-empty', async () => 'mine')).toBe('mine');
});

it('is free again after a failure', async () => {
  const failing = withLock('test-failure', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withLock('test-failure', async () => 1)).toBe(1);
});
