import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskDetail } from '../src/net/contracts/task.ts';
import { readServerSecret } from './identity/server-secret.ts';
import { newGuest, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;
let task: TaskDetail;
let bytes: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  guest = await newGuest(server.url);
  task = await guest.until(await guest.create('a lake'), ({ status }) => status === '2');
  bytes = Buffer.from(await (await load()).arrayBuffer());
});
afterAll(() => server.dispose());

const load = (headers: Record<string, string> = {}) =>
  fetch(server.url + task.imageUrls[0], { headers });

describe('an image address', () => {
  it('gives the picture, its type, and strong caching to an <img>', async () => {
    const response = await load();
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toMatch(/^private, immutable, max-age=\d{5,}$/);
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 1024,
      height: 1024,
      format: 'png',
    });
  });

  it('answers 304 to who has it', async () => {
    const etag = (await load()).headers.get('etag') ?? '';
    expect((await load({ 'if-none-match': etag })).status).toBe(304);
    expect((await load({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, undefined],
    ['bytes=-7', -7, undefined],
  ])('gives the range %s', async (range, start, end) => {
    const response = await load({ range });
    const part = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(206);
    expect(part.equals(bytes.subarray(start, end))).toBe(true);
    const first = start < 0 ? bytes.length + start : start;
    const last = first + part.length - 1;
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`);
  });

  it('refuses a range outside the picture, and gives all to a range it does not know', async () => {
    const outside = await load({ range: `bytes=${bytes.length}-` });
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect((await load({ range: 'lines=1-2' })).status).toBe(200);
  });

  it('is the same all day', async () => {
    expect((await guest.detail(task.taskId)).imageUrls).toEqual(task.imageUrls);
  });

  it('answers 410 when it has expired, 404 when it is forged, never 401 or 403', async () => {
    const [imageId = ''] = task.imageIds;
    const keyOf = await readServerSecret(server.database.kysely);
    const past = String(Math.floor(Date.now() / 1_000) - 1);
    const signature = createHmac('sha256', keyOf('image-address'))
      .update(`${imageId}\n${past}`)
      .digest('base64url');
    const path = `/api/images/${imageId}`;
    const errorOf = async (query: string, headers?: Record<string, string>) => {
      const { status, body } = await send(server.url + path + query, headers && { headers });
      return [status, body.error];
    };
    expect(await errorOf(`?exp=${past}&sig=${signature}`)).toEqual([410, 'image_expired']);
    const later = String(Number(past) + 9_999_999);
    expect(await errorOf(`?exp=${later}&sig=${signature}`)).toEqual([404, 'signature_invalid']);
    expect(await errorOf('')).toEqual([404, 'not_found']);
    expect(await errorOf('', { authorization: 'Bearer nonsense' })).toEqual([404, 'not_found']);
    const other = await newGuest(server.url);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get('/api/images/..%2f..%2fsecret')).status).toBe(404);
  });

  it('can be loaded by its owner’s token alone', async () => {
    const response = await fetch(`${server.url}/api/images/${task.imageIds[0]}`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
