import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
  guest = await newGuest(server.url);
});
afterAll(() => server.dispose());

/** Has the database refuse pictures as it does when it is shut down; the counter tells how often. */
async function refusePictures(): Promise<void> {
  const { kysely } = server.database;
  await sql`CREATE SEQUENCE refused`.execute(kysely);
  await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM nextval('refused');
    RAISE EXCEPTION 'terminating connection' USING ERRCODE = '57P01'; END $$`.execute(kysely);
  await sql`CREATE TRIGGER refuse BEFORE INSERT ON images EXECUTE FUNCTION refuse()`.execute(
    kysely,
  );
}

const timesRefused = async (): Promise<boolean> =>
  (await sql<{ is_called: boolean }>`SELECT is_called FROM refused`.execute(server.database.kysely))
    .rows[0]?.is_called === true;

it('a task whose result could not be stored, for the database was away, is made again', async () => {
  const { kysely } = server.database;
  const id = await guest.create('wait');
  await guest.until(id, ({ status, progress }) => status === '1' && progress > 0);
  await refusePictures();
  server.engine().release();
  await expect.poll(timesRefused).toBe(true);
  await sql`DROP TRIGGER refuse ON images`.execute(kysely);
  // Its lease runs out by itself in 20 s.
  await expect
    .poll(async () => {
      const over = kysely.updateTable('tasks').set({ lease_until: new Date(0) });
      await over.where('id', '=', id).where('status', '=', '1').execute();
      return (await guest.detail(id)).status;
    })
    .toMatch(/[23]/);
  expect(await guest.detail(id)).toMatchObject({
    status: '2',
    error: null,
    imageIds: [expect.any(String)],
  });
});
