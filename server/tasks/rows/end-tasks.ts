import type { FindMode } from '../../../src/net/contracts/edit.ts';
import { RESTORE_WINDOW_MS, type TaskError } from '../../../src/net/contracts/task.ts';
import { failure, finished } from './run-rows.ts';
import type { Rows, TaskRow } from './task-row.ts';

/** Cancels a user's unfinished task; undefined when it isn't one. */
export function cancelTask(
  rows: Rows,
  userId: string,
  taskId: string,
  now: Date,
): Promise<TaskRow | undefined> {
  return unfinished(rows, userId, taskId)
    .set({ status: '4', ...finished(now) })
    .returningAll()
    .executeTakeFirst();
}

/** Makes a user's unfinished task a failure; undefined when it isn't one. */
export function giveUpTask(
  rows: Rows,
  {
    userId,
    taskId,
    error,
    now,
  }: {
    readonly userId: string;
    readonly taskId: string;
    readonly error: TaskError;
    readonly now: Date;
  },
): Promise<TaskRow | undefined> {
  return unfinished(rows, userId, taskId)
    .set({ status: '3', ...failure(error), ...finished(now) })
    .returningAll()
    .executeTakeFirst();
}

/** Hides a user's finished task. Answers false when there is none to hide. */
export async function hideTask(
  rows: Rows,
  userId: string,
  taskId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await ownTask(rows, userId, taskId)
    .set({ deleted_at: now })
    .where('deleted_at', 'is', null)
    .where('status', 'not in', ['0', '1'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a hidden task back while its time has not run out. Answers false when that can't be. */
export async function unhideTask(
  rows: Rows,
  userId: string,
  taskId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await ownTask(rows, userId, taskId)
    .set({ deleted_at: null })
    .where('deleted_at', '>', restorableSince(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Hides finished tasks that ended before a time, as if that had happened long ago; with a mode only
 * those of that mode.
 */
export async function hideFinished(
  rows: Rows,
  {
    before,
    now,
    limit,
    mode,
  }: {
    readonly before: Date;
    readonly now: Date;
    readonly limit: number;
    readonly mode?: FindMode;
  },
): Promise<void> {
  const finishedTasks = rows
    .selectFrom('tasks')
    .select('id')
    .where('finish_time', 'is not', null)
    .where('finish_time', '<', before)
    .where('deleted_at', 'is', null);
  const wanted = mode === undefined ? finishedTasks : finishedTasks.where('mode', '=', mode);
  const old = wanted.orderBy('finish_time').limit(limit);
  await rows
    .updateTable('tasks')
    .set({ deleted_at: restorableSince(now) })
    .where('id', 'in', old)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Deletes pictures of no task whose time is over. Answers the names of their bytes. */
export async function deleteLoose(rows: Rows, now: Date, limit: number): Promise<string[]> {
  const over = rows
    .selectFrom('images')
    .select('id')
    .where('kept_until', 'is not', null)
    .where('kept_until', '<=', now)
    .limit(limit);
  const gone = await rows
    .deleteFrom('images')
    .where('id', 'in', over)
    .returning('sha256')
    .execute();
  return gone.map(({ sha256 }) => sha256);
}

/** Tasks whose time to be restored has run out. */
export async function findExpired(rows: Rows, now: Date, limit: number): Promise<string[]> {
  const found = await rows
    .selectFrom('tasks')
    .select('id')
    .where('deleted_at', '<=', restorableSince(now))
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/**
 * Removes a task whose time has run out with the rows of the pictures that nothing else holds.
 * Answers the names of the bytes that may have lost their last picture.
 */
export async function deleteExpired(rows: Rows, taskId: string, now: Date): Promise<string[]> {
  const held = await rows
    .selectFrom('task_images')
    .select('image_id')
    .where('task_id', '=', taskId)
    .execute();
  const { numDeletedRows } = await rows
    .deleteFrom('tasks')
    .where('id', '=', taskId)
    .where('deleted_at', '<=', restorableSince(now))
    .executeTakeFirst();
  if (numDeletedRows === 0n || held.length === 0) return [];
  const gone = await rows
    .deleteFrom('images')
    .where(
      'id',
      'in',
      held.map(({ image_id }) => image_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('task_images')
            .select('task_images.image_id')
            .whereRef('task_images.image_id', '=', 'images.id'),
        ),
      ),
    )
    .returning('sha256')
    .execute();
  return gone.map(({ sha256 }) => sha256);
}

/** Which of these bytes a picture still needs. */
export async function heldAmong(
  rows: Rows,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows
    .selectFrom('images')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', [...names])
    .execute();
  return new Set(found.map(({ sha256 }) => sha256));
}

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORE_WINDOW_MS);

function unfinished(rows: Rows, userId: string, taskId: string) {
  return ownTask(rows, userId, taskId).where('status', 'in', ['0', '1']);
}

function ownTask(rows: Rows, userId: string, taskId: string) {
  return rows.updateTable('tasks').where('id', '=', taskId).where('user_id', '=', userId);
}
