import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSchema } from '../src/net/contracts/account.ts';
import { createDeleteAccount } from './account/delete-account.ts';
import { finish, load, refusalOf } from './testing/answers.ts';
import { ENDLESS } from './testing/endless-space.ts';
import { connectLive, openLive, readCredentials } from './testing/live-client.ts';
import { plainPng, removalParts } from './testing/pictures.ts';
import { newGuest, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { unzip } from './testing/unzip.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
});
afterAll(() => server.dispose());

const isFinished = ({ status }: { status: string }) => status >= '2';
const UPLOAD = '/api/tasks/image/upload';
const REMOVE = '/api/tasks/edit/remove';

/** Sends the first half of a picture; `finish` sends the rest and answers the status. */
function beginUpload({ token }: TestClient, image: Buffer): { finish(): Promise<number> } {
  const upload = request(server.url + UPLOAD, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    upload.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    upload.once('error', reject);
  });
  const part = 'content-disposition: form-data; name="image"; filename="a.png"';
  upload.write(`--edge\r\n${part}\r\ncontent-type: image/png\r\n\r\n`);
  upload.write(image.subarray(0, image.length / 2));
  return {
    finish() {
      upload.end(
        Buffer.concat([image.subarray(image.length / 2), Buffer.from('\r\n--edge--\r\n')]),
      );
      return answered;
    },
  };
}

const accountOf = async (client: TestClient, query = '') =>
  accountSchema.parse((await client.get(`/api/account${query}`)).body.data);

const exportOf = async ({ token }: TestClient) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/account/export`, { headers });
  return { response, files: unzip(Buffer.from(await response.arrayBuffer())) };
};

describe('an account', () => {
  it('tells how much there is of what, today and in all, and of nobody else', async () => {
    const [guest, other] = [await newGuest(server.url), await newGuest(server.url)];
    await other.until(await other.create('theirs'), isFinished);
    expect(await accountOf(guest)).toMatchObject({
      userId: guest.userId,
      isGuest: true,
      createTime: null,
      usage: [],
      storage: { images: 0, bytes: 0 },
    });
    const made = await guest.until(await guest.create('mine', { count: 2 }), isFinished);
    await guest.until(await guest.create('fail'), isFinished);
    const deleted = await guest.until(await guest.create('gone'), isFinished);
    await guest.delete(`/api/tasks/${deleted.taskId}`);
    const sizes = await Promise.all(
      [...made.imageUrls, ...deleted.imageUrls].map(async (url) => load(server.url + url)),
    );
    const account = await accountOf(guest);
    expect(account.usage).toEqual([
      { kind: 'text-to-image', status: '2', today: 1, all: 1 },
      { kind: 'text-to-image', status: '3', today: 1, all: 1 },
    ]);
    // One that can still be restored is still stored; equal pictures are stored once.
    const stored = new Map(sizes.map((bytes) => [bytes.toString('base64'), bytes.length]));
    expect(account.storage).toEqual({
      images: 3,
      bytes: [...stored.values()].reduce((sum, one) => sum + one),
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const [first] = (await accountOf(guest, `?since=${tomorrow}`)).usage;
    expect(first).toMatchObject({ today: 0, all: 1 });
    expect(refusalOf(await guest.get('/api/account?since=yesterday'))).toEqual([
      400,
      'invalid_request',
    ]);
  });
});

describe('an export', () => {
  it('holds every task and every picture of the user, and nothing of others', async () => {
    const [guest, other] = [await newGuest(server.url), await newGuest(server.url)];
    await other.until(await other.create('a secret'), isFinished);
    const parts = await removalParts();
    const removed = await finish(guest, await guest.upload(REMOVE, parts));
    const made = await guest.until(await guest.create('ein Bär, 画'), isFinished);
    const loose = await plainPng(5, 7, [1, 2, 3, 255]);
    await guest.upload(UPLOAD, { image: loose });

    const { response, files } = await exportOf(guest);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="overpaint-/,
    );
    const tasks = JSON.parse(String(files.get('tasks.json')));
    expect(tasks).toMatchObject([
      { taskId: removed.taskId, kind: 'remove', status: '2' },
      { taskId: made.taskId, prompt: 'ein Bär, 画', seed: made.seed },
    ]);
    const names = (tasks as { files: string[] }[]).flatMap((task) => task.files);
    const uploads = [...files.keys()].filter((name) => name.startsWith('uploads/'));
    expect(new Set(files.keys())).toEqual(
      new Set(['about-this-export.txt', 'account.json', 'tasks.json', ...names, ...uploads]),
    );
    const file = (end: string) =>
      files.get([...files.keys()].find((name) => name.endsWith(end)) ?? '');
    expect(file('/original.png')?.equals(Buffer.from(parts['original_image'] ?? ''))).toBe(true);
    expect(file('/mask.png')?.equals(Buffer.from(parts['mask_image'] ?? ''))).toBe(true);
    const result = await load(server.url + String(removed.imageUrls[0]));
    expect(files.get(names.find((name) => /remove.*result-1\.png$/.test(name)) ?? '')).toEqual(
      result,
    );
    expect(uploads.map((name) => files.get(name))).toEqual([loose]);
    expect(String(files.get('tasks.json'))).not.toContain('a secret');
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ userId: guest.userId });
  });

  it('of who has nothing is whole, too', async () => {
    const { files } = await exportOf(await newGuest(server.url));
    expect(JSON.parse(String(files.get('tasks.json')))).toEqual([]);
    expect(files.size).toBe(3);
  });

  it('comes by a link that is one user’s for a short time, and by nothing else', async () => {
    const guest = await newGuest(server.url);
    const { body } = await guest.post('/api/account/export', {});
    const response = await fetch(server.url + String(body.data['url']));
    const { files } = { files: unzip(Buffer.from(await response.arrayBuffer())) };
    expect(String(files.get('account.json'))).toContain(guest.userId);
    const path = '/api/account/export';
    for (const query of ['', `?ticket=${guest.token}`, '?ticket=made-up']) {
      const answer = await send(server.url + path + query);
      expect(refusalOf(answer)).toEqual([401, 'authentication_required']);
    }
  });

  it('is packed for a user one at a time, and given up when its reader leaves', async () => {
    const guest = await newGuest(server.url);
    // More than the sockets between us hold, so that the first export waits for its reader.
    const noise = { raw: { width: 1_700, height: 1_700, channels: 3 } } as const;
    const image = await sharp(randomBytes(1_700 * 1_700 * 3), noise)
      .png()
      .toBuffer();
    for (let count = 0; count < 3; count++) await guest.upload(UPLOAD, { image });
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${guest.token}` };
    const path = `${server.url}/api/account/export`;
    const first = await fetch(path, { headers, signal: leaving.signal });
    expect(first.status).toBe(200);
    expect(refusalOf(await guest.get('/api/account/export'))).toEqual([429, 'too_many_requests']);
    expect((await guest.post('/api/account/export', {})).status).toBe(429);
    const { files } = await exportOf(await newGuest(server.url));
    expect(files.size).toBe(3);
    leaving.abort();
    await expect
      .poll(async () => (await guest.post('/api/account/export', {})).status, { timeout: 15_000 })
      .toBe(200);
    expect((await exportOf(guest)).files.size).toBe(6);
  });
});

describe('a deleted account', () => {
  const rowsOf = async (userId: string): Promise<number> => {
    const { rows } = await sql<{ n: string }>`SELECT
      (SELECT count(*) FROM tasks WHERE user_id = ${userId})
      + (SELECT count(*) FROM images WHERE user_id = ${userId})
      + (SELECT count(*) FROM task_counts WHERE user_id = ${userId})
      + (SELECT count(*) FROM idempotency_keys WHERE user_id = ${userId})
      + (SELECT count(*) FROM pgboss.job WHERE group_id = ${userId}) AS n`.execute(
      server.database.kysely,
    );
    return Number(rows[0]?.n);
  };
  const filesOf = async () =>
    (
      await readdir(join(server.dataDir, 'images'), { recursive: true, withFileTypes: true })
    ).filter((entry) => entry.isFile()).length;

  it('leaves no rows, bytes, runs, thumbnails or connections; what others share stays', async () => {
    const [guest, other] = [await newGuest(server.url), await newGuest(server.url)];
    const shared = await plainPng(90, 80, [9, 8, 7, 255]);
    const theirs = await other.upload(UPLOAD, { image: shared });
    const files = await filesOf();
    await guest.upload(UPLOAD, { image: shared });
    const key = { 'idempotency-key': 'once' };
    const done = await finish(
      guest,
      await guest.post('/api/tasks/create', { prompt: 'done' }, key),
    );
    await load(`${server.url}${done.imageUrls[0]}&w=96`);
    const running = await guest.create('wait');
    await guest.until(running, ({ progress }) => progress > 0);
    const aborted = server.engine().aborted();
    const live = await openLive(server.url, guest);
    const closed = new Promise<void>((resolve) => live.mqtt.once('close', () => resolve()));
    const credentials = await readCredentials(guest);
    expect(await rowsOf(guest.userId)).toBeGreaterThan(8);

    const answer = await guest.delete('/api/account');
    expect(answer.body.data).toEqual({ tasks: 2, images: 5 });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^overpaint_guest=; .*Expires=Thu, 01 Jan 1970/,
    );
    expect(await rowsOf(guest.userId)).toBe(0);
    await expect.poll(() => server.engine().aborted()).toBe(aborted + 1);
    await expect.poll(filesOf).toBe(files);
    await closed;
    await live.close();
    await expect(connectLive(server.url, credentials, 'late')).rejects.toThrow(
      /not authorized|user/i,
    );
    expect((await fetch(server.url + String(done.imageUrls[0]))).status).toBe(410);
    expect((await fetch(server.url + String(theirs.body.data['url']))).status).toBe(200);
  });

  it('is refused with 401 whatever its token asks, and its cookie makes a new guest', async () => {
    const login = `${server.url}/api/login/anonymous`;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const first = await send(login, init);
    const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
    const authorization = `Bearer ${String(first.body.data['accessToken'])}`;
    const ask = (path: string, method = 'GET') =>
      send(server.url + path, { method, headers: { authorization } });
    const link = String((await ask('/api/account/export', 'POST')).body.data['url']);
    expect((await ask('/api/account', 'DELETE')).status).toBe(200);
    for (const path of ['/api/account', '/api/tasks/create/list', '/api/live/credentials', link]) {
      expect(refusalOf(await ask(path))).toEqual([401, 'authentication_required']);
    }
    expect((await ask('/api/account', 'DELETE')).status).toBe(401);
    const again = await send(login, { ...init, headers: { ...init.headers, cookie } });
    expect(again.status).toBe(200);
    expect(again.body.data['userId']).not.toBe(first.body.data['userId']);
  });

  it('is not brought back by what was under way when it was deleted', async () => {
    const guest = await newGuest(server.url);
    const image = await plainPng(60, 60, [1, 1, 1, 255]);
    const upload = beginUpload(guest, image);
    await expect.poll(async () => (await server.stored()).arriving).toBe(1);
    expect((await guest.delete('/api/account')).status).toBe(200);
    const before = await filesOf();
    expect(await upload.finish()).toBe(401);
    expect(await rowsOf(guest.userId)).toBe(0);
    await expect.poll(filesOf).toBe(before - 1);
  });

  it('loses its bytes also when the server dies right after its rows are gone', async () => {
    const guest = await newGuest(server.url);
    await guest.until(await guest.create('doomed'), isFinished);
    const before = await filesOf();
    const deleteRows = createDeleteAccount({
      database: server.database.kysely,
      space: ENDLESS,
      queue: { forget: async () => undefined },
      stopRun: () => undefined,
      cutConnections: () => undefined,
      removeBytes: async () => undefined,
    });
    await deleteRows(guest.userId);
    expect(await filesOf()).toBe(before);
    await server.restart();
    await expect.poll(filesOf).toBe(before - 1);
  });
});
