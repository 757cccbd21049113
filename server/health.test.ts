import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, send } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

it('is no database that does not answer where tasks are held by somebody, and says what is not known', async () => {
  const health = () => send(`${server.url}/api/health`);
  const metrics = async () => String((await send(`${server.url}/metrics`)).body);
  expect(await metrics()).toContain('overpaint_tasks{state="waiting"} 0');
  await server.database.kysely.transaction().execute(async (rows) => {
    await sql`LOCK TABLE tasks`.execute(rows);
    for (const { status, body } of await Promise.all([health(), health()])) {
      expect([status, body.data]).toMatchObject([
        200,
        { ok: false, database: { ok: true }, queue: { ok: false, waiting: 0, running: 0 } },
      ]);
      expect(body.data['queue']).toMatchObject({ detail: expect.stringContaining('not known') });
    }
    // While the first count is still waited for.
    expect((await health()).body.data).toMatchObject({ database: { ok: true } });
    const text = await metrics();
    expect(text).not.toContain('overpaint_tasks{');
    expect(text).toContain('overpaint_live_connections 0');
  });
  await expect.poll(async () => (await health()).body.data).toMatchObject({ ok: true });
  expect(await metrics()).toContain('overpaint_tasks{state="waiting"} 0');
});

it('says of a database that takes nothing what to do, and stays up, for pictures can be looked at', async () => {
  const { kysely } = server.database;
  const guest = await newGuest(server.url);
  const id = await guest.create('a fox');
  await guest.until(id, ({ status }) => status >= '2');
  const health = async () => {
    const { status, body } = await send(`${server.url}/api/health`);
    return { status, ok: body.data['ok'], database: body.data['database'] };
  };
  const makeReadOnly = async (value: 'on' | 'off') => {
    await sql`ALTER SYSTEM SET default_transaction_read_only = ${sql.lit(value)}`.execute(kysely);
    await sql`SELECT pg_reload_conf()`.execute(kysely);
  };
  await makeReadOnly('on');
  await expect.poll(health).toEqual({
    status: 200,
    ok: false,
    database: { ok: false, detail: expect.stringContaining('make the database writable') },
  });
  const refused = await guest.post('/api/tasks/create', { prompt: 'a fox', count: 1 });
  expect([refused.status, refused.body.error]).toEqual([503, 'database_unavailable']);
  expect(await guest.detail(id)).toMatchObject({ status: '2' });
  await makeReadOnly('off');
  await expect
    .poll(health)
    .toEqual({ status: 200, ok: true, database: { ok: true, detail: null } });
  await guest.create('a fox');
});
