import { TASK_STATUS } from '../../net/contracts/index.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';
import { TIMED_OUT } from './task-follower.ts';

const reasonOf = (task: TrackedTask) => ({
  reason: task.error?.message ?? '',
  code: task.error?.code ?? '',
});

const endOfGeneration = (task: TrackedTask, notices: Notices): void => {
  if (task.status === TASK_STATUS.success) {
    notices.notify('success', 'message.generationDone');
  } else if (task.error?.code === TIMED_OUT) {
    notices.notify('error', 'message.generationTimedOut');
  } else if (task.status === TASK_STATUS.failed) {
    notices.notify('error', 'message.generationFailed', reasonOf(task));
  }
};

const RETRY = { kind: 'retry', taskId: null } as const;

const endOfEdit = (task: TrackedTask, notices: Notices, editor: EditorStore): void => {
  if (task.status !== TASK_STATUS.failed) return;
  editor.state.canRetry = true;
  if (task.error?.code === TIMED_OUT) {
    notices.notify('error', 'message.editTimedOut', {}, RETRY);
  } else {
    notices.notify('error', 'message.editFailed', reasonOf(task), RETRY);
  }
};

/** Says how a task of this tab ended, in the words of the specification. */
export const announceEnd = (task: TrackedTask, notices: Notices, editor: EditorStore): void =>
  task.kind === 'text-to-image' ? endOfGeneration(task, notices) : endOfEdit(task, notices, editor);
