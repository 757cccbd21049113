import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from './testing/answers.ts';
import { plainPng } from './testing/pictures.ts';
import { newGuest } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

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
