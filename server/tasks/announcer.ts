import type { LivePublisher } from '../live/live-publisher.ts';
import type { ToldTask } from './rows/task-row.ts';
import { errorOf } from './task-views.ts';

/** Tells a task's user where it stands. Call it after what it tells is stored. */
export type Announce = (
  task: ToldTask,
  also?: {
    readonly queuePosition?: number | undefined;
    readonly urls?: readonly string[];
    readonly preview?: PreviewAddress | undefined;
  },
) => void;

/** Where a small version of the picture of that index can be loaded. */
export interface PreviewAddress {
  readonly index: number;
  readonly url: string;
}

/** Makes an announcer on the live channel. */
export function createAnnounce(publisher: LivePublisher): Announce {
  return (task, { queuePosition, urls, preview } = {}) => {
    publisher.publish(task.user_id, {
      taskId: task.id,
      status: task.status,
      progress: task.progress,
      stage: task.stage,
      queuePosition: queuePosition ?? null,
      error: errorOf(task),
      updateTime: task.update_time.toISOString(),
      ...(urls === undefined ? {} : { urls: [...urls] }),
      ...(preview === undefined ? {} : { previewUrl: preview.url, index: preview.index }),
    });
  };
}
