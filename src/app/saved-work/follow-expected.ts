import type { Editor } from '../../canvas/index.ts';
import type { ResultPlacer } from '../follow/result-placer.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import { newTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import type { ExpectedResults } from './expected-results.ts';

/** What following needs. */
export interface FollowExpectedOptions {
  readonly expected: Pick<ExpectedResults, 'list'>;
  readonly placer: Pick<ResultPlacer, 'expect'>;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly tasks: Pick<TaskStore, 'track'>;
  readonly store: EditorStore;
  /** From now on this tab tells how the task ends. */
  readonly own: (taskId: string) => void;
}

/** Goes on waiting for the results of a document that was restored; they are placed as ever. */
export const followExpected = (
  editor: { readonly state: Pick<Editor['state'], 'document'> },
  options: FollowExpectedOptions,
): void => {
  const { expected, placer, follower, tasks, store, own } = options;
  const documentId = editor.state.document?.id;
  for (const result of expected.list()) {
    if (documentId === undefined || result.documentId !== documentId) continue;
    const { taskId, kind, revision } = result;
    // What this page itself sent for an earlier one is followed already.
    if (store.state.edits.some((edit) => edit.taskId === taskId)) continue;
    tasks.track(newTask(taskId, kind));
    placer.expect(taskId, result);
    const made = { documentId, revision, sending: null, arrival: null, joins: null };
    store.beginEdit({ ...made, id: taskId, kind, taskId });
    own(taskId);
    follower.follow(taskId);
  }
};
