import { rm } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringCluster } from '../../testing/bring-cluster.ts';
import { makeFolder } from '../../testing/surroundings.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../embedded/start-embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { openPool } from '../open-pool.ts';
import { tasksAndImages } from './2026-11-21-tasks-and-images.ts';
import { migrations } from './index.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let database: Kysely<unknown>;

beforeAll(async () => {
  folder = await makeFolder();
  await bringCluster(folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  const pool = openPool(postgres.connectionString);
  database = new Kysely({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await database.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const USER = '01890000-0000-7000-8000-000000000001';
const insert = (number: number, kind: string, status: string, deleted: boolean) =>
  sql`INSERT INTO tasks (id, user_id, kind, status, progress, prompt, count, seed, notes,
      create_time, update_time, deleted_at)
    VALUES (${`01890000-0000-7000-9000-00000000000${number}`}, ${USER}, ${kind}, ${status}, 1,
      'A CAT', 1, 1, '[]', now(), now(), ${deleted ? new Date() : null})`.execute(database);
const counts = async () =>
  (
    await sql<object>`SELECT kind, succeeded, count FROM task_counts WHERE count <> 0
      ORDER BY kind, succeeded`.execute(database)
  ).rows;

it('brings the tasks of an earlier version along, counts them, and goes on counting', async () => {
  await migrate(database, { '2026-11-21-tasks-and-images': tasksAndImages });
  await sql`INSERT INTO users VALUES (${USER}, now())`.execute(database);
  await insert(1, 'remove', '2', false);
  await insert(2, 'remove', '2', true);
  await insert(3, 'remove', '3', false);
  await insert(4, 'text-to-image', '2', false);
  await migrate(database, migrations);
  expect(await counts()).toEqual([
    { kind: 'remove', succeeded: false, count: 1 },
    { kind: 'remove', succeeded: true, count: 1 },
    { kind: 'text-to-image', succeeded: true, count: 1 },
  ]);
  const task = await sql<object>`SELECT prompt_lower, padding, crop FROM tasks LIMIT 1`.execute(
    database,
  );
  expect(task.rows).toEqual([{ prompt_lower: 'a cat', padding: null, crop: null }]);

  await sql`UPDATE tasks SET deleted_at = NULL`.execute(database);
  await sql`UPDATE tasks SET status = '2' WHERE status = '3'`.execute(database);
  await sql`DELETE FROM tasks WHERE kind = 'text-to-image'`.execute(database);
  expect(await counts()).toEqual([{ kind: 'remove', succeeded: true, count: 3 }]);
});
