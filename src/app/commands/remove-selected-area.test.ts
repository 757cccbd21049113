import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { ApiError } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';
import { taskIdOf } from '../testing/fake-server.ts';

const RESULT = '/api/images/9';
const rowsOf = (tab: ReturnType<typeof createTab>) => tab.tasks.state.editItems;
const firstRow = (tab: ReturnType<typeof createTab>) => {
  const [row] = rowsOf(tab);
  if (row === undefined) throw new Error('no row');
  return row;
};

describe('Remove Selected Area', () => {
  it('is possible only with a mask, and stays so while a stroke is under way', () => {
    const tab = createTab();
    expect(tab.remove.isEnabled()).toBe(true);
    tab.editor.state.hasMask = false;
    expect(tab.remove.isEnabled()).toBe(false);
    tab.editor.state.hasMask = true;
    tab.editor.state.isDrawing = true;
    expect(tab.remove.isEnabled()).toBe(true);
  });

  it('adds a temporary row, sends picture and mask, and gives the row its real id', async () => {
    const tab = createTab();
    let answer = (): void => {};
    tab.answers.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const pressed = tab.remove.run();
    await tab.settle();
    expect(firstRow(tab)).toMatchObject({
      id: expect.stringMatching(/^temp_\d+$/),
      prompt: 'Remove selected area',
      eventType: 'IMAGE_REMOVE',
      state: 'loading',
      isTemp: true,
      originalImageUrl: 'blob:original',
    });
    expect(tab.editorStore.state.edits[0]?.sending).toEqual({ step: 'uploading', progress: 0.5 });
    expect(tab.announced).toEqual(['tempTaskAdded']);
    expect(tab.remove.isEnabled()).toBe(false);
    answer();
    await pressed;
    const row = firstRow(tab);
    expect(row.id).toBe(row.realTaskId);
    expect(tab.editorStore.state).toMatchObject({
      edits: [{ sending: null, taskId: row.id }],
      submitted: true,
    });
    expect(tab.sent[0]).toMatchObject({
      kind: 'remove',
      parts: { fields: { width: 30, height: 20 } },
    });
    await tab.clock.pass(2_999);
    expect(tab.editorStore.state.submitted).toBe(true);
    await tab.clock.pass(1);
    expect(tab.editorStore.state.submitted).toBe(false);
    expect(tab.editor.control.released).toBe(1);
  });

  it('places the result once on the canvas and selects it in the list', async () => {
    const tab = createTab();
    await tab.remove.run();
    const { id } = firstRow(tab);
    tab.server.move(id, TASK_STATUS.success, { imageUrls: [RESULT] });
    await tab.settle();
    expect(tab.editor.placed).toEqual([RESULT]);
    expect(firstRow(tab)).toMatchObject({ state: 'completed', editedImageUrls: [RESULT] });
    expect(tab.tasks.state.selection).toEqual({ itemId: id, index: 0 });
    expect(tab.editorStore.state.edits).toEqual([]);
    await tab.clock.pass(100);
    expect(tab.server.statusCalls).toEqual([{ taskId: id, status: '2' }]);
    expect(tab.announced).toContain('task-updated');
  });

  it('leaves the result in the list when the picture changed since, and says so', async () => {
    const tab = createTab();
    await tab.remove.run();
    tab.editor.paint();
    tab.server.move(firstRow(tab).id, TASK_STATUS.success, { imageUrls: [RESULT] });
    await tab.settle();
    expect(tab.editor.placed).toEqual([]);
    expect(firstRow(tab).state).toBe('completed');
    expect(tab.told()[0]).toMatch(/waits in the list/);
  });

  it('can be asked again for the changed picture, not for the same one, while one is waited for', async () => {
    const tab = createTab();
    await tab.remove.run();
    expect(tab.remove.isEnabled()).toBe(false);
    tab.editor.paint();
    expect(tab.remove.isEnabled()).toBe(true);
  });

  it('without a user asks to log in, sends nothing and keeps everything', async () => {
    const tab = createTab();
    tab.identity.user = null;
    await tab.remove.run();
    expect(tab.told()).toEqual(['error: Please login first']);
    expect([tab.sent, rowsOf(tab)]).toEqual([[], []]);
    expect(tab.editor.control.released).toBe(1);
  });

  it.each([
    [new ApiError('network', 0, 'technical')],
    [new ApiError('internal_error', 500, 'technical')],
    [new Error('odd')],
  ])('takes the row away and keeps the strokes after %s', async (error) => {
    const tab = createTab();
    tab.answers.fail = error;
    await tab.remove.run();
    expect(tab.told()).toEqual(['error: Network error, please try again']);
    expect(rowsOf(tab)).toEqual([]);
    expect(tab.editorStore.state).toMatchObject({ failedKind: 'remove', edits: [] });
    expect(tab.editor.state.hasMask).toBe(true);
    expect(tab.remove.isEnabled()).toBe(true);
  });

  it('says what the server refused in the words of the server', async () => {
    const tab = createTab();
    tab.answers.fail = new ApiError('mask_empty', 400, 'The mask is empty.');
    await tab.remove.run();
    expect(tab.told()).toEqual(['error: The mask is empty.']);
  });

  it('says that the server has no space left, which another try does not mend', async () => {
    const tab = createTab();
    tab.answers.fail = new ApiError('storage_full', 507, 'No space is left.');
    await tab.remove.run();
    expect(tab.told()).toEqual(['error: No space is left.']);
    expect(tab.editor.state.hasMask).toBe(true);
  });

  it('repeats a try that was never answered under the same key, and only that', async () => {
    const tab = createTab();
    tab.answers.fail = new ApiError('network', 0, 'technical');
    await tab.remove.run();
    tab.answers.fail = null;
    await tab.remove.run();
    expect(tab.sent.map((one) => one.key)).toEqual(['key-0', 'key-0']);
    tab.editor.paint();
    await tab.remove.run();
    expect(tab.sent[2]?.key).toBe('key-1');
  });

  it('times out after 60 s of silence with a notice and offers to try again', async () => {
    const tab = createTab();
    await tab.remove.run();
    await tab.clock.pass(60_000);
    expect(tab.told()).toEqual(['error: Image generation timed out']);
    expect(tab.server.statusCalls.map((call) => call.status)).toEqual(['3']);
    expect(rowsOf(tab)).toEqual([]);
    expect(tab.editorStore.state).toMatchObject({ failedKind: 'remove', edits: [] });
    expect(tab.remove.isEnabled()).toBe(true);
  });

  it('can be aborted while it is being sent, without a word of error', async () => {
    const tab = createTab();
    tab.answers.wait = new Promise((resolve) => setImmediate(resolve));
    const pressed = tab.remove.run();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(tab.submitter.abort()).toBe(true);
    await pressed;
    expect([tab.told(), rowsOf(tab)]).toEqual([[], []]);
    expect(tab.editorStore.state.edits).toEqual([]);
  });

  it('taken back when all is sent frees the editor at once and ends the task that was made', async () => {
    const tab = createTab();
    const answered = Promise.withResolvers<void>();
    tab.answers.wait = answered.promise;
    tab.answers.uploaded = 1;
    const pressed = tab.remove.run();
    await tab.settle();
    expect(tab.submitter.abort()).toBe(true);
    expect([rowsOf(tab), tab.editorStore.state.edits]).toEqual([[], []]);
    expect(tab.remove.isEnabled()).toBe(true);
    answered.resolve();
    await pressed;
    await tab.settle();
    const made = await tab.server.api.taskDetail(taskIdOf(100));
    expect(made.status).toBe(TASK_STATUS.cancelled);
    expect([tab.told(), tab.editorStore.state.edits]).toEqual([[], []]);
    await tab.remove.run();
    expect(tab.sent.map(({ key }) => key)).toEqual(['key-0', 'key-1']);
  });
});
