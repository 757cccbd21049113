import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FindMode } from '../../src/net/contracts/edit.ts';
import type { Note } from '../../src/net/contracts/note.ts';
import type { Padding, TaskKind, TaskStatus } from '../../src/net/contracts/task.ts';

/** One row a user; made when the user first asks for something. */
export interface UsersTable {
  id: string;
  create_time: Date;
  /**
   * When the user deleted the account. The row then has nothing left but this and stays until no
   * token or cookie of the user can be good any more, so that they are refused.
   */
  deleted_at: Generated<Date | null>;
}

/** A rectangle of a picture, in pixels. */
export interface CropPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One row a task. Times are UTC; `progress` is 0 to 1; sizes are pixels. */
export interface TasksTable {
  id: string;
  user_id: string;
  kind: TaskKind;
  status: TaskStatus;
  stage: string | null;
  progress: number;
  prompt: string;
  /** The prompt in lower case, made by the database: what searches look through. */
  prompt_lower: ColumnType<string, never, never>;
  ratio: string | null;
  style: string | null;
  /** Pictures that were asked for. */
  count: number;
  /** uint32; the driver answers bigint columns as text. */
  seed: string | number;
  width: number | null;
  height: number | null;
  /** What an expansion adds on each side; null for other kinds. */
  padding: ColumnType<Padding | null, string | null | undefined, never>;
  /** Where in the picture the kept crops of the engine's results belong; null when none are kept. */
  crop: ColumnType<CropPlace | null, string | null | undefined, string | null>;
  /** `detect` for tasks that only find something: lists and counts leave them out. */
  mode: Generated<FindMode>;
  /** How many times as large an enhancement shall be; null leaves it to the engine. */
  scale: number | null;
  engine: string | null;
  error_code: string | null;
  error_message: string | null;
  notes: JSONColumnType<string[]>;
  /** What the notes say, in their order, for other languages than English; null before there were any. */
  note_terms: ColumnType<(Note | null)[] | null, string | null | undefined, string>;
  create_time: Date;
  /** Last sign of life: moves while the task waits and runs. */
  update_time: Date;
  finish_time: Date | null;
  /** Set while the task can still be restored; it and its pictures go when the time is over. */
  deleted_at: Date | null;
  /** Names the one run that may finish the task; null when none does. */
  run_id: string | null;
  /** Until when the run is believed to be alive without a further sign. */
  lease_until: Date | null;
  /** Runs that were begun and not ended in good order. */
  attempts: Generated<number>;
  /** Orders the queue: see `insertTask`. */
  turn: Generated<number>;
}

/** How many tasks that are not deleted a user has; kept by a trigger, so that no list counts. */
export interface TaskCountsTable {
  user_id: string;
  kind: TaskKind;
  /** Whether these are the tasks of status '2', or all others. */
  succeeded: boolean;
  count: number;
}

/** One row a picture a user owns; rows share bytes of the same `sha256`. */
export interface ImagesTable {
  id: string;
  user_id: string;
  /** Lower-case hexadecimal; the name of the bytes in the image store. */
  sha256: string;
  bytes: string | number;
  content_type: string;
  width: number;
  height: number;
  create_time: Date;
  /** A picture of no task goes at this time; null for those of tasks, which go with them. */
  kept_until: Generated<Date | null>;
}

/**
 * What a picture is to its task: what was sent (a `mask` may also have been found), what came out (`result`), the engine's own answer
 * before it was blended in (`crop`), and results that were blended anew (`composed`).
 */
export type ImageRole = 'original' | 'original2' | 'mask' | 'result' | 'crop' | 'composed';

/** Which pictures belong to a task; `position` orders those of one role from 0. */
export interface TaskImagesTable {
  task_id: string;
  role: ImageRole;
  position: number;
  image_id: string;
}

/** Keys that make a repeated create call answer with the same task. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of what was asked for. */
  fingerprint: string;
  task_id: string;
  create_time: Date;
}

/** Secrets that all servers on this database share. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Every table of ours. */
export interface Tables {
  users: UsersTable;
  tasks: TasksTable;
  task_counts: TaskCountsTable;
  images: ImagesTable;
  task_images: TaskImagesTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
}
