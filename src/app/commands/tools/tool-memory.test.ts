import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../../net/contracts/index.ts';
import type { ToolKind } from '../../stores/tool-traits.ts';
import { withPicked, withShown } from '../../stores/tool-work.ts';
import { createTab } from '../../testing/create-tab.ts';
import {
  picture,
  press,
  stateOf,
  succeed,
  type Tab,
  taskOf,
  withPictures,
} from '../../testing/tool-tab.ts';

describe('A reload', () => {
  /** The tab anew, with what a reload leaves. */
  const reload = async (tab: Tab, kind: ToolKind): Promise<Tab> => {
    const next = createTab({ server: tab.server, storage: tab.storage, editor: tab.editor });
    void next.tools.actions.resume(kind);
    await next.settle();
    return next;
  };

  it('brings pictures, words and result back', async () => {
    const tab = await withPictures('flux-context', 'warmer');
    await press(tab, 'flux-context');
    await succeed(tab, 'flux-context', { originalImageUrl: 'picture', fullCommand: 'warmer' });
    const next = await reload(tab, 'flux-context');
    expect(stateOf(next, 'flux-context').work).toMatchObject({
      prompt: 'warmer',
      images: [{ width: 30 }],
      steps: [{ prompt: 'warmer', inputs: [{ width: 30 }] }],
      at: 0,
    });
  });

  it('brings the whole chain back, and what of it was looked at', async () => {
    const kind = 'flux-context';
    const tab = await withPictures(kind, 'one');
    for (const prompt of ['one', 'two', 'three']) {
      tab.toolStore.setPrompt(kind, prompt);
      await press(tab, kind);
      const pictures = { imageUrls: ['picture a', 'picture b'], originalImageUrl: 'picture' };
      await succeed(tab, kind, { ...pictures, fullCommand: prompt });
      tab.toolStore.change(kind, (work) => withPicked(work, 1));
      if (prompt !== 'three') await tab.tools.actions.goOn(kind);
    }
    tab.toolStore.change(kind, (work) => withShown(work, 1));
    await tab.settle();
    const { work } = stateOf(await reload(tab, kind), kind);
    expect(work).toMatchObject({
      prompt: 'two',
      at: 1,
      images: [{ base: 1 }],
      steps: [
        { prompt: 'one', picked: 1, inputs: [{ base: 0 }] },
        { prompt: 'two', picked: 1, inputs: [{ base: 1 }] },
        { prompt: 'three', picked: 1, inputs: [{ base: 2 }] },
      ],
    });
  });

  it('goes on with a step that is under way, on top of those before it', async () => {
    const kind = 'flux-context';
    const tab = await withPictures(kind, 'one');
    await press(tab, kind);
    const pictures = { imageUrls: ['picture'], originalImageUrl: 'picture' };
    await succeed(tab, kind, { ...pictures, fullCommand: 'one' });
    await tab.tools.actions.goOn(kind);
    tab.toolStore.setPrompt(kind, 'two');
    await press(tab, kind);
    tab.server.move(taskOf(tab, kind), TASK_STATUS.running, { ...pictures, fullCommand: 'two' });
    const next = await reload(tab, kind);
    await succeed(next, kind, { fullCommand: 'two' });
    expect(stateOf(next, kind).work.steps.map(({ prompt }) => prompt)).toEqual(['one', 'two']);
  });

  it('goes on with what is under way, and its Cancel works', async () => {
    const tab = await withPictures('restore');
    await press(tab, 'restore');
    tab.server.move(taskOf(tab, 'restore'), TASK_STATUS.running, { originalImageUrl: 'picture' });
    const next = await reload(tab, 'restore');
    expect(taskOf(next, 'restore')).toBe(taskOf(tab, 'restore'));
    await succeed(next, 'restore');
    expect(stateOf(next, 'restore')).toMatchObject({ run: null, work: { at: 0 } });
  });

  it('brings nothing back of what was cleared, nor over what the user has begun', async () => {
    const tab = await withPictures('restore');
    await press(tab, 'restore');
    await succeed(tab, 'restore', { originalImageUrl: 'picture' });
    const other = createTab({ server: tab.server, storage: tab.storage, editor: tab.editor });
    await other.tools.actions.takeFiles('restore', [picture('new.png')]);
    await other.tools.actions.resume('restore');
    expect(stateOf(other, 'restore').work).toMatchObject({
      at: null,
      images: [{ name: 'new.png' }],
    });
    tab.tools.actions.clearResult('restore');
    await tab.settle();
    expect(stateOf(await reload(tab, 'restore'), 'restore').work.images).toEqual([]);
  });
});
