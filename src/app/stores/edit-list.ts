import type {
  EditItem,
  EditKind,
  EventType,
  TaskError,
  TaskStatus,
} from '../../net/contracts/index.ts';
import { EVENT_TYPES, isTerminal, TASK_STATUS } from '../../net/contracts/terms.ts';
import type { TrackedTask } from './task-reducer.ts';

/** One row of the edit list; temporary rows and the server's look the same to the screens. */
export interface EditListItem {
  /** `temp_{timestamp}` until the server gave a task id, then that id. */
  readonly id: string;
  /** Null until the server gave one. */
  readonly taskId: string | null;
  /** True while this row was made by this tab and not yet read from the server. */
  readonly isTemp: boolean;
  /** The task id of a temporary row once known (the name that the specification uses). */
  readonly realTaskId: string | null;
  readonly eventType: EventType;
  /** Address of the picture before; an object URL while temporary. */
  readonly originalImageUrl: string | null;
  /** Result addresses; one placeholder '' while loading. */
  readonly editedImageUrls: readonly string[];
  /** What to draw: a spinner, the pictures, or what went wrong. */
  readonly state: 'loading' | 'completed' | 'failed' | 'cancelled';
  readonly status: TaskStatus;
  readonly stage: string | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly queuePosition: number | null;
  readonly error: TaskError | null;
  readonly prompt: string;
  /** ISO 8601 UTC. */
  readonly timestamp: string;
  /** ISO 8601 UTC; '' for a row that the server has not told of. */
  readonly updateTime: string;
}

/** What a row shows for a task in this state. */
export const rowState = (status: TaskStatus): EditListItem['state'] => {
  if (status === TASK_STATUS.success) return 'completed';
  if (status === TASK_STATUS.failed) return 'failed';
  return status === TASK_STATUS.cancelled ? 'cancelled' : 'loading';
};

const placeholderOr = (status: TaskStatus, urls: readonly string[]): readonly string[] =>
  isTerminal(status) ? urls : [''];

/** The server's item as a row. */
export const rowOfItem = (item: EditItem): EditListItem => ({
  id: item.id,
  taskId: item.taskId,
  isTemp: false,
  realTaskId: null,
  eventType: item.eventType,
  originalImageUrl: item.originalImageUrl,
  editedImageUrls: placeholderOr(item.status, item.editedImageUrls),
  state: rowState(item.status),
  status: item.status,
  stage: item.stage,
  progress: item.progress,
  queuePosition: item.queuePosition,
  error: item.error,
  prompt: item.prompt,
  timestamp: item.timestamp,
  updateTime: item.updateTime,
});

/** What a temporary row starts with. */
export interface TempRowSeed {
  readonly id: string;
  readonly eventType: EventType;
  /** Null until the picture is packaged. */
  readonly originalImageUrl: string | null;
  readonly prompt: string;
  readonly timestamp: string;
}

/** A row for a task that the server does not know yet. */
export const tempRow = (seed: TempRowSeed): EditListItem => ({
  ...seed,
  taskId: null,
  isTemp: true,
  realTaskId: null,
  editedImageUrls: [''],
  state: 'loading',
  status: TASK_STATUS.waiting,
  stage: null,
  progress: 0,
  queuePosition: null,
  error: null,
  updateTime: '',
});

/** The row after its task changed. */
export const rowAfter = (row: EditListItem, task: TrackedTask): EditListItem => ({
  ...row,
  editedImageUrls: placeholderOr(task.status, task.urls),
  state: rowState(task.status),
  status: task.status,
  stage: task.stage,
  progress: task.progress,
  queuePosition: task.queuePosition,
  error: task.error,
  updateTime: task.updateTime,
});

/** ISO times in UTC sort as plain text, which with 10 000 rows is much quicker than by language. */
const byNewest = (a: EditListItem, b: EditListItem): number =>
  a.timestamp === b.timestamp ? 0 : a.timestamp < b.timestamp ? 1 : -1;

/** What is looked for in the edit list. */
export interface EditFilter {
  /** Text that the prompt holds, upper and lower case alike; '' looks for nothing. */
  readonly q: string;
  /** Null: every kind. */
  readonly kind: EditKind | null;
}

/** Nothing is looked for: every edit is shown. */
export const EVERY_EDIT: EditFilter = { q: '', kind: null };

/**
 * The rows to show: the server's are those that it found, rows of this tab are looked at here.
 */
export const shownRows = (
  rows: readonly EditListItem[],
  { q, kind }: EditFilter,
): readonly EditListItem[] => {
  if (q === '' && kind === null) return rows;
  const words = q.toLowerCase();
  const event = kind === null ? null : EVENT_TYPES[kind];
  return rows.filter(
    (row) =>
      !row.isTemp ||
      (row.prompt.toLowerCase().includes(words) && (event === null || row.eventType === event)),
  );
};

/**
 * The list after a page of the server's was read: its rows replace ours with the same task id, but
 * a row of ours that knows more (newer `updateTime`) keeps its state; rows without a task id and
 * rows of other pages stay; rows that the page should have had are gone; newest first.
 * `isFirst`: the page begins with the newest row of all.
 */
export const mergeRows = (
  known: readonly EditListItem[],
  fresh: readonly EditListItem[],
  isFirst: boolean,
): readonly EditListItem[] => {
  const knownById = new Map(known.map((row) => [row.taskId, row]));
  const freshIds = new Set(fresh.map((row) => row.taskId));
  const newest = isFirst ? '\uffff' : (fresh[0]?.timestamp ?? '');
  const oldest = fresh.at(-1)?.timestamp ?? '';
  const isMissing = (row: EditListItem): boolean =>
    row.timestamp >= oldest && row.timestamp <= newest;
  const newer = fresh.map((row) => {
    const ours = knownById.get(row.taskId);
    return ours !== undefined && ours.updateTime > row.updateTime ? ours : row;
  });
  const kept = known.filter((row) => {
    if (row.taskId === null) return true;
    if (freshIds.has(row.taskId)) return false;
    // A task that was made while the page was being read can't be in it.
    return row.isTemp || !isMissing(row);
  });
  return [...newer, ...kept].sort(byNewest);
};
