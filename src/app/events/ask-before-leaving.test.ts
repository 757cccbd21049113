import { expect, test } from 'vitest';
import { createEditorStore } from '../stores/editor-store.ts';
import { createToolStore } from '../stores/tool-store.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';

const settled = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));

test('Leaving is asked about only while a picture is being packed or sent', async () => {
  const target = new EventTarget();
  const [editor, tools] = [createEditorStore(), createToolStore()];
  const stop = askBeforeLeaving(target, { editor, tools });
  const isAsked = async (): Promise<boolean> => {
    await settled();
    return !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  const edit = {
    id: '1',
    kind: 'remove',
    documentId: 'd',
    revision: 1,
    taskId: null,
    arrival: null,
    joins: null,
  } as const;
  expect(await isAsked()).toBe(false);
  editor.beginEdit({ ...edit, sending: { step: 'packaging', progress: 0 } });
  expect(await isAsked()).toBe(true);
  editor.changeEdit('1', { sending: { step: 'held', progress: 0 } });
  expect(await isAsked()).toBe(false);
  editor.changeEdit('1', { sending: { step: 'uploading', progress: 0.5 } });
  expect(await isAsked()).toBe(true);
  editor.changeEdit('1', { taskId: 't', sending: null });
  expect(await isAsked()).toBe(false);
  stop();
});
