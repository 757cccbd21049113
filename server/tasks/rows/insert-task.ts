import { sql } from 'kysely';
import { loginAgain } from '../../refusal.ts';
import type { NewImage, NewTask, Rows } from './task-row.ts';

/**
 * Stores a task that waits, and its user if this is the user's first. Answers its turn in the queue: one more
 * than the user's last unfinished task has, so that one who asks for thousands lets all others pass, and at
 * least that of the latest run, so that nobody who comes later passes whoever always waits for something
 * (start-time fair queueing, Goyal, Vin and Cheng 1996).
 */
export async function insertTask(rows: Rows, task: NewTask, now: Date): Promise<number> {
  const { userId, padding, ...rest } = task;
  await ensureUser(rows, userId, now);
  const { turn } = await rows
    .insertInto('tasks')
    .values({
      ...rest,
      turn: sql<number>`greatest(0,
        (SELECT max(turn) FROM tasks WHERE status = '1'),
        (SELECT max(turn) + 1 FROM tasks WHERE user_id = ${userId} AND status IN ('0', '1')))`,
      user_id: userId,
      padding: padding === null ? null : JSON.stringify(padding),
      status: '0',
      stage: null,
      progress: 0,
      notes: '[]',
      create_time: now,
      update_time: now,
    })
    .returning('turn')
    .executeTakeFirstOrThrow();
  return turn;
}

/**
 * Stores the user if there is no such row yet, and keeps the account from being deleted for the rest
 * of the transaction.
 * @throws {Refusal} `authentication_required` when it was deleted while the request was under way.
 */
export async function ensureUser(rows: Rows, userId: string, now: Date): Promise<void> {
  await rows
    .insertInto('users')
    .values({ id: userId, create_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { deleted_at } = await rows
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (deleted_at !== null) throw loginAgain();
}

/** Stores pictures of a task, and holds their bytes by {@link lockBytes}: they are to be kept before the transaction ends. */
export async function insertImages(
  rows: Rows,
  {
    taskId,
    userId,
    images,
    now,
  }: {
    readonly taskId: string;
    readonly userId: string;
    readonly images: readonly NewImage[];
    readonly now: Date;
  },
): Promise<void> {
  await lockBytes(
    rows,
    images.map(({ sha256 }) => sha256),
  );
  for (const { role, position, ...image } of images) {
    await insertImageRow(rows, image, { userId, now, keptUntil: null });
    await rows
      .insertInto('task_images')
      .values({ task_id: taskId, role, position, image_id: image.id })
      .execute();
  }
}

/** Stores a picture; `keptUntil` is null for one that goes with its task. */
export async function insertImageRow(
  rows: Rows,
  { contentType, ...image }: Omit<NewImage, 'role' | 'position'>,
  {
    userId,
    now,
    keptUntil,
  }: { readonly userId: string; readonly now: Date; readonly keptUntil: Date | null },
): Promise<void> {
  await rows
    .insertInto('images')
    .values({
      ...image,
      user_id: userId,
      content_type: contentType,
      create_time: now,
      kept_until: keptUntil,
    })
    .execute();
}

/**
 * Holds bytes for the rest of the transaction, so that keeping them for one task and removing them
 * with another don't cross. In the order of their names, so that two transactions can't deadlock.
 */
export async function lockBytes(rows: Rows, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(rows);
  }
}
