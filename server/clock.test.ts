import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { plainPng } from './testing/pictures.ts';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2', RETENTION_DAYS: '30' });
  guest = await newGuest(server.url);
});
afterAll(() => server.dispose());
afterEach(() => vi.useRealTimers());

/** Sets the clock of the server, not that of its database. */
function setClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
}

const run = async (taskId: string) =>
  server.database.kysely
    .selectFrom('tasks')
    .select(['attempts', sql<number>`extract(epoch FROM lease_until - now())::float`.as('lease')])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();

/** Waits for the end of a round of the caretaker that began from now on. */
async function waitForRound(): Promise<void> {
  const { kysely } = server.database;
  for (let round = 0; round < 2; round++) {
    const upload = await guest.upload('/api/tasks/image/upload', {
      image: await plainPng(4, 4, [1, 2, 3, 255]),
    });
    const id = String(upload.body.data['imageId']);
    await kysely
      .updateTable('images')
      .set({ kept_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    const found = kysely.selectFrom('images').select('id').where('id', '=', id);
    await expect.poll(() => found.execute()).toEqual([]);
  }
}

describe('where the clock is set', () => {
  it.each([HOUR_MS, -HOUR_MS])('by %d ms, a run’s lease is as long as ever', async (byMs) => {
    setClock(byMs);
    const id = await guest.create('wait', { seed: Math.abs(byMs) });
    await guest.until(id, ({ progress }) => progress > 0);
    const { lease } = await run(id);
    expect(lease).toBeGreaterThan(0);
    expect(lease).toBeLessThanOrEqual(20);
    await guest.delete(`/api/tasks/${id}`);
  });

  it('years forward by mistake, nothing goes for its age; what was deleted does, and once it is set back no timer goes wild', async () => {
    const { kysely } = server.database;
    const warned: string[] = [];
    const onWarning = ({ name }: Error) => void warned.push(name);
    process.on('warning', onWarning);
    onTestFinished(() => void process.off('warning', onWarning));
    const make = async (prompt: string) =>
      guest.until(await guest.create(prompt, { ratio: '2:3' }), ({ status }) => status >= '2');
    const kept = await make('kept');
    // The first may go in a round that began before.
    const deleted = [await make('first'), await make('second')];
    const image = await plainPng(5, 4, [1, 2, 3, 255]);
    const { body } = await guest.upload('/api/tasks/image/upload', { image });
    setClock(3 * 365 * 24 * HOUR_MS);
    for (const { taskId } of deleted) {
      const task = { deleted_at: new Date(0) };
      await kysely.updateTable('tasks').set(task).where('id', '=', taskId).execute();
      const found = kysely.selectFrom('tasks').select('id').where('id', '=', taskId);
      await expect.poll(() => found.execute()).toEqual([]);
    }
    vi.useRealTimers();
    await waitForRound();
    expect((await guest.detail(kept.taskId)).status).toBe('2');
    expect((await fetch(server.url + String(body.data['url']))).status).toBe(200);
    expect(warned).not.toContain('TimeoutOverflowWarning');
  });

  it('forward, a run that goes on here is not begun anew although its lease is over', async () => {
    const { kysely } = server.database;
    const id = await guest.create('wait', { seed: 3 });
    await guest.until(id, ({ progress }) => progress > 0);
    await sql`CREATE FUNCTION end_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.lease_until := now() - interval '1 hour'; RETURN NEW; END $$`.execute(kysely);
    await sql`CREATE TRIGGER end_lease BEFORE UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION
      end_lease()`.execute(kysely);
    await expect.poll(async () => (await run(id)).lease).toBeLessThan(0);
    await waitForRound();
    await sql`DROP TRIGGER end_lease ON tasks`.execute(kysely);
    expect((await run(id)).attempts).toBe(1);
    await guest.delete(`/api/tasks/${id}`);
  });

  it('back, a task that lost its job to a dead server, and a run that died, go on at once', async () => {
    const { kysely } = server.database;
    // Two fill the threads; the last one waits.
    const ids: string[] = [];
    for (let seed = 10; seed < 13; seed++) ids.push(await guest.create('wait', { seed }));
    const [running = '', , waiting = ''] = ids;
    await guest.until(running, ({ progress }) => progress > 0);
    await sql`DELETE FROM pgboss.job WHERE id = ${waiting}`.execute(kysely);
    await sql`UPDATE tasks SET create_time = create_time + interval '1 hour'
      WHERE id = ${waiting}`.execute(kysely);
    // As a server leaves it that died: nobody here knows of this run.
    const dead = await guest.create('wait', { seed: 13 });
    await sql`DELETE FROM pgboss.job WHERE id = ${dead}`.execute(kysely);
    await sql`UPDATE tasks SET status = '1', run_id = gen_random_uuid(), attempts = 1,
      lease_until = now() + interval '1 hour' WHERE id = ${dead}`.execute(kysely);
    server.engine().release();
    for (const id of [...ids, dead]) {
      expect(await guest.until(id, ({ status }) => status >= '2')).toMatchObject({ status: '2' });
    }
  });
});
