import type { LivePublisher } from '../live/live-publisher.ts';
import type { TaskRow } from './rows/task-row.ts';
import { errorOf } from './task-views.ts';

/** Tells a task's user where it stands. Call it after what it tells is stored. */
export type Announce = (
  task: TaskRow,
  also?: { readonly queuePosition?: number | undefined; readonly urls?: readonly string[] },
) => void;

/** Makes an announcer on the live channel. */
export function createAnnounce(publisher: LivePublisher): Announce {
  return (task, { queuePosition, urls } = {}) => {
    publisher.publish(task.user_id, {
      taskId: task.id,
      status: task.status,
      progress: task.progress,
      stage: task.stage,
      queuePosition: queuePosition ?? null,
      error: errorOf(task),
      updateTime: task.update_time.toISOString(),
      ...(urls === undefined ? {} : { urls: [...urls] }),
    });
  };
}
