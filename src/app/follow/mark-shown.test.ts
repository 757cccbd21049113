import { proxy } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import type { EditorState } from '../../canvas/index.ts';
import { createTaskStore } from '../stores/task-store.ts';
import { markShown } from './mark-shown.ts';

const documentOf = (pictureId: string, revision: number): EditorState['document'] => ({
  ...{ id: 'd1', name: 'photo.jpg', width: 30, height: 20 },
  pictureId,
  revision,
});

it('The mark in the list goes with undo and redo, stays with strokes, and is of no file', () => {
  const state = proxy<Pick<EditorState, 'document'>>({ document: documentOf('before', 1) });
  const tasks = createTaskStore({ now: () => 0 });
  const stop = markShown({ state }, tasks);
  const marked = () => tasks.state.selection?.itemId ?? null;
  state.document = documentOf('first', 2);
  tasks.select({ itemId: 'one', index: 0 });
  state.document = documentOf('first', 3);
  expect(marked(), 'after a stroke').toBe('one');
  state.document = documentOf('second', 4);
  tasks.select({ itemId: 'two', index: 0 });
  state.document = documentOf('first', 3);
  expect(marked(), 'after one undo').toBe('one');
  state.document = documentOf('before', 1);
  expect(marked(), 'after two').toBe(null);
  state.document = documentOf('second', 4);
  expect(marked(), 'after redo').toBe('two');
  state.document = documentOf('a file', 5);
  expect(marked()).toBe(null);
  stop();
  state.document = documentOf('second', 4);
  expect(marked()).toBe(null);
});
