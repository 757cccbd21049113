/**
 * How long it takes to export an account with many pictures: `npm run bench -- export [pictures]`.
 * Packs them through the same code as the call uses, from a real PostgreSQL and the disk. Beside that
 * every file is read once, eight at a time, which is what no packing could be faster than.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createExportAccount } from '../server/account/export-account.ts';
import { createReadAccount } from '../server/account/read-account.ts';
import { readConfig } from '../server/config/read-config.ts';
import { connectDatabase } from '../server/database/connect-database.ts';
import type { Tables } from '../server/database/schema.ts';
import { createDiskImageStore } from '../server/images/disk-image-store.ts';
import type { ImageStore } from '../server/images/image-store.ts';
import type { Rows } from '../server/tasks/rows/task-row.ts';

const PER_TASK = 4;
const PICTURES = Number(process.argv[2] ?? 70_000);
const TASKS = Math.ceil(PICTURES / PER_TASK);
/** Different files on the disk, and how large each is: a small picture, so that counting decides. */
const FILES = 1_000;
const FILE_BYTES = 40_000;
const READERS = 8;
const USER = '01890000-0000-7000-8000-000000000001';
const SECOND = 1_000;
const MEGABYTE = 1_000_000;

const folder = await mkdtemp(join(tmpdir(), 'overpaint-bench-'));
const read = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
if (!read.ok) throw new Error(read.error.message);
const database = await connectDatabase<Tables>(read.config);
try {
  const images = await createDiskImageStore(join(folder, 'images'));
  const names = await writeFiles(images);
  await fill(database.kysely, names);
  await measure(database.kysely, images, names);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function writeFiles(images: ImageStore): Promise<readonly string[]> {
  const names: string[] = [];
  for (let count = 0; count < FILES; count++) {
    const staged = await images.stage([randomBytes(FILE_BYTES)]);
    await images.keep(staged);
    names.push(staged.sha256);
  }
  return names;
}

async function fill(rows: Rows, names: readonly string[]): Promise<void> {
  const id = (prefix: string) => sql.raw(`('${prefix}' || lpad(to_hex(n), 12, '0'))::uuid`);
  const task = id('01890000-0000-7000-8000-');
  await sql`INSERT INTO users VALUES (${USER}, now())`.execute(rows);
  await sql`INSERT INTO tasks (id, user_id, kind, status, progress, prompt, count, seed, width,
      height, notes, create_time, update_time, finish_time)
    SELECT ${task}, ${USER}, 'text-to-image', '2', 1, 'a prompt of some length', ${PER_TASK}, n, 1024,
      768, '[]', now(), now(), now() FROM generate_series(1, ${TASKS}) n`.execute(rows);
  for (let position = 0; position < PER_TASK; position++) {
    const image = id(`01890000-0000-7000-900${position}-`);
    await sql`INSERT INTO images (id, user_id, sha256, bytes, content_type, width, height, create_time)
      SELECT ${image}, ${USER}, (${sql.val(names)}::text[])[1 + (n * ${PER_TASK} + ${position}) % ${FILES}],
        ${FILE_BYTES}, 'image/png', 1024, 768, now() FROM generate_series(1, ${TASKS}) n`.execute(
      rows,
    );
    await sql`INSERT INTO task_images SELECT ${task}, 'result', ${position}, ${image}
      FROM generate_series(1, ${TASKS}) n`.execute(rows);
  }
  await sql`VACUUM ANALYZE`.execute(rows);
}

async function timed(name: string, act: () => Promise<number>): Promise<void> {
  const before = process.cpuUsage();
  const began = performance.now();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const bytes = await act();
  clearInterval(watch);
  const seconds = (performance.now() - began) / SECOND;
  const { user, system } = process.cpuUsage(before);
  const cpu = ((user + system) / SECOND / SECOND).toFixed(1);
  console.log(
    `  ${name.padEnd(28)} ${seconds.toFixed(1)} s (${cpu} s of processor) · ${((TASKS * PER_TASK) / seconds).toFixed(0)} pictures/s · ${(bytes / MEGABYTE).toFixed(0)} MB · at most ${(most / MEGABYTE).toFixed(0)} MB of memory`,
  );
}

async function measure(rows: Rows, images: ImageStore, names: readonly string[]): Promise<void> {
  const exportAccount = createExportAccount({
    ...{ rows, images },
    readAccount: createReadAccount({ rows }),
  });
  console.log(`${TASKS * PER_TASK} pictures of one user`);
  await timed('export', async () => {
    let bytes = 0;
    const zip = await exportAccount.start(USER, new AbortController().signal);
    for await (const chunk of zip) bytes += (chunk as Buffer).length;
    return bytes;
  });
  await timed(`each file read, ${READERS} at a time`, async () => {
    let [next, bytes] = [0, 0];
    const readOn = async (): Promise<void> => {
      while (next < TASKS * PER_TASK) {
        const name = names[next++ % FILES] ?? '';
        bytes += await images.withFile(name, async (path) => (await readFile(path)).length);
      }
    };
    await Promise.all(Array.from({ length: READERS }, readOn));
    return bytes;
  });
}
