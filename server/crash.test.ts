import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringCluster } from './testing/bring-cluster.ts';
import { removalParts } from './testing/pictures.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { makeFolder } from './testing/surroundings.ts';
import { newGuest } from './testing/test-client.ts';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await makeFolder();
  await bringCluster(dataDir);
  server = await startServerProcess(dataDir, { hold: true });
});
afterAll(async () => {
  await server.finish();
  await rm(dataDir, { recursive: true, force: true });
});

it('loses no acknowledged task to kill -9, whether it ran or waited, and tidies what was left', async () => {
  const guest = await newGuest(`http://localhost:${server.port}`);
  // More than run at once, so that some wait.
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await guest.create('wait', { seed: count }));
  await guest.until(ids[1] ?? '', ({ status }) => status === '1');
  const removal = await guest.upload('/api/tasks/edit/remove', await removalParts());
  ids.push(String(removal.body.data['taskId']));
  const left = join(dataDir, 'images', 'incoming', 'left-behind');
  await writeFile(left, 'half a picture');
  // Kept, but killed before the picture that holds it was stored.
  const shelf = join(dataDir, 'images', 'kept', '00');
  await mkdir(shelf, { recursive: true });
  await writeFile(join(shelf, '1'.repeat(62)), 'nobody’s');

  await server.kill();
  server = await startServerProcess(dataDir, { port: server.port });

  const finished = await Promise.all(
    ids.map((id) => guest.until(id, (task) => task.status >= '2')),
  );
  expect(finished.map(({ status, imageIds }) => [status, imageIds.length])).toEqual(
    ids.map(() => ['2', 1]),
  );
  expect(await readdir(join(dataDir, 'images', 'incoming'))).toEqual([]);
  await expect.poll(() => readdir(shelf)).not.toContain('1'.repeat(62));
  for (const { imageUrls } of finished) {
    const image = await fetch(`http://localhost:${server.port}${imageUrls[0]}`);
    expect(image.status).toBe(200);
  }
});

it('keeps guests, tokens and image addresses good across kill -9', async () => {
  const baseUrl = () => `http://localhost:${server.port}`;
  const guest = await newGuest(baseUrl());
  const task = await guest.until(await guest.create('quick'), ({ status }) => status === '2');
  await server.kill();
  server = await startServerProcess(dataDir, { port: server.port });
  expect((await guest.detail(task.taskId)).imageIds).toEqual(task.imageIds);
  expect((await fetch(baseUrl() + task.imageUrls[0])).status).toBe(200);
});
