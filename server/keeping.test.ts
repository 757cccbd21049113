import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageSchema } from '../src/net/contracts/image.ts';
import { busyPng } from './testing/pictures.ts';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestServer({ RETENTION_DAYS: '30', IMPORT_FROM_URL: 'off' });
  guest = await newGuest(server.url);
});
afterAll(() => server.dispose());

const isFinished = ({ status }: { status: string }) => status >= '2';
const age = (taskId: string, days: number) =>
  sql`UPDATE tasks SET finish_time = finish_time - make_interval(days => ${days}),
    create_time = create_time - make_interval(days => ${days}) WHERE id = ${taskId}`.execute(
    server.database.kysely,
  );

describe('with RETENTION_DAYS', () => {
  it('finished tasks that are older go with their pictures; younger and unfinished ones stay', async () => {
    const [old, young] = await Promise.all([
      guest.until(await guest.create('old', { ratio: '2:3' }), isFinished),
      guest.until(await guest.create('young', { ratio: '4:3' }), isFinished),
    ]);
    const waiting = await guest.create('wait');
    await guest.until(waiting, ({ status }) => status === '1');
    await age(young.taskId, 29);
    await age(waiting, 400);
    await age(old.taskId, 31);
    await expect.poll(async () => (await guest.get(`/api/tasks/${old.taskId}`)).status).toBe(404);
    await expect.poll(async () => (await server.stored()).kept).toBe(1);
    expect((await fetch(server.url + old.imageUrls[0])).status).toBe(410);
    expect((await fetch(server.url + young.imageUrls[0])).status).toBe(200);
    expect((await guest.detail(waiting)).status).toBe('1');
    expect((await guest.post(`/api/tasks/${old.taskId}/restore`, {})).status).toBe(404);
  });

  it('the page is told so, and that nothing is imported', async () => {
    const { body } = await guest.get('/api/config');
    expect(body.data).toMatchObject({ retentionDays: 30, importFromUrl: false });
    const refused = await guest.post('/api/images/import', { url: 'https://example.org/a.png' });
    expect([refused.status, refused.body.error]).toEqual([501, 'import_switched_off']);
  });
});

describe('a picture of no task', () => {
  it('goes when its two days are over', async () => {
    const image = await busyPng(12, 10);
    const { body } = await guest.upload('/api/tasks/image/upload', { image });
    const stored = storedImageSchema.parse(body.data);
    const loose = server.database.kysely.selectFrom('images').where('id', '=', stored.imageId);
    const row = await loose.select(['kept_until', 'create_time']).executeTakeFirstOrThrow();
    const hours = (Number(row.kept_until) - Number(row.create_time)) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
    await sql`UPDATE images SET kept_until = now() WHERE id = ${stored.imageId}`.execute(
      server.database.kysely,
    );
    await expect.poll(async () => (await loose.select('id').execute()).length).toBe(0);
    expect((await fetch(server.url + stored.url)).status).toBe(410);
  });
});
