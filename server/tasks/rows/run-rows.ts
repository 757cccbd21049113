import { sql } from 'kysely';
import type { TaskError } from '../../../src/net/contracts/task.ts';
import type { CropPlace } from '../../database/schema.ts';
import { inEnglish, type Remark } from '../../engines/note.ts';
import { changedAt, type Rows, type TaskRow } from './task-row.ts';

/** One run of a task; only it may report on the task and finish it. */
export interface RunKey {
  readonly taskId: string;
  readonly runId: string;
}

/** How long a run is believed to be alive after its last sign, in milliseconds. */
export const LEASE_MS = 20_000;

/** By the database's clock: servers compare leases of each other, and each may have a clock of its own. */
const fromNow = (milliseconds: number) =>
  sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

/** No lease reaches so far, unless the clock was set back since: its run would be waited for until it caught up. */
const IMPOSSIBLE_LEASE_MS = 3 * LEASE_MS;

/** Takes a waiting task for a run; undefined when it doesn't wait (any more). */
export function claimTask(
  rows: Rows,
  { taskId, runId }: RunKey,
  now: Date,
): Promise<TaskRow | undefined> {
  return rows
    .updateTable('tasks')
    .set(({ eb }) => ({
      status: '1',
      stage: 'preparing',
      progress: 0,
      run_id: runId,
      lease_until: fromNow(LEASE_MS),
      update_time: changedAt(now),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', taskId)
    .where('status', '=', '0')
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Stores where a run stands and renews its lease. Answers false when the run has lost the task. */
export async function reportRun(
  rows: Rows,
  run: RunKey,
  {
    progress,
    stage,
    now,
  }: {
    readonly progress: number;
    readonly stage: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await ofRun(rows, run)
    .set({ progress, stage, update_time: changedAt(now), lease_until: fromNow(LEASE_MS) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a run has its task still; it keeps it for the rest of the transaction. */
export async function holdsTask(rows: Rows, { taskId, runId }: RunKey): Promise<boolean> {
  const held = await rows
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('run_id', '=', runId)
    .where('status', '=', '1')
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Makes a run's task a success; undefined when the run has lost the task. */
export function succeedRun(
  rows: Rows,
  run: RunKey,
  {
    engine,
    notes,
    size,
    crop,
    now,
  }: {
    readonly engine: string;
    readonly notes: readonly Remark[];
    /** Of the results, in pixels; null leaves what was asked for. */
    readonly size: { readonly width: number; readonly height: number } | null;
    /** Where the kept crops belong; null when none are kept. */
    readonly crop: CropPlace | null;
    readonly now: Date;
  },
): Promise<TaskRow | undefined> {
  return ofRun(rows, run)
    .set({
      status: '2',
      progress: 1,
      engine,
      notes: JSON.stringify(notes.map(inEnglish)),
      note_terms: JSON.stringify(notes.map((one) => (typeof one === 'string' ? null : one))),
      crop: crop === null ? null : JSON.stringify(crop),
      ...size,
      ...finished(now),
    })
    .returningAll()
    .executeTakeFirst();
}

/** Makes a run's task a failure; undefined when the run has lost the task. */
export function failRun(
  rows: Rows,
  run: RunKey,
  error: TaskError,
  now: Date,
): Promise<TaskRow | undefined> {
  return ofRun(rows, run)
    .set({ status: '3', ...failure(error), ...finished(now) })
    .returningAll()
    .executeTakeFirst();
}

/** Lets a run's task wait again as if the run had never begun; undefined when it has lost the task. */
export function putBackRun(rows: Rows, run: RunKey, now: Date): Promise<TaskRow | undefined> {
  return ofRun(rows, run)
    .set(({ eb }) => ({ ...waitingAgain(now), attempts: eb('attempts', '-', 1) }))
    .returningAll()
    .executeTakeFirst();
}

/** Tasks whose run has died: of an earlier life of this server, or out of lease. */
export function findOrphans(
  rows: Rows,
  options: { readonly whateverTheirLease: boolean },
): Promise<readonly TaskRow[]> {
  const running = rows.selectFrom('tasks').selectAll().where('status', '=', '1');
  if (options.whateverTheirLease) return running.execute();
  return running
    .where(({ eb, or }) =>
      or([
        eb('lease_until', '<', fromNow(0)),
        eb('lease_until', '>', fromNow(IMPOSSIBLE_LEASE_MS)),
      ]),
    )
    .execute();
}

/** Lets an orphan wait again; false when somebody else has seen to it. */
export async function releaseOrphan(rows: Rows, orphan: RunKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await ofRun(rows, orphan).set(waitingAgain(now)).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tasks that wait and have done so for some time: were made before `before`, or before the clock was set back to `now`. */
export function findWaiting(
  rows: Rows,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<readonly { id: string; user_id: string }[]> {
  return rows
    .selectFrom('tasks')
    .select(['id', 'user_id'])
    .where('status', '=', '0')
    .where(({ eb, or }) => or([eb('create_time', '<', before), eb('create_time', '>', now)]))
    .orderBy('id')
    .execute();
}

/** Columns of a task that has come to its end. */
export const finished = (now: Date) =>
  ({
    stage: null,
    run_id: null,
    lease_until: null,
    update_time: changedAt(now),
    finish_time: now,
  }) as const;

/** Columns of a task's error. */
export const failure = ({ code, message }: TaskError) =>
  ({ error_code: code, error_message: message }) as const;

function waitingAgain(now: Date) {
  const nothing = { stage: null, progress: 0, run_id: null, lease_until: null };
  return { status: '0' as const, ...nothing, update_time: changedAt(now) };
}

function ofRun(rows: Rows, { taskId, runId }: RunKey) {
  return rows
    .updateTable('tasks')
    .where('id', '=', taskId)
    .where('run_id', '=', runId)
    .where('status', '=', '1');
}
