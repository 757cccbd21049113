import { TASK_STATUS, type TaskKind } from '../../net/contracts/terms.ts';
import type { EditCall } from '../../net/index.ts';
import { EDIT_WORDS } from '../commands/edit-words.ts';
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

const isEditCall = (kind: TaskKind): kind is EditCall => kind in EDIT_WORDS;

const endOfEdit = (task: TrackedTask, notices: Notices, editor: EditorStore): void => {
  if (task.status !== TASK_STATUS.failed) return;
  const kind = isEditCall(task.kind) ? task.kind : 'remove';
  const retry = { kind: 'retry', taskId: task.taskId } as const;
  const words = EDIT_WORDS[kind];
  editor.state.failedKind = kind;
  if (task.error?.code === TIMED_OUT) notices.notify('error', words.timedOut, {}, retry);
  else notices.notify('error', words.failed, reasonOf(task), retry);
};

/** Says how a task of this tab ended, in the words of the specification. */
export const announceEnd = (task: TrackedTask, notices: Notices, editor: EditorStore): void =>
  task.kind === 'text-to-image' ? endOfGeneration(task, notices) : endOfEdit(task, notices, editor);
