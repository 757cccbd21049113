import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { isDatabaseAway } from './is-away.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

it('knows all that is said of a connection that ends within a transaction', async () => {
  const said: unknown[] = [];
  const cut = server.database.kysely.transaction().execute(async (rows) => {
    const ask = (query: ReturnType<typeof sql>): Promise<unknown> =>
      query.execute(rows).catch((error: unknown) => said.push(error));
    await ask(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    for (let n = 0; n < 3; n++) await ask(sql`SELECT 1`);
    throw new Error('The end of it.');
  });
  said.push(await cut.catch((error: unknown) => error));
  expect(said).toHaveLength(5);
  expect(said.filter((error) => !isDatabaseAway(error))).toEqual([]);
  expect(String(said.at(-1))).toContain('not queryable');
});

it('takes a wrong query for no such thing', async () => {
  const wrong = await sql`SELECT nothing`.execute(server.database.kysely).catch((error) => error);
  expect(wrong).toBeInstanceOf(Error);
  expect(isDatabaseAway(wrong)).toBe(false);
});
