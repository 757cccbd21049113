import { type Kysely, type Selectable, sql } from 'kysely';
import type { FindMode } from '../../../src/net/contracts/edit.ts';
import type { Padding, TaskKind } from '../../../src/net/contracts/task.ts';
import type { ImageRole, Tables, TasksTable } from '../../database/schema.ts';

/** The database or a transaction on it. */
export type Rows = Kysely<Tables>;

/** A task as it is stored. */
export type TaskRow = Selectable<TasksTable>;

/** What of a task its user is told while it lives. */
export const TOLD = [
  'id',
  'user_id',
  'status',
  'progress',
  'stage',
  'error_code',
  'error_message',
  'update_time',
] as const satisfies readonly (keyof TaskRow)[];
/** See {@link TOLD}. */
export type ToldTask = Pick<TaskRow, (typeof TOLD)[number]>;

/** A task that is to be stored. */
export interface NewTask {
  readonly id: string;
  readonly userId: string;
  readonly kind: TaskKind;
  readonly prompt: string;
  readonly ratio: string | null;
  readonly style: string | null;
  /** Pictures asked for, 1 to 4. */
  readonly count: number;
  /** uint32. */
  readonly seed: number;
  /** Size of the results, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What an expansion adds on each side; null for other kinds. */
  readonly padding: Padding | null;
  /** Whether the task only finds something. */
  readonly mode: FindMode;
  /** How many times as large an enhancement shall be; null leaves it to the engine. */
  readonly scale: number | null;
}

/** A picture that is to be stored with its task. */
export interface NewImage {
  readonly id: string;
  readonly role: ImageRole;
  /** Orders the pictures of one role, from 0. */
  readonly position: number;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** Which picture belongs to which task, as what. */
export interface TaskImage {
  readonly taskId: string;
  readonly role: ImageRole;
  readonly position: number;
  readonly imageId: string;
  readonly sha256: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * When a task is changed, as it is stored: later than it was before, also where the clock was set back.
 * Clients take a task whose time stands still for dead, and give it up.
 */
export const changedAt = (now: Date) =>
  sql<Date>`greatest(update_time + interval '1 millisecond', ${now})`;
