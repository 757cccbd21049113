import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { createTab } from '../testing/create-tab.ts';
import { taskIdOf } from '../testing/fake-server.ts';

const RESULT = '/api/images/9';

/** A tab that sent an edit and was reloaded before the result came. */
async function reloaded() {
  const before = createTab();
  await before.remove.run();
  before.following.stop();
  const after = createTab(before);
  after.restored();
  await after.settle();
  return after;
}

describe('a result that comes after a reload', () => {
  it('is placed on the unchanged document, and expected no more', async () => {
    const tab = await reloaded();
    expect(tab.editorStore.state.edits).toMatchObject([{ taskId: taskIdOf(100), kind: 'remove' }]);
    expect(tab.remove.isEnabled()).toBe(false);
    tab.server.move(taskIdOf(100), TASK_STATUS.success, { imageUrls: [RESULT] });
    await tab.settle();
    expect(tab.editor.placed).toEqual([RESULT]);
    expect(tab.editorStore.state.edits).toEqual([]);
    expect(tab.expected.list()).toEqual([]);
  });

  it('is placed too if it came while there was no page', async () => {
    const before = createTab();
    await before.remove.run();
    before.following.stop();
    before.server.move(taskIdOf(100), TASK_STATUS.success, { imageUrls: [RESULT] });
    const after = createTab(before);
    after.restored();
    await after.settle();
    expect(after.editor.placed).toEqual([RESULT]);
  });

  it('is followed once where this page sent it for an earlier one', async () => {
    const tab = await reloaded();
    tab.restored();
    expect(tab.editorStore.state.edits).toHaveLength(1);
  });

  it('waits in the list if the document was changed', async () => {
    const tab = await reloaded();
    tab.editor.paint();
    tab.server.move(taskIdOf(100), TASK_STATUS.success, { imageUrls: [RESULT] });
    await tab.settle();
    expect(tab.editor.placed).toEqual([]);
    expect(tab.told().join()).toContain('it waits in the list');
  });

  it('is left to the tab that has its document', async () => {
    const before = createTab();
    await before.remove.run();
    before.following.stop();
    const other = createTab({
      server: before.server,
      storage: before.storage,
      editor: createTab().editor,
    });
    other.editor.state.document = { ...other.editor.state.document, id: 'another' };
    other.restored();
    before.server.move(taskIdOf(100), TASK_STATUS.success, { imageUrls: [RESULT] });
    await other.settle();
    expect(other.editor.placed).toEqual([]);
    expect(other.expected.list()).toHaveLength(1);
  });
});
