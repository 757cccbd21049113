import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { ApiError } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';

const FOUR = ['/api/images/1', '/api/images/2', '/api/images/3', '/api/images/4'];

const openTab = (prompt = 'a cat') => {
  const tab = createTab();
  tab.creations.setForm({ prompt, ratio: '2:3', style: 'pixel' });
  const only = () => {
    const [creation] = tab.creations.state.creations;
    if (creation === undefined) throw new Error('no creation');
    return creation;
  };
  return { ...tab, only, imageStates: () => only().images.map((image) => image.status) };
};

describe('pressing Submit', () => {
  it.each(['', '  \n'])('with the prompt "%s" asks for one and creates nothing', async (prompt) => {
    const tab = openTab(prompt);
    await tab.generate.run();
    expect(tab.told()).toEqual(['warning: Please enter description text']);
    expect([tab.sent, tab.creations.state.creations]).toEqual([[], []]);
  });

  it('without a token says that login failed', async () => {
    const tab = openTab();
    tab.identity.token = null;
    await tab.generate.run();
    expect(tab.told()).toEqual(['error: Login failed, please try again.']);
    expect(tab.sent).toEqual([]);
  });

  it('without a stored user asks to log in', async () => {
    const tab = openTab();
    tab.identity.user = null;
    await tab.generate.run();
    expect(tab.told()).toEqual(['error: Please login first']);
    expect(tab.sent).toEqual([]);
  });

  it('shows four loading pictures and the status line, then locks the input', async () => {
    const tab = openTab();
    let answer = (): void => {};
    tab.answers.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const pressed = tab.generate.run();
    await tab.settle();
    expect(tab.imageStates()).toEqual(['loading', 'loading', 'loading', 'loading']);
    expect(tab.creations.state.statusLine).toEqual({
      key: 'status.generating',
      params: { count: 4 },
    });
    expect(tab.creations.state.inputDisabled).toBe(false);
    answer();
    await pressed;
    expect(tab.creations.state.inputDisabled).toBe(true);
    expect(tab.only().taskId).not.toBe(null);
    expect(tab.sent).toEqual([
      { key: 'key-0', task: { prompt: 'a cat', ratio: '2:3', style: 'pixel', count: 4 } },
    ]);
  });

  it('twice at once creates one task', async () => {
    const tab = openTab();
    await Promise.all([tab.generate.run(), tab.generate.run()]);
    await tab.generate.run();
    expect(tab.sent).toHaveLength(1);
  });

  it('ends in four pictures by index, a success notice and a free input', async () => {
    const tab = openTab();
    await tab.generate.run();
    const taskId = tab.only().id;
    tab.server.move(taskId, TASK_STATUS.running, { progress: 0.4, stage: 'drawing' });
    expect(tab.only()).toMatchObject({ progress: 0.4, stage: 'drawing' });
    tab.server.move(taskId, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.only().images.map((image) => image.url)).toEqual(FOUR);
    expect(tab.imageStates()).toEqual(['loaded', 'loaded', 'loaded', 'loaded']);
    expect(tab.told()).toEqual(['success: Images generated successfully']);
    expect(tab.creations.state).toMatchObject({
      inputDisabled: false,
      executing: false,
      statusLine: null,
    });
    expect(tab.generate.isEnabled()).toBe(true);
    expect(tab.creations.state.form.prompt).toBe('a cat');
  });

  it('ends in failed pictures and the reason when the engine failed', async () => {
    const tab = openTab();
    await tab.generate.run();
    const error = { code: 'engine_failed', message: 'out of paint' };
    tab.server.move(tab.only().id, TASK_STATUS.failed, { error });
    expect(tab.imageStates()).toEqual(['error', 'error', 'error', 'error']);
    expect(tab.told()).toEqual(['error: Image generation failed: out of paint']);
    expect(tab.generate.isEnabled()).toBe(true);
  });

  it('ends in a time-out notice after 120 s of silence', async () => {
    const tab = openTab();
    await tab.generate.run();
    await tab.clock.pass(120_000);
    expect(tab.told()).toEqual(['error: Image generation timed out']);
    expect(tab.imageStates()).toEqual(['error', 'error', 'error', 'error']);
  });

  it.each([
    [
      new ApiError('invalid_request', 400, 'A prompt has at most 4000 characters.'),
      'A prompt has at most 4000 characters.',
    ],
    [new ApiError('network', 0, 'technical words'), 'Failed to create task'],
    [new Error('odd'), 'Failed to create task'],
  ])('says why the task was not created: %s', async (error, words) => {
    const tab = openTab();
    tab.answers.fail = error;
    await tab.generate.run();
    expect(tab.told()).toEqual([`error: ${words}`]);
    expect(tab.imageStates()).toEqual(['error', 'error', 'error', 'error']);
    expect(tab.creations.state).toMatchObject({ inputDisabled: false, statusLine: null });
    expect(tab.creations.state.form.prompt).toBe('a cat');
  });

  it('replaces the creations of before', async () => {
    const tab = openTab();
    await tab.generate.run();
    const first = tab.only().id;
    tab.server.move(first, TASK_STATUS.success, { imageUrls: FOUR });
    await tab.generate.run();
    expect(tab.only().id).not.toBe(first);
  });
});

describe('taking a request back before it has an id', () => {
  it('frees the input at once, says so, and ends the task as soon as it is known', async () => {
    const tab = openTab();
    let answer = (): void => {};
    tab.answers.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const pressed = tab.generate.run();
    await tab.settle();
    expect(tab.generate.takeBack()).toBe(true);
    expect(tab.generate.isEnabled()).toBe(true);
    answer();
    await pressed;
    await tab.settle();
    const detail = await tab.server.api.taskDetail('01920000-0000-7000-8000-000000000100');
    expect(detail.status).toBe(TASK_STATUS.cancelled);
    expect(tab.told()).toEqual(['info: Cancelled. Your prompt and your picture are kept.']);
  });
});
