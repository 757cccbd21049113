import type {
  EditItem,
  LiveMessage,
  TaskDetail,
  TaskError,
  TaskKind,
  TaskStatus,
} from '../../net/contracts/index.ts';
import { isTerminal, TASK_STATUS } from '../../net/contracts/terms.ts';

/** A server task as this tab knows it. */
export interface TrackedTask {
  readonly taskId: string;
  readonly kind: TaskKind;
  readonly status: TaskStatus;
  /** Text key of what is being done; null when nothing is. */
  readonly stage: string | null;
  /** 0 to 1: work that was finished. */
  readonly progress: number;
  /** 1 is next; null when not waiting. */
  readonly queuePosition: number | null;
  readonly error: TaskError | null;
  /** ISO 8601 UTC; '' until the server said it. */
  readonly updateTime: string;
  /** Result addresses in order; empty until success. */
  readonly urls: readonly string[];
  /** Addresses of previews by picture index. */
  readonly previews: Readonly<Record<number, string>>;
}

/** All tasks that this tab follows or followed, by task id. */
export type TaskMap = Readonly<Record<string, TrackedTask>>;

/** What a live message, a REST answer or the tab itself says about one task. */
export interface TaskEvent {
  readonly taskId: string;
  readonly status?: TaskStatus | undefined;
  readonly stage?: string | null | undefined;
  readonly progress?: number | undefined;
  readonly queuePosition?: number | null | undefined;
  readonly error?: TaskError | null | undefined;
  /** Complete list of result addresses, or absent when this event does not carry it. */
  readonly urls?: readonly string[] | undefined;
  readonly preview?: { readonly index: number; readonly url: string } | undefined;
  /** ISO 8601 UTC; orders events; absent when the sender did not say. */
  readonly updateTime?: string | undefined;
}

/** A task as it is before anybody said anything about it. */
export const newTask = (taskId: string, kind: TaskKind): TrackedTask => ({
  taskId,
  kind,
  status: TASK_STATUS.waiting,
  stage: null,
  progress: 0,
  queuePosition: null,
  error: null,
  updateTime: '',
  urls: [],
  previews: {},
});

/**
 * Whether the event is older than what is known. An event without a time is taken as new, and an
 * end is never old: nothing comes after it, whatever the clocks of those who told of progress say.
 */
const isOlder = (event: TaskEvent, task: TrackedTask): boolean =>
  event.updateTime !== undefined && event.updateTime < task.updateTime && !isEnd(event);

const isEnd = ({ status }: TaskEvent): boolean => status !== undefined && isTerminal(status);

/** A success without its addresses is not yet one: the message that carries them may be lost. */
const statusAfter = (task: TrackedTask, event: TaskEvent): TaskStatus => {
  const hasUrls = event.urls !== undefined;
  if (event.status === undefined) {
    return hasUrls && event.urls.length > 0 ? TASK_STATUS.success : task.status;
  }
  return event.status === TASK_STATUS.success && !hasUrls ? task.status : event.status;
};

const laterOf = (time: string | undefined, known: string): string =>
  time !== undefined && time > known ? time : known;

const changedBy = (task: TrackedTask, event: TaskEvent): TrackedTask => {
  const status = statusAfter(task, event);
  return {
    ...task,
    status,
    stage: event.stage === undefined ? task.stage : event.stage,
    progress: status === TASK_STATUS.success ? 1 : (event.progress ?? task.progress),
    queuePosition: event.queuePosition === undefined ? task.queuePosition : event.queuePosition,
    error: event.error === undefined ? task.error : event.error,
    updateTime: laterOf(event.updateTime, task.updateTime),
    urls: event.urls ?? task.urls,
    previews: event.preview
      ? { ...task.previews, [event.preview.index]: event.preview.url }
      : task.previews,
  };
};

/**
 * The one way in which anything changes what is known of a task; live messages and REST answers
 * both go through it. An unknown id, an older `updateTime` (but of an end) and any event after a
 * terminal state are ignored: then the very same map is answered.
 */
export const applyTaskEvent = (tasks: TaskMap, event: TaskEvent): TaskMap => {
  const task = tasks[event.taskId];
  if (task === undefined || isTerminal(task.status) || isOlder(event, task)) return tasks;
  return { ...tasks, [event.taskId]: changedBy(task, event) };
};

/** Adds a task that is to be followed; a known one stays as it is. */
export const addTask = (tasks: TaskMap, task: TrackedTask): TaskMap =>
  tasks[task.taskId] === undefined ? { ...tasks, [task.taskId]: task } : tasks;

/** Unfinished tasks, oldest first (in the order in which they were added). */
export const pendingTasks = (tasks: TaskMap): readonly TrackedTask[] =>
  Object.values(tasks).filter((task) => !isTerminal(task.status));

/**
 * What a live message says, as an event. A message without `taskId` belongs to the oldest pending
 * task; with none pending the answer is null.
 */
export const eventOfMessage = (tasks: TaskMap, message: LiveMessage): TaskEvent | null => {
  const taskId = message.taskId ?? pendingTasks(tasks)[0]?.taskId;
  if (taskId === undefined) return null;
  const preview =
    message.previewUrl === undefined
      ? undefined
      : { index: message.index ?? 0, url: message.previewUrl };
  return {
    taskId,
    status: message.status,
    stage: message.stage,
    progress: message.progress,
    queuePosition: message.queuePosition,
    error: message.error,
    urls: message.urls,
    preview,
    updateTime: message.updateTime,
  };
};

/** What `GET /api/tasks/{id}` says, as an event. */
export const eventOfDetail = (detail: TaskDetail): TaskEvent => ({
  taskId: detail.taskId,
  status: detail.status,
  stage: detail.stage,
  progress: detail.progress,
  queuePosition: detail.queuePosition,
  error: detail.error,
  urls: detail.imageUrls,
  updateTime: detail.updateTime,
});

/** What an item of the edit list says, as an event. */
export const eventOfItem = (item: EditItem): TaskEvent => ({
  taskId: item.taskId,
  status: item.status,
  stage: item.stage,
  progress: item.progress,
  queuePosition: item.queuePosition,
  error: item.error,
  urls: item.editedImageUrls,
  updateTime: item.updateTime,
});
