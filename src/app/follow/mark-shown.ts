import { subscribeKey } from 'valtio/vanilla/utils';
import type { EditorState } from '../../canvas/index.ts';
import type { EditSelection, TaskStore } from '../stores/task-store.ts';

/**
 * Keeps the mark in the list of edits on what the canvas shows: undo, redo and opening show other
 * pictures. Answers how to stop that.
 */
export const markShown = (
  { state }: { readonly state: Pick<EditorState, 'document'> },
  tasks: Pick<TaskStore, 'state' | 'select'>,
): (() => void) => {
  const marks = new Map<string | undefined, EditSelection | null>();
  let shown = state.document?.pictureId;
  // In sync: a mark belongs to the picture that is shown when it is set.
  const stopNoting = subscribeKey(tasks.state, 'selection', (mark) => marks.set(shown, mark), true);
  const stopFollowing = subscribeKey(
    state,
    'document',
    (document) => {
      if (document?.pictureId === shown) return;
      shown = document?.pictureId;
      tasks.select(marks.get(shown) ?? null);
    },
    true,
  );
  return () => {
    stopNoting();
    stopFollowing();
  };
};
