import { type SqlBool, sql } from 'kysely';
import type { Usage } from '../../src/net/contracts/account.ts';
import type { ImageRole } from '../database/schema.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';

/** Whether a user deleted the account. */
export async function isDeletedUser(rows: Rows, userId: string): Promise<boolean> {
  const found = await rows
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** When the user's first thing was stored; null when nothing was yet. */
export async function userSince(rows: Rows, userId: string): Promise<Date | null> {
  const found = await rows
    .selectFrom('users')
    .select('create_time')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.create_time ?? null;
}

/** How many tasks of each kind and state a user has, in all and since a time. */
export async function countUsage(
  rows: Rows,
  userId: string,
  since: Date,
): Promise<readonly Usage[]> {
  const today = sql<string>`count(*) FILTER (WHERE ${sql<SqlBool>`create_time >= ${since}`})`;
  const found = await ownTasks(rows, userId)
    .select(['kind', 'status'])
    .select(({ fn }) => [today.as('today'), fn.countAll<string>().as('all')])
    .where('mode', '=', 'run')
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .execute();
  return found.map((row) => ({ ...row, today: Number(row.today), all: Number(row.all) }));
}

/** How many pictures a user has, and the bytes on the disk that they need. */
export async function measureStorage(
  rows: Rows,
  userId: string,
): Promise<{ readonly images: number; readonly bytes: number }> {
  const own = rows.selectFrom('images').where('user_id', '=', userId);
  const { images } = await own
    .select(({ fn }) => fn.countAll<string>().as('images'))
    .executeTakeFirstOrThrow();
  const { bytes } = await rows
    .selectFrom(own.select(['sha256', 'bytes']).distinct().as('stored'))
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return { images: Number(images), bytes: Number(bytes ?? 0) };
}

/** A page of a user's tasks that were not deleted, oldest first, beginning after an id. */
export function pageOfTasks(
  rows: Rows,
  userId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly TaskRow[]> {
  const all = ownTasks(rows, userId).selectAll();
  const rest = after === null ? all : all.where('id', '>', after);
  return rest.orderBy('id').limit(limit).execute();
}

/** A picture with everything that an export says of it. */
export interface ExportedImage {
  readonly imageId: string;
  /** Null for a picture of no task. */
  readonly taskId: string | null;
  readonly role: ImageRole | 'upload';
  readonly position: number;
  readonly sha256: string;
  /** How many bytes it has. */
  readonly size: number;
  readonly contentType: string;
  readonly createTime: Date;
}

/** The pictures of tasks, all roles, in order. */
export async function picturesOf(
  rows: Rows,
  taskIds: readonly string[],
): Promise<readonly ExportedImage[]> {
  if (taskIds.length === 0) return [];
  const found = await rows
    .selectFrom('task_images')
    .innerJoin('images', 'images.id', 'task_images.image_id')
    .select(['images.id as imageId', 'task_id as taskId', 'role', 'position', 'sha256'])
    .select(['bytes as size', 'content_type as contentType', 'create_time as createTime'])
    .where('task_id', 'in', [...taskIds])
    .orderBy('task_id')
    .orderBy('role')
    .orderBy('position')
    .execute();
  return found.map((image) => ({ ...image, size: Number(image.size) }));
}

/** A page of a user's pictures of no task, beginning after an id. */
export async function pageOfUploads(
  rows: Rows,
  userId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly ExportedImage[]> {
  const all = rows
    .selectFrom('images')
    .select(['id as imageId', 'sha256', 'bytes as size'])
    .select(['content_type as contentType', 'create_time as createTime'])
    .where('user_id', '=', userId)
    .where('kept_until', 'is not', null);
  const rest = after === null ? all : all.where('id', '>', after);
  const found = await rest.orderBy('id').limit(limit).execute();
  return found.map((image) => ({
    ...image,
    ...{ size: Number(image.size), taskId: null, role: 'upload', position: 0 },
  }));
}

/** What deleting a user's rows took away. */
export interface DeletedRows {
  readonly taskIds: readonly string[];
  readonly images: number;
  /** Names of the bytes that may have lost their last picture. */
  readonly freed: readonly string[];
}

/**
 * Marks a user as deleted and removes all rows that are the user's. Waits for what is just being
 * stored for the user; what comes later is refused by `ensureUser`.
 */
export async function deleteUserRows(rows: Rows, userId: string, now: Date): Promise<DeletedRows> {
  await rows
    .insertInto('users')
    .values({ id: userId, create_time: now, deleted_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: now }))
    .execute();
  await rows.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  const tasks = await rows
    .deleteFrom('tasks')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await rows.deleteFrom('task_counts').where('user_id', '=', userId).execute();
  const images = await rows
    .deleteFrom('images')
    .where('user_id', '=', userId)
    .returning('sha256')
    .execute();
  return {
    taskIds: tasks.map(({ id }) => id),
    images: images.length,
    freed: [...new Set(images.map(({ sha256 }) => sha256))],
  };
}

/** Forgets users who were deleted before a time; nothing that names them can be good any more. */
export async function forgetDeletedUsers(rows: Rows, before: Date): Promise<void> {
  await rows.deleteFrom('users').where('deleted_at', '<', before).execute();
}

function ownTasks(rows: Rows, userId: string) {
  return rows.selectFrom('tasks').where('user_id', '=', userId).where('deleted_at', 'is', null);
}
