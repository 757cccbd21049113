import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from './testing/answers.ts';
import { plainPng, removalParts } from './testing/pictures.ts';
import { newGuest } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const ENHANCE = '/api/tasks/edit/enhance';
const REMOVE = '/api/tasks/edit/remove';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

it('looks through a large mask that marks nothing without holding up everybody else', async () => {
  const guest = await newGuest(server.url);
  const [side, size] = [10_000, { width: '10000', height: '10000' }];
  const original_image = await plainPng(side, side, [90, 90, 90, 255]);
  const mask_image = await plainPng(side, side, [255, 255, 255, 0]);
  const before = process.threadCpuUsage();
  const answer = await guest.upload(REMOVE, { original_image, mask_image, ...size });
  const { user } = process.threadCpuUsage(before);
  expect(refusalOf(answer)).toEqual([422, 'mask_empty']);
  // Of the event loop's thread, in microseconds: byte by byte it is more than this by far.
  expect(user).toBeLessThan(200_000);
});

it('checks no edit whose user gave up waiting for its turn', async () => {
  const guest = await newGuest(server.url);
  // Interlaced: takes long to read, however small the file.
  const background = { r: 255, g: 0, b: 0 };
  const slow = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background } })
    .png({ progressive: true })
    .toBuffer();
  const giveUp = new AbortController();
  const { tasks } = await server.stored();
  const body = () => {
    const form = new FormData();
    form.append('width', '3000');
    form.append('height', '3000');
    form.append('original_image', new Blob([new Uint8Array(slow)]), 'original.png');
    return form;
  };
  const all = Array.from({ length: 24 }, () =>
    fetch(server.url + ENHANCE, {
      ...{ method: 'POST', body: body(), signal: giveUp.signal },
      headers: { authorization: `Bearer ${guest.token}` },
    }).catch(() => undefined),
  );
  await expect.poll(async () => (await server.stored()).arriving).toBeGreaterThan(16);
  giveUp.abort();
  await Promise.all(all);
  expect((await guest.upload(REMOVE, await removalParts())).status).toBe(200);
  await expect.poll(async () => (await server.stored()).arriving, { timeout: 15_000 }).toBe(0);
  expect((await server.stored()).tasks - tasks).toBeLessThan(12);
});
