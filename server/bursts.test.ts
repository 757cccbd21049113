import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

it('lets others have connections to the database while one user stores many works', async () => {
  const [many, other] = [await newGuest(server.url), await newGuest(server.url)];
  await many.create('the first');
  const { body } = await other.get('/api/tasks/create/list');
  expect(body.data).toMatchObject({ total: 0 });
  let stored = 0;
  const all = await server.database.aside.transaction().execute(async (rows) => {
    // What every one of them has to wait for.
    const counts = rows.selectFrom('task_counts').select('count');
    await counts.where('user_id', '=', many.userId).forUpdate().execute();
    const creating = Array.from({ length: 30 }, async () => {
      await many.create('one of many');
      stored++;
    });
    for (let round = 0; round < 5; round++) {
      expect((await other.get('/api/tasks/create/list')).status).toBe(200);
    }
    expect(stored).toBe(0);
    return creating;
  });
  await Promise.all(all);
  expect((await many.get('/api/tasks/create/list')).body.data).toMatchObject({ total: 31 });
});
