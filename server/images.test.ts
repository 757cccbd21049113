import { createHmac } from 'node:crypto';
import { ReadStream } from 'node:fs';
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TaskDetail } from '../src/net/contracts/task.ts';
import { thumbnailOf } from '../src/net/contracts/thumbnail.ts';
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

  it('says by HEAD what it would give, and reads nothing of it', async () => {
    const read = vi.spyOn(ReadStream.prototype, '_read');
    const { status, headers } = await fetch(server.url + task.imageUrls[0], { method: 'HEAD' });
    expect([status, headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(headers.get('content-type')).toBe('image/png');
    // Had it been read, the server would have begun before it answered.
    expect(read).not.toHaveBeenCalled();
    await load();
    expect(read).toHaveBeenCalled();
    read.mockRestore();
  });

  it('answers 304 to who has it', async () => {
    const etag = (await load()).headers.get('etag') ?? '';
    expect((await load({ 'if-none-match': etag })).status).toBe(304);
    expect((await load({ 'if-none-match': '*' })).status).toBe(304);
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
    expect(outside.headers.get('cache-control')).toBe('no-store');
    expect((await load({ range: 'lines=1-2' })).status).toBe(200);
  });

  it.each(['', '&w=96'])('that fails is not kept (address%s)', async (query) => {
    const other = await guest.until(await guest.create('gone'), ({ status }) => status === '2');
    await rename(join(server.dataDir, 'images/kept'), join(server.dataDir, 'images/away'));
    const failed = await send(server.url + other.imageUrls[0] + query);
    await rename(join(server.dataDir, 'images/away'), join(server.dataDir, 'images/kept'));
    expect([failed.status, failed.body.error]).toEqual([410, 'image_gone']);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(failed.headers.get('etag')).toBeNull();
    expect((await fetch(server.url + other.imageUrls[0] + query)).status).toBe(200);
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

describe('a thumbnail', () => {
  const thumbnail = (width: number, headers: Record<string, string> = {}) =>
    fetch(server.url + thumbnailOf(task.imageUrls[0] ?? '', width), { headers });
  const sizeOf = async (response: Response) => {
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    return [width, height, format];
  };

  it.each([
    [1, 96],
    [96, 96],
    [97, 160],
    [320, 320],
    [321, 640],
    [640, 640],
  ])('that is wanted %i px wide is a WebP of %i px, strongly cached', async (wanted, width) => {
    const response = await thumbnail(wanted);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toMatch(/^private, immutable, max-age=\d{5,}$/);
    expect(await sizeOf(response)).toEqual([width, width, 'webp']);
  });

  it.each([641, 1_280, 99_999])(
    'is never larger than the picture: %i px give the picture itself',
    async (wanted) => {
      const response = await thumbnail(wanted);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  it('has its own tag, and answers 304 to who has it', async () => {
    const etag = (await thumbnail(96)).headers.get('etag') ?? '';
    expect(etag).not.toBe((await load()).headers.get('etag'));
    expect(etag).not.toBe((await thumbnail(160)).headers.get('etag'));
    expect((await thumbnail(96, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is made once, also when many ask at once, and kept over a restart', async () => {
    const other = await guest.until(
      await guest.create('once', { seed: 4 }),
      ({ status }) => status === '2',
    );
    const url = `${server.url}${other.imageUrls[0]}&w=160`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
    const bodies = await Promise.all(
      answers.map(async (one) => Buffer.from(await one.arrayBuffer())),
    );
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
    const made = async () => {
      const folder = join(server.dataDir, 'images', 'made');
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile() && entry.name === '160.webp');
      return Promise.all(
        files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs),
      );
    };
    const before = await made();
    await server.restart();
    expect((await fetch(url)).status).toBe(200);
    expect(await made()).toEqual(before);
  });

  it('needs the same right as its picture', async () => {
    const path = `/api/images/${task.imageIds[0]}`;
    expect((await send(`${server.url}${path}?w=96`)).body.error).toBe('not_found');
    const url = task.imageUrls[0] ?? '';
    const forged = await send(
      `${server.url}${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}&w=96`,
    );
    expect(forged.body.error).toBe('signature_invalid');
    expect((await guest.get(`${path}?w=96`)).headers.get('content-type')).toBe('image/webp');
    const other = await newGuest(server.url);
    expect((await other.get(`${path}?w=96`)).status).toBe(404);
  });

  it.each(['0', '-5', '1.5', 'wide'])('of the width %s is refused', async (width) => {
    const { status, body } = await send(`${server.url}${task.imageUrls[0]}&w=${width}`);
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  it('goes with its picture', async () => {
    const gone = await guest.until(
      await guest.create('gone', { seed: 9, ratio: '4:3' }),
      ({ status }) => status === '2',
    );
    const url = `${server.url}${gone.imageUrls[0]}&w=96`;
    expect((await fetch(url)).status).toBe(200);
    const folder = join(server.dataDir, 'images', 'made');
    const count = async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('96.webp'))
        .length;
    const before = await count();
    await guest.delete(`/api/tasks/${gone.taskId}`);
    await sql`UPDATE tasks SET deleted_at = deleted_at - interval '31 seconds'
      WHERE deleted_at IS NOT NULL`.execute(server.database.kysely);
    await expect.poll(count).toBe(before - 1);
    expect((await send(url)).body.error).toBe('image_gone');
  });
});
