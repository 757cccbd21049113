import { isTerminal, TASK_STATUS, type TaskDetail } from '../../net/contracts/index.ts';
import { type Api, isApiError } from '../../net/index.ts';
import { eventOfDetail, type TaskEvent, type TrackedTask } from '../stores/task-reducer.ts';

/** What reading one task found. */
export type Reading =
  /** The server said something that was not known. */
  | 'news'
  /** It answered, with nothing new. */
  | 'silent'
  /** It did not answer, or not properly. */
  | 'unreachable';

/** What the reader needs. */
export interface TaskReaderOptions {
  readonly api: Pick<Api, 'taskDetail'>;
  /** What is known of the task. */
  readonly known: (taskId: string) => TrackedTask | undefined;
  readonly apply: (event: TaskEvent) => void;
  readonly signal: AbortSignal;
  readonly log: (message: string, error?: unknown) => void;
}

/** Whether the server tells more than is known: a newer time, or any visible move. */
const isNews = (task: TrackedTask, detail: TaskDetail): boolean =>
  detail.updateTime > task.updateTime ||
  detail.status !== task.status ||
  detail.progress !== task.progress ||
  detail.stage !== task.stage ||
  detail.queuePosition !== task.queuePosition;

/** Reads tasks by REST; several wishes to read one task at once become one request. */
export const createTaskReader = ({ api, known, apply, signal, log }: TaskReaderOptions) => {
  const underWay = new Map<string, Promise<Reading>>();

  const readNow = async (taskId: string): Promise<Reading> => {
    try {
      const detail = await api.taskDetail(taskId, { signal });
      const before = known(taskId);
      if (before === undefined || isTerminal(before.status)) return 'silent';
      const reading = isNews(before, detail) ? 'news' : 'silent';
      apply(eventOfDetail(detail));
      return reading;
    } catch (error) {
      if (isApiError(error, 'task_not_found')) {
        // Deleted in another tab: there is nothing left to wait for.
        apply({ taskId, status: TASK_STATUS.cancelled });
        return 'news';
      }
      if (!signal.aborted) log('A task could not be read', error);
      return 'unreachable';
    }
  };
  return (taskId: string): Promise<Reading> => {
    const same = underWay.get(taskId);
    if (same !== undefined) return same;
    const reading = readNow(taskId).finally(() => underWay.delete(taskId));
    underWay.set(taskId, reading);
    return reading;
  };
};
