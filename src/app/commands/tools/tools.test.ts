import { describe, expect, it } from 'vitest';
import chinese from '../../../../locales/zh.json' with { type: 'json' };
import { TASK_STATUS } from '../../../net/contracts/index.ts';
import { ApiError } from '../../../net/index.ts';
import { createTab } from '../../testing/create-tab.ts';
import { picture, press, stateOf, succeed, taskOf, withPictures } from '../../testing/tool-tab.ts';

describe('Files for a tool (document 2 section 5, decision 28)', () => {
  it('are taken by what they are; each refused one is named, the others go on', async () => {
    const tab = createTab();
    const text = new File(['words'], 'notes.txt', { type: 'text/plain' });
    const fake = new File(['words'], 'fake.png', { type: 'image/png' });
    const large = new File(['picture'.repeat(200)], 'large.png', { type: 'image/png' });
    await tab.tools.actions.takeFiles('flux-context-multi', [
      text,
      picture('a.png'),
      fake,
      large,
      picture('b.png'),
      picture('c.png'),
    ]);
    const { work, reading } = stateOf(tab, 'flux-context-multi');
    expect(work.images.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    expect(reading).toEqual([]);
    expect(tab.told()).toMatchObject([
      expect.stringContaining('notes.txt is not a picture'),
      expect.stringContaining('fake.png is not a picture'),
      expect.stringContaining('large.png is larger than'),
      'error: c.png was not added: this tool takes 2 image(s) at a time.',
    ]);
  });

  it('replace the picture of a tool for one; they are sent as PNG', async () => {
    const tab = await withPictures('restore');
    await tab.tools.actions.takeFiles('restore', [picture('b.png'), picture('c.png')]);
    expect(tab.told()).toEqual([
      'error: c.png was not added: this tool takes 1 image(s) at a time.',
    ]);
    const { images } = stateOf(tab, 'restore').work;
    expect(images).toMatchObject([{ name: 'b.png', width: 30, height: 20 }]);
    expect(images[0]?.file.type).toBe('image/png');
  });
});

describe('An example (document 2 sections 2.12 and 4.13)', () => {
  const example = { name: 'Snow', before: [{ src: 'picture' }], instruction: 'snow' };

  it('brings picture and words, in place of what was there', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await tab.tools.actions.tryExample('flux-context', example);
    const { work, reading } = stateOf(tab, 'flux-context');
    expect(work).toMatchObject({ prompt: 'snow', images: [{ name: 'Snow', isUrl: true }] });
    expect([reading, tab.toolStore.canRun('flux-context')]).toEqual([[], true]);
  });

  const restricted =
    'error: Image is restricted by CORS and cannot be processed. Please download it and upload it from your local device.';
  const failed =
    'error: Failed to load image. This may be a CORS issue. Please check the image URL or download and upload it from your device.';
  it.each([
    [
      'something answers there, but not to this page',
      new ApiError('network', 0, 'x'),
      true,
      restricted,
    ],
    ['nothing answers', new ApiError('network', 0, 'x'), false, failed],
    ['it is gone', new ApiError('not_found', 404, 'x'), true, failed],
    ['it is no picture', null, true, failed],
  ])(
    'that cannot be read because %s says so; what was there stays',
    async (_why, error, isReachable, words) => {
      const tab = await withPictures('restore');
      Object.assign(tab.answers, { fail: error, isReachable });
      const odd = error === null ? [{ src: 'no such thing' }] : example.before;
      await tab.tools.actions.tryExample('restore', { ...example, before: odd });
      expect(tab.told()).toEqual([words]);
      expect(stateOf(tab, 'restore')).toMatchObject({
        reading: [],
        work: { images: [{ name: 'a.png' }] },
      });
    },
  );

  it('does not take the place of a picture that was brought meanwhile', async () => {
    const tab = await withPictures('restore');
    const answer = Promise.withResolvers<void>();
    tab.answers.wait = answer.promise;
    const trying = tab.tools.actions.tryExample('restore', example);
    await tab.tools.actions.takeFiles('restore', [picture('b.png')]);
    answer.resolve();
    await trying;
    expect(stateOf(tab, 'restore').work.images).toMatchObject([{ name: 'b.png' }]);
  });
});

describe('Generate (document 2 sections 4.11 and 5)', () => {
  it.each([
    ['no picture', 'flux-context', [], 'words'],
    ['one of two pictures', 'flux-context-multi', ['a.png'], 'words'],
    ['no words', 'flux-context', ['a.png'], ''],
    ['only blanks', 'flux-context-multi', ['a.png', 'b.png'], ' \n'],
  ] as const)('does nothing with %s', async (_what, kind, names, prompt) => {
    const tab = createTab();
    await tab.tools.actions.takeFiles(kind, names.map(picture));
    tab.toolStore.setPrompt(kind, prompt);
    expect(tab.toolStore.canRun(kind)).toBe(false);
    await press(tab, kind);
    expect(tab.sent).toEqual([]);
  });

  it.each([
    ['flux-context', 'make it blue', { prompt: 'make it blue', count: 1 }],
    ['flux-context-multi', 'side by side', { prompt: 'side by side', count: 1 }],
    ['restore', '', {}],
    ['text-removal', '', { mode: 'run' }],
    ['watermark-remover', '', { mode: 'run' }],
  ] as const)(
    'of %s sends pictures, size and what the tool needs',
    async (kind, prompt, fields) => {
      const tab = await withPictures(kind, prompt);
      tab.toolStore.setLooksFirst(kind, false);
      await press(tab, kind);
      expect(tab.sent).toMatchObject([{ kind }]);
      const { parts } = tab.sent[0] ?? {};
      expect(parts?.fields).toEqual({ width: 30, height: 20, ...fields });
      expect(parts?.original2 !== undefined).toBe(kind === 'flux-context-multi');
      expect(tab.tasks.state.editItems).toMatchObject([{ state: 'loading', prompt }]);
    },
  );

  it('says who it was without a user record, and sends nothing', async () => {
    const tab = await withPictures('restore');
    tab.identity.user = null;
    await press(tab, 'restore');
    expect([tab.sent, tab.told()]).toEqual([[], ['error: Please login first']]);
    expect(stateOf(tab, 'restore').run).toBeNull();
  });

  it('shows the result with its pictures; Clear goes back, the pictures stay', async () => {
    const tab = await withPictures('flux-context', ' warmer ');
    await press(tab, 'flux-context');
    expect(tab.toolStore.canRun('flux-context')).toBe(false);
    await succeed(tab, 'flux-context');
    const { work, run } = stateOf(tab, 'flux-context');
    expect(run).toBeNull();
    expect(work.steps).toMatchObject([{ prompt: 'warmer', inputs: [{ name: 'a.png' }] }]);
    tab.tools.actions.clearResult('flux-context');
    expect(stateOf(tab, 'flux-context').work).toMatchObject({
      steps: [],
      at: null,
      images: [{ name: 'a.png' }],
    });
  });

  it('reads what came of it with patience: a server that is away meanwhile is no failure', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await press(tab, 'flux-context');
    tab.server.move(taskOf(tab, 'flux-context'), TASK_STATUS.success, { imageUrls: ['/r0'] });
    tab.server.control.reachable = false;
    await tab.settle();
    tab.server.control.reachable = true;
    await tab.clock.pass(500);
    await tab.settle();
    expect([tab.told(), stateOf(tab, 'flux-context').run]).toEqual([[], null]);
    expect(stateOf(tab, 'flux-context').work.steps).toMatchObject([{ prompt: 'warmer' }]);
  });

  it('Regenerate asks once more for the same pictures and words', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await press(tab, 'flux-context');
    await succeed(tab, 'flux-context');
    tab.toolStore.setPrompt('flux-context', 'something else');
    void tab.tools.actions.regenerate('flux-context');
    await tab.settle();
    expect(tab.sent[1]?.parts?.fields).toEqual(tab.sent[0]?.parts?.fields);
    expect(tab.sent[1]?.key).not.toBe(tab.sent[0]?.key);
  });

  it.each([
    new ApiError('network', 0, 'x'),
    new ApiError('invalid_answer', 200, 'x'),
    new Error('x'),
  ])(
    "'生成失败，请重试' for %s; it is idle again, and Retry sends the same under the same key",
    async (error) => {
      const tab = await withPictures('restore');
      tab.answers.fail = error;
      await press(tab, 'restore');
      const [notice] = tab.notices.state.list;
      expect(chinese[notice?.key as keyof typeof chinese]).toBe('生成失败，请重试');
      expect(tab.told()).toEqual(['error: Generation failed, please try again']);
      expect([stateOf(tab, 'restore').run, tab.tasks.state.editItems]).toEqual([null, []]);
      tab.answers.fail = null;
      if (notice?.action?.kind !== 'retry') throw new Error('no Retry');
      void tab.tools.retry(notice.action.taskId);
      await tab.settle();
      expect(tab.sent[1]?.parts?.fields).toEqual(tab.sent[0]?.parts?.fields);
      expect(tab.sent[1]?.key === tab.sent[0]?.key).toBe(
        error instanceof ApiError && error.code === 'network',
      );
    },
  );

  it('says why a task failed, and keeps pictures and words', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await press(tab, 'flux-context');
    const error = { code: 'engine_failed', message: 'It is broken.' };
    tab.server.move(taskOf(tab, 'flux-context'), TASK_STATUS.failed, { error });
    await tab.settle();
    expect(tab.told()).toEqual(['error: Generation failed, please try again. It is broken.']);
    expect(stateOf(tab, 'flux-context')).toMatchObject({ run: null, failure: error });
    expect(tab.toolStore.canRun('flux-context')).toBe(true);
  });

  it("'Image generation timed out' after 60 s of silence, with status '3'", async () => {
    const tab = await withPictures('restore');
    await press(tab, 'restore');
    await tab.clock.pass(60_000);
    await tab.settle();
    expect(tab.told()).toEqual(['error: Image generation timed out']);
    expect(tab.server.statusCalls.map(({ status }) => status)).toEqual(['3']);
    expect(stateOf(tab, 'restore').run).toBeNull();
  });

  it('Cancel ends the task, or the sending; what was sent already ends once it is known', async () => {
    const tab = await withPictures('restore');
    await press(tab, 'restore');
    await tab.tools.actions.cancel('restore');
    await tab.settle();
    expect(tab.server.last()?.status).toBe(TASK_STATUS.cancelled);
    expect(stateOf(tab, 'restore')).toMatchObject({ run: null, failure: null });

    const before = tab.server.last();
    const answer = Promise.withResolvers<void>();
    tab.answers.wait = answer.promise;
    await press(tab, 'restore');
    await tab.tools.actions.cancel('restore');
    answer.resolve();
    await tab.settle();
    expect([stateOf(tab, 'restore').run, tab.server.last()]).toEqual([null, before]);

    const late = Promise.withResolvers<void>();
    tab.answers.wait = late.promise;
    tab.answers.uploaded = 1;
    await press(tab, 'restore');
    await tab.tools.actions.cancel('restore');
    expect(stateOf(tab, 'restore').run).toBeNull();
    late.resolve();
    await tab.settle();
    expect(tab.server.last()?.status).toBe(TASK_STATUS.cancelled);
    expect(tab.told()).toEqual([]);
  });
});

describe('Finding before removing', () => {
  it('shows what was found, without a row; what is marked then is removed', async () => {
    const tab = await withPictures('text-removal');
    await press(tab, 'text-removal');
    expect(tab.sent[0]?.parts?.fields).toMatchObject({ mode: 'detect' });
    expect(tab.tasks.state.editItems).toEqual([]);
    await succeed(tab, 'text-removal', { imageUrls: [], maskUrl: '/mask' });
    const { finding, work } = stateOf(tab, 'text-removal');
    expect([finding?.maskUrl, work.steps]).toEqual(['/mask', []]);
    void tab.tools.actions.removeMarked('text-removal', new Blob(['mask']));
    await tab.settle();
    expect(tab.sent[1]?.parts).toMatchObject({ fields: { mode: 'run' } });
    expect(await tab.sent[1]?.parts?.mask?.text()).toBe('mask');
    await succeed(tab, 'text-removal');
    expect(stateOf(tab, 'text-removal')).toMatchObject({ finding: null, work: { at: 0 } });
  });

  it('a picture that is taken away takes what was found in it along', async () => {
    const tab = await withPictures('watermark-remover');
    await press(tab, 'watermark-remover');
    await succeed(tab, 'watermark-remover', { imageUrls: [], maskUrl: null });
    expect(stateOf(tab, 'watermark-remover').finding).toMatchObject({ maskUrl: null });
    tab.tools.actions.clearImages('watermark-remover');
    expect(stateOf(tab, 'watermark-remover').finding).toBeNull();
  });
});

describe('Going on with a result', () => {
  it('makes it the next picture; the chain is kept', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await press(tab, 'flux-context');
    await succeed(tab, 'flux-context', { imageUrls: ['picture of a result'] });
    const going = tab.tools.actions.goOn('flux-context');
    expect(tab.toolStore.canRun('flux-context')).toBe(false);
    await going;
    expect(stateOf(tab, 'flux-context').work).toMatchObject({
      prompt: '',
      images: [{ name: 'warmer.png', base: 1 }],
    });
    tab.toolStore.setPrompt('flux-context', 'larger');
    await press(tab, 'flux-context');
    await succeed(tab, 'flux-context');
    const { steps, at } = stateOf(tab, 'flux-context').work;
    expect([steps.map(({ prompt }) => prompt), at]).toEqual([['warmer', 'larger'], 1]);
  });

  it('asks again with pictures and words of an earlier task', async () => {
    const tab = await withPictures('restore');
    const url = { originalImageUrl: 'picture 1', originalImage2Url: 'picture 2' };
    const taskId = tab.server.add(1, 'flux-context-multi');
    tab.server.move(taskId, TASK_STATUS.success, { ...url, fullCommand: 'together' });
    const detail = await tab.server.api.taskDetail(taskId);
    expect(await tab.tools.actions.reuse('flux-context-multi', detail)).toBe(true);
    expect(tab.toolStore.canRun('flux-context-multi')).toBe(true);
    expect(stateOf(tab, 'flux-context-multi').work.prompt).toBe('together');
    const gone = { ...detail, originalImageUrl: 'no such thing' };
    expect(await tab.tools.actions.reuse('flux-context-multi', gone)).toBe(false);
    expect(stateOf(tab, 'flux-context-multi').work.images).toHaveLength(2);
  });

  it('opens it in the editor, or saves the one that is meant; without one it says so', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await tab.tools.actions.download('flux-context');
    await press(tab, 'flux-context');
    await succeed(tab, 'flux-context');
    await tab.tools.actions.download('flux-context');
    await tab.tools.actions.download('flux-context', 1, 'webp');
    const taskId = stateOf(tab, 'flux-context').work.steps[0]?.detail.taskId;
    expect(tab.downloads).toEqual([
      [null, undefined, null],
      ['/r0', undefined, taskId],
      ['/r1', 'webp', taskId],
    ]);
    expect(await tab.tools.actions.openInEditor('flux-context')).toBe(true);
    expect(tab.opened).toMatchObject([[{ taskId }, 0]]);
  });
});
