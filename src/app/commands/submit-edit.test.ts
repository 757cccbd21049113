import { subscribe } from 'valtio/vanilla';
import { describe, expect, it } from 'vitest';
import chinese from '../../../locales/zh.json' with { type: 'json' };
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { ApiError } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';

type Tab = ReturnType<typeof createTab>;
const UNREACHABLE = new ApiError('network', 0, 'technical');
const NO_TASK = new ApiError('invalid_answer', 200, 'technical');

const withPrompt = (prompt = 'a red kite'): Tab => {
  const tab = createTab();
  tab.redrawStore.setPrompt(prompt);
  return tab;
};
const retry = async (tab: Tab): Promise<void> => {
  const action = tab.notices.state.list[0]?.action;
  if (action?.kind !== 'retry') throw new Error('no Retry');
  await tab.retry(action.taskId);
};
const idsOf = (tab: Tab): readonly string[] => tab.tasks.state.editItems.map((row) => row.id);

describe('Area redraw (document 2 section 4.3)', () => {
  it.each(['', '   \n'])('sends nothing for the prompt %j, but asks for one', async (prompt) => {
    const tab = withPrompt(prompt);
    await tab.redraw.run();
    expect(tab.sent).toEqual([]);
    expect(tab.redrawStore.state).toMatchObject({ isOpen: true, focusWish: 1 });
  });

  it('sends nothing without a mask, nor without a user', async () => {
    const tab = withPrompt();
    tab.editor.state.hasMask = false;
    await tab.redraw.run();
    tab.editor.state.hasMask = true;
    tab.identity.user = null;
    await tab.redraw.run();
    expect(tab.sent).toEqual([]);
    expect(tab.told()).toEqual(['error: Please login first']);
  });

  it('sends prompt, sizes, number and seed, shows the row and the banner, keeps the text', async () => {
    const tab = withPrompt(' a red kite ');
    tab.redrawStore.setOptions({ count: 3, seed: 7 });
    await tab.redraw.run();
    expect(tab.sent).toMatchObject([
      {
        kind: 'area-redraw',
        parts: { fields: { prompt: 'a red kite', count: 3, seed: 7, width: 30, height: 20 } },
      },
    ]);
    expect(tab.tasks.state.editItems).toMatchObject([
      { prompt: 'a red kite', eventType: 'IMAGE_AREA_REDRAW', state: 'loading', isTemp: true },
    ]);
    expect(new Set(tab.announced)).toEqual(
      new Set(['tempTaskAdded', 'tempTaskUpdated', 'task-updated']),
    );
    expect(tab.editorStore.state.submitted).toBe(true);
    expect(tab.redrawStore.state).toMatchObject({ prompt: ' a red kite ', isOpen: false });
  });

  it('tells how far the packaging is, and then the upload', async () => {
    const tab = withPrompt();
    const steps: unknown[] = [];
    const stop = subscribe(
      tab.editorStore.state,
      () => steps.push(tab.editorStore.state.edits[0]?.sending),
      true,
    );
    await tab.redraw.run();
    stop();
    expect(steps).toEqual(
      expect.arrayContaining([
        { step: 'packaging', progress: 0 },
        { step: 'packaging', progress: 0.5 },
        { step: 'uploading', progress: 0 },
      ]),
    );
  });

  it.each([UNREACHABLE, NO_TASK, new Error('odd')])(
    "'Network error, please try again' for %s, and Retry sends the same",
    async (error) => {
      const tab = withPrompt();
      tab.answers.fail = error;
      await tab.redraw.run();
      expect(tab.told()).toEqual(['error: Network error, please try again']);
      expect(idsOf(tab)).toEqual([]);
      tab.answers.fail = null;
      await retry(tab);
      expect(tab.sent.map(({ parts }) => parts?.fields)).toMatchObject([
        { prompt: 'a red kite' },
        { prompt: 'a red kite' },
      ]);
    },
  );

  it("'Image generation timed out' after 60 s of silence, with status '3'", async () => {
    const tab = withPrompt();
    await tab.redraw.run();
    await tab.clock.pass(60_000);
    expect(tab.told()).toEqual(['error: Image generation timed out']);
    expect(tab.server.statusCalls.map(({ status }) => status)).toEqual(['3']);
    expect(tab.redraw.isEnabled()).toBe(true);
  });
});

describe('Enhance (document 2 section 4.6)', () => {
  it('sends the picture alone under the words of the specification', async () => {
    const tab = createTab();
    tab.editor.state.hasMask = false;
    await tab.enhance.run();
    expect(tab.sent[0]).toMatchObject({ kind: 'enhance', parts: { fields: { width: 30 } } });
    expect(tab.sent[0]?.parts).not.toHaveProperty('mask');
    expect(tab.tasks.state.editItems).toMatchObject([
      { prompt: 'Enhance image clarity', eventType: 'IMAGE_ENHANCEMENT' },
    ]);
  });

  it('asks for a size where one was chosen', async () => {
    const tab = createTab();
    await tab.enhance.run(4);
    expect(tab.sent[0]?.parts?.fields).toEqual({ width: 30, height: 20, scale: '4' });
  });

  it.each([
    ['网络错误，请重试', UNREACHABLE],
    ['网络错误，请重试', NO_TASK],
    ['图片增强失败，请重试', new Error('odd')],
  ])("'%s' for %s", async (words, error) => {
    const tab = createTab();
    tab.answers.fail = error;
    await tab.enhance.run();
    const [notice] = tab.notices.state.list;
    expect(chinese[notice?.key as keyof typeof chinese]).toBe(words);
    expect(notice?.action?.kind).toBe('retry');
  });

  it("'图片增强超时' after 60 s of silence", async () => {
    const tab = createTab();
    await tab.enhance.run();
    await tab.clock.pass(60_000);
    const [notice] = tab.notices.state.list;
    expect(chinese[notice?.key as keyof typeof chinese]).toBe('图片增强超时');
  });

  it("'请先登录' without a user, '请先上传图片' as a warning without a picture", async () => {
    const tab = createTab();
    tab.identity.user = null;
    await tab.enhance.run();
    Object.assign(tab.editor.state, { document: null });
    await tab.enhance.run();
    const words = tab.notices.state.list.map(
      ({ kind, key }) => `${kind} ${chinese[key as keyof typeof chinese]}`,
    );
    expect(words).toEqual(['error 请先登录', 'warning 请先上传图片']);
    expect(tab.sent).toEqual([]);
  });
});

describe('Several edits at once', () => {
  it('each find their own result: of the present state it is placed, of a former it waits', async () => {
    const tab = withPrompt();
    await tab.remove.run();
    tab.editor.paint();
    await tab.redraw.run();
    expect(tab.editorStore.state.edits.map(({ kind }) => kind)).toEqual(['remove', 'area-redraw']);
    const [second, first] = idsOf(tab);
    tab.server.move(second ?? '', TASK_STATUS.success, { imageUrls: ['second'] });
    await tab.settle();
    tab.server.move(first ?? '', TASK_STATUS.success, { imageUrls: ['first'] });
    await tab.settle();
    expect(tab.editor.placed).toEqual(['second']);
    expect(tab.told().join()).toMatch(/waits in the list/);
    expect(tab.tasks.state.editItems.map(({ editedImageUrls }) => editedImageUrls)).toEqual([
      ['second'],
      ['first'],
    ]);
    expect(tab.editorStore.state.edits).toEqual([]);
  });

  it('can be stopped one by one while they are sent', async () => {
    const tab = withPrompt();
    const answered = Promise.withResolvers<void>();
    tab.answers.wait = answered.promise;
    const one = tab.remove.run();
    await tab.settle();
    tab.editor.paint();
    const other = tab.redraw.run();
    await tab.settle();
    tab.submitter.abort(tab.editorStore.state.edits[0]?.id);
    answered.resolve();
    await Promise.all([one, other]);
    expect(tab.tasks.state.editItems.map(({ eventType }) => eventType)).toEqual([
      'IMAGE_AREA_REDRAW',
    ]);
    expect(tab.told()).toEqual([]);
  });

  it('Retry of another document asks to open it again and sends nothing', async () => {
    const tab = createTab();
    tab.answers.fail = UNREACHABLE;
    await tab.remove.run();
    tab.answers.fail = null;
    tab.editor.state.document = { ...tab.editor.state.document, id: 'another' };
    await retry(tab);
    expect(tab.sent).toHaveLength(1);
    expect(tab.told().at(-1)).toMatch(/not open any more/);
  });
});
