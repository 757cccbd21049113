import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthSchema } from '../src/net/contracts/server-info.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './database/embedded/start-embedded-postgres.ts';
import { bringCluster } from './testing/bring-cluster.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { makeFolder } from './testing/surroundings.ts';
import { newGuest, send } from './testing/test-client.ts';

let folders: readonly string[];
let postgres: EmbeddedPostgres;
let server: ServerProcess;

beforeAll(async () => {
  folders = await Promise.all([makeFolder(), makeFolder(), makeFolder()]);
  await bringCluster(folders[0] ?? '');
  postgres = await startEmbeddedPostgres({ dataDir: folders[0] ?? '' });
});
afterAll(async () => {
  await server.finish();
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

describe('on a database of the operator’s', () => {
  it('a task whose server died is left alone while its lease runs, then taken by another', async () => {
    const databaseUrl = postgres.connectionString;
    server = await startServerProcess(folders[1] ?? '', { hold: true, databaseUrl });
    const { port } = server;
    const guest = await newGuest(`http://localhost:${port}`);
    const id = await guest.create('wait');
    await guest.until(id, ({ status }) => status === '1');
    await server.kill();
    // Its own may be over before the next server is up, on a busy machine.
    await query(`UPDATE tasks SET lease_until = now() + interval '50 seconds' WHERE id = '${id}'`);

    server = await startServerProcess(folders[2] ?? '', { port, databaseUrl });
    const later = await guest.create('after');
    await guest.until(later, ({ status }) => status === '2');
    expect((await guest.detail(id)).status).toBe('1');
    await query(`UPDATE tasks SET lease_until = now() - interval '1 second' WHERE id = '${id}'`);
    const taken = await guest.until(id, ({ status }) => status >= '2');
    expect([taken.status, taken.imageIds.length]).toEqual(['2', 1]);
  });

  it('says 503 while the database is away, by its health and to every call', async () => {
    const baseUrl = `http://localhost:${server.port}`;
    const guest = await newGuest(baseUrl);
    await postgres.stop();
    const { status, body } = await send(`${baseUrl}/api/health`);
    expect([status, body.code, body.success, body.error]).toEqual([
      503,
      503,
      false,
      'database_unavailable',
    ]);
    expect(healthSchema.parse(body.data)).toMatchObject({ ok: false, database: { ok: false } });
    for (const answer of [
      await guest.get('/api/tasks/create/list'),
      await guest.post('/api/tasks/create', { prompt: 'a lake' }),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([503, 'database_unavailable']);
    }
  });
});
