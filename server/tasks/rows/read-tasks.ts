import { type SqlBool, sql } from 'kysely';
import type { ImageRole } from '../../database/schema.ts';
import {
  changedAt,
  type Rows,
  type TaskImage,
  type TaskRow,
  TOLD,
  type ToldTask,
} from './task-row.ts';

/** A user's task; undefined when there is none by that id, or when it was deleted. */
export function findTask(rows: Rows, userId: string, taskId: string): Promise<TaskRow | undefined> {
  return rows
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps a user's task from being deleted for the rest of the transaction; false when it is gone. */
export async function holdTask(rows: Rows, userId: string, taskId: string): Promise<boolean> {
  const found = await rows
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** The pictures of tasks that have one of these roles, in order. */
export async function imagesOf(
  rows: Rows,
  taskIds: readonly string[],
  roles: readonly ImageRole[],
): Promise<readonly TaskImage[]> {
  if (taskIds.length === 0) return [];
  return rows
    .selectFrom('task_images')
    .innerJoin('images', 'images.id', 'task_images.image_id')
    .select(['task_id as taskId', 'role', 'position', 'image_id as imageId', 'sha256'])
    .select(['images.width', 'images.height'])
    .where('task_id', 'in', [...taskIds])
    .where('role', 'in', [...roles])
    .orderBy('task_id')
    .orderBy('role')
    .orderBy('position')
    .execute();
}

/** The place of each waiting task among those that are selected, 1 is next. */
const position = sql<string>`row_number() OVER (ORDER BY attempts > 0 DESC, turn, id)`;

/** Where waiting tasks stand in the queue (1 is next), by id; those that don't wait are left out. */
export async function positionsOf(
  rows: Rows,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (taskIds.length === 0) return new Map();
  const found = await rows
    .with('waiting', (query) =>
      query
        .selectFrom('tasks')
        .select('id')
        .select(position.as('position'))
        .where('status', '=', '0')
        .where('deleted_at', 'is', null),
    )
    .selectFrom('waiting')
    .select(['id', 'position'])
    .where('id', 'in', [...taskIds])
    .execute();
  return new Map(found.map(({ id, position }) => [id, Number(position)]));
}

/** A task that waits, and where (1 is next). */
export interface WaitingTask {
  readonly task: ToldTask;
  readonly queuePosition: number;
}

/** Shows that waiting tasks are alive: moves their update time, and answers them. */
export async function touchWaiting(rows: Rows, now: Date): Promise<readonly WaitingTask[]> {
  const touched = await rows
    .with('touched', (query) =>
      query
        .updateTable('tasks')
        .set({ update_time: changedAt(now) })
        .where('status', '=', '0')
        .where('deleted_at', 'is', null)
        .returning([...TOLD, 'attempts', 'turn']),
    )
    .selectFrom('touched')
    .select([...TOLD, position.as('position')])
    .execute();
  return touched.map(({ position: at, ...task }) => ({ task, queuePosition: Number(at) }));
}

/** How many tasks wait and how many run. */
export async function countUnfinished(
  rows: Rows,
): Promise<{ readonly waiting: number; readonly running: number }> {
  const count = (status: '0' | '1') =>
    sql<string>`count(*) FILTER (WHERE ${sql<SqlBool>`status = ${status}`})`;
  const { waiting, running } = await rows
    .selectFrom('tasks')
    .select([count('0').as('waiting'), count('1').as('running')])
    .where('status', 'in', ['0', '1'])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), running: Number(running) };
}
