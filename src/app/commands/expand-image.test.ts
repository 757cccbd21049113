import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { ApiError } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';
import { createExpandImage } from './expand-image.ts';

const firstRow = (tab: ReturnType<typeof createTab>) => tab.tasks.state.editItems[0];

/** A tab whose picture of 30 × 20 has a frame of another size. */
const setUp = () => {
  const tab = createTab();
  tab.editorStore.state.view = 'expand';
  tab.editor.expand({ left: 1, right: 2, top: 3, bottom: 4 });
  return tab;
};

describe('Expand Image', () => {
  it('is possible once something is to be added, and not beyond the limits of a picture', () => {
    const tab = createTab();
    expect(tab.expand.isEnabled()).toBe(false);
    tab.editor.expand({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(tab.expand.isEnabled()).toBe(false);
    tab.editor.expand({ left: 1, right: 0, top: 0, bottom: 0 });
    expect(tab.expand.isEnabled()).toBe(true);
    tab.editor.expand({ left: 30_000, right: 0, top: 0, bottom: 0 });
    expect(tab.expand.isEnabled()).toBe(false);
  });

  it('sends picture and padding, shows a row, and the view closes', async () => {
    const tab = setUp();
    await tab.expand.run();
    expect(tab.sent).toMatchObject([
      {
        kind: 'expand',
        parts: { fields: { left: 1, right: 2, top: 3, bottom: 4, width: 30, height: 20 } },
      },
    ]);
    expect(firstRow(tab)).toMatchObject({ prompt: 'Expand image', eventType: 'IMAGE_EXPAND' });
    expect(tab.announced).toEqual(expect.arrayContaining(['tempTaskAdded', 'tempTaskUpdated']));
    expect(tab.views).toEqual(['edit']);
    expect(tab.expand.isEnabled()).toBe(false);
  });

  it('leaves who has opened another view meanwhile where they are', async () => {
    const tab = setUp();
    const sending = tab.expand.run();
    tab.editorStore.state.view = 'remove';
    await sending;
    expect(firstRow(tab)).toMatchObject({ eventType: 'IMAGE_EXPAND' });
    expect(tab.views).toEqual([]);
  });

  it('places the result where the picture is, with the padding it was given', async () => {
    const tab = setUp();
    await tab.expand.run();
    tab.server.move(firstRow(tab)?.id ?? '', TASK_STATUS.success, { imageUrls: ['/api/images/9'] });
    await tab.settle();
    expect(tab.editor.placed).toEqual(['/api/images/9']);
    expect(tab.editor.control.placedWith).toEqual({ left: 1, right: 2, top: 3, bottom: 4 });
  });

  it.each([
    ['no task id', new ApiError('invalid_answer', 200, 'odd'), ', please try again.'],
    ['a throw', new Error('out of memory'), ': out of memory'],
  ])('after %s keeps the frame and offers Retry', async (_, error, words) => {
    const tab = setUp();
    tab.answers.fail = error;
    await tab.expand.run();
    expect(tab.told()).toEqual([`error: Image expansion failed${words}`]);
    expect(tab.tasks.state.editItems).toEqual([]);
    expect(tab.notices.state.list[0]?.action?.kind).toBe('retry');
    expect([tab.views, tab.expand.isEnabled()]).toEqual([[], true]);
  });

  it('asks once more for what was wished then, also when no frame is shown any more', async () => {
    const tab = setUp();
    tab.answers.fail = new Error('out of memory');
    await tab.expand.run();
    tab.answers.fail = null;
    tab.editor.state.expansion = null;
    const action = tab.notices.state.list[0]?.action;
    await tab.retry(action?.kind === 'retry' ? (action.taskId ?? '') : '');
    expect(tab.sent.at(-1)?.parts?.fields).toMatchObject({ left: 1, right: 2, top: 3, bottom: 4 });
  });

  it('says why the task failed', async () => {
    const tab = setUp();
    await tab.expand.run();
    const error = { code: 'engine_failed', message: 'The engine stopped.' };
    tab.server.move(firstRow(tab)?.id ?? '', TASK_STATUS.failed, { error });
    await tab.settle();
    expect(tab.told()).toEqual(['error: Image expansion failed: The engine stopped.']);
  });

  it('says that it timed out after 60 s of silence', async () => {
    const tab = setUp();
    await tab.expand.run();
    await tab.clock.pass(60_000);
    expect(tab.told()).toEqual(['error: Image expansion timed out']);
  });

  it('without a picture asks for one', () => {
    const { submitter, notices, told } = createTab();
    createExpandImage({ submitter, notices, editor: () => null }).refuse();
    expect(told()).toEqual(['warning: Please upload an image first']);
  });
});
