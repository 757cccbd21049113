import { TASK_STATUS, type TaskStatus } from '../../net/contracts/terms.ts';
import type { Translate } from '../i18n/texts.ts';
import { isTextKey } from '../i18n/texts.ts';
import { isHeld } from '../stores/held.ts';

/** What is known of how far a task is. */
export type TaskStanding = {
  status: TaskStatus;
  stage: string | null;
  /** 0 to 1. */
  progress: number;
  queuePosition: number | null;
};

/** How far a task is, 0 to 1; null before anything of it is finished, for a standing 0 % looks stuck. */
export const knownShare = ({ status, progress }: TaskStanding): number | null =>
  status === TASK_STATUS.waiting || progress === 0 ? null : progress;

/** Where a task stands, in words: its place in the queue, or its stage. */
export const standingWords = (text: Translate, task: TaskStanding): string => {
  if (isHeld(task)) return text('progress.held');
  if (task.status === TASK_STATUS.waiting) {
    return task.queuePosition === null
      ? text('progress.waiting')
      : text('progress.queue', { position: task.queuePosition });
  }
  // Made, and on its way here: a large result takes a while.
  const stage = task.progress === 1 ? 'finishing' : task.stage;
  const key = `stage.${stage}`;
  return text(isTextKey(key) ? key : 'progress.working');
};
