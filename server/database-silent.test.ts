import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './database/embedded/start-embedded-postgres.ts';
import { bringCluster } from './testing/bring-cluster.ts';
import { openRelay, type Relay } from './testing/relay.ts';
import { makeFolder } from './testing/surroundings.ts';
import { newGuest, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let relay: Relay;
let server: TestServer;
let guest: TestClient;

beforeAll(async () => {
  folder = await makeFolder();
  await bringCluster(folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  const url = new URL(postgres.connectionString);
  relay = await openRelay(Number(url.port));
  url.port = String(relay.port);
  server = await startTestServer({ DATABASE_URL: url.href, ENGINE_THREADS: '2' });
  guest = await newGuest(server.url);
});
afterAll(async () => {
  await server.dispose();
  await relay.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a network that loses all that is said to the database fails each call with what to do, and all goes on once it is back', async () => {
  const running = await guest.create('wait');
  await guest.until(running, ({ status, progress }) => status === '1' && progress > 0);
  relay.swallow();
  // More than there are connections.
  const calls = Array.from({ length: 24 }, () => guest.get('/api/tasks/create/list'));
  const health = await send(`${server.url}/api/health`);
  expect([health.status, health.body.error]).toEqual([503, 'database_unavailable']);
  for (const { status, body } of await Promise.all(calls)) {
    expect([status, body.error]).toEqual([503, 'database_unavailable']);
    expect(body.message).toMatch(/Nothing was lost; please try again/);
  }
  server.engine().release();
  relay.heal();
  await expect.poll(async () => (await send(`${server.url}/api/health`)).status).toBe(200);
  const later = await guest.create('later');
  for (const id of [running, later]) {
    expect(await guest.until(id, ({ status }) => status >= '2')).toMatchObject({ status: '2' });
  }
});
