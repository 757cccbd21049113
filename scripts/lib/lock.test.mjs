import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { cacheFolder } from './project.mjs';

it('lets one at a time work, in whatever order they come', async () => {
  let inside = 0;
  let most = 0;
  const work = () =>
    withLock('test-turns', async () => {
      inside++;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      return 'done';
    });
  expect(await Promise.all([work(), work(), work()])).toEqual(['done', 'done', 'done']);
  expect(most).toBe(1);
});

it('takes over the lock of a process that is gone', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const path = join(cacheFolder, 'test-gone.lock');
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(path, String(gone.pid));
  expect(await withLock('test-gone', async () => 'mine')).toBe('mine');
  await rm(path, { force: true });
});

it('is free again after a failure', async () => {
  const failing = withLock('test-failure', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withLock('test-failure', async () => 1)).toBe(1);
});
