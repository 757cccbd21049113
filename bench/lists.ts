/**
 * How fast the lists are for one user with 100 000 tasks, in a real PostgreSQL with the migrations
 * of the server: `npm run bench -- lists`. Prints the median of eleven reads of each page through
 * the same code as the calls use, and the plans of what a page consists of.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../server/config/read-config.ts';
import { connectDatabase } from '../server/database/connect-database.ts';
import type { Tables } from '../server/database/schema.ts';
import { createImageAddresses } from '../server/images/image-addresses.ts';
import { createTaskReader } from '../server/tasks/read-tasks.ts';
import type { Rows } from '../server/tasks/rows/task-row.ts';

const TASKS = 100_000;
const READS = 11;
const USER = '01890000-0000-7000-8000-000000000001';
/** Ids that sort by the number of the task; every tenth is a creation, every eighth failed. */
const ID = sql.raw(`('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
const IMAGE = (role: number) =>
  sql.raw(`('01890000-0000-7000-900${role}-' || lpad(to_hex(n), 12, '0'))::uuid`);

const dataDir = await mkdtemp(join(tmpdir(), 'overpaint-bench-'));
const read = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
if (!read.ok) throw new Error(read.error.message);
const database = await connectDatabase<Tables>(read.config);
try {
  await fill(database.kysely);
  await measure(database.kysely);
  await explain(database.kysely);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function fill(rows: Rows): Promise<void> {
  await sql`INSERT INTO users VALUES (${USER}, now())`.execute(rows);
  await sql`INSERT INTO tasks (id, user_id, kind, status, progress, prompt, count, seed, width,
      height, notes, create_time, update_time, finish_time)
    SELECT ${ID}, ${USER}, CASE WHEN n % 10 = 0 THEN 'text-to-image'
        WHEN n % 10 < 5 THEN 'remove' WHEN n % 10 < 8 THEN 'area-redraw' ELSE 'expand' END,
      CASE WHEN n % 8 = 0 THEN '3' ELSE '2' END, 1,
      'a prompt of some length about thing number ' || n || ' and its surroundings, in oil',
      1, n, 1024, 768, '[]', now(), now(), now() FROM generate_series(1, ${TASKS}) n`.execute(rows);
  for (const [role, name] of ['original', 'result', 'crop'].entries()) {
    await sql`INSERT INTO images (id, user_id, sha256, bytes, content_type, width, height, create_time)
      SELECT ${IMAGE(role)}, ${USER}, repeat('0', 64), 1, 'image/png', 1024, 768, now()
      FROM generate_series(1, ${TASKS}) n`.execute(rows);
    await sql`INSERT INTO task_images SELECT ${ID}, ${name}, 0, ${IMAGE(role)}
      FROM generate_series(1, ${TASKS}) n`.execute(rows);
  }
  await sql`VACUUM ANALYZE`.execute(rows);
}

async function measure(rows: Rows): Promise<void> {
  const addresses = createImageAddresses({ key: new Uint8Array(32) });
  const reader = createTaskReader({ rows, addresses });
  const page = (pageNum: number, more = {}) => ({ pageNum, pageSize: 16, ...more });
  const cases: readonly (readonly [string, () => Promise<{ total: number }>])[] = [
    ['creations, page 1', () => reader.creations(USER, page(1))],
    ['edits, page 1', () => reader.edits(USER, page(1))],
    ['edits, page 5000', () => reader.edits(USER, page(5_000))],
    ['edits of a kind, page 1', () => reader.edits(USER, page(1, { kind: 'expand' }))],
    ['gallery, page 1', () => reader.gallery(USER, page(1))],
    ['gallery, page 1 of 48', () => reader.gallery(USER, { pageNum: 1, pageSize: 48 })],
    ['gallery, last page', () => reader.gallery(USER, page(4_900))],
    ['gallery, search that finds all', () => reader.gallery(USER, page(1, { q: 'PROMPT' }))],
    ['gallery, search that finds one', () => reader.gallery(USER, page(1, { q: 'number 77777 ' }))],
    ['gallery, search that finds none', () => reader.gallery(USER, page(1, { q: '一只猫' }))],
  ];
  console.log(`${TASKS} tasks of one user, ${READS} reads each`);
  for (const [name, list] of cases) {
    const { total } = await list();
    console.log(`  ${name.padEnd(34)} ${(await median(list)).toFixed(1)} ms · total ${total}`);
  }
}

async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < READS; n++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(READS / 2)] ?? Number.NaN;
}

async function explain(rows: Rows): Promise<void> {
  const gallery = `user_id = '${USER}' AND deleted_at IS NULL AND kind <> 'text-to-image' AND status = '2'`;
  for (const query of [
    `SELECT id FROM tasks WHERE ${gallery} ORDER BY id DESC LIMIT 16 OFFSET 70000`,
    `SELECT sum(count) FROM task_counts WHERE user_id = '${USER}' AND succeeded`,
    `SELECT id, count(*) OVER () FROM tasks WHERE ${gallery} AND strpos(prompt_lower, 'oil') > 0
      ORDER BY id DESC LIMIT 16`,
  ]) {
    const plan = await sql<
      Record<string, string>
    >`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${sql.raw(query)}`.execute(rows);
    console.log(`\n${query}\n${plan.rows.map((row) => `  ${Object.values(row)[0]}`).join('\n')}`);
  }
}
