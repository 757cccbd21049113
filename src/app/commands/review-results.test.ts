import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { createTab } from '../testing/create-tab.ts';

const URLS = ['one', 'two', 'three'];

/** A tab on whose canvas the first of three variants stands. */
const reviewing = async (canCompose = true) => {
  const tab = createTab();
  tab.redrawStore.setPrompt('a kite');
  tab.redrawStore.setOptions({ seed: 5, count: 3 });
  await tab.redraw.run();
  const id = tab.tasks.state.editItems[0]?.id ?? '';
  tab.server.move(id, TASK_STATUS.success, { imageUrls: URLS, canCompose });
  await tab.settle();
  return { ...tab, id, review: () => tab.reviewStore.state.review };
};

describe('A result under review', () => {
  it('shows the first variant and knows the others', async () => {
    const tab = await reviewing();
    expect(tab.editor.placed).toEqual(['one']);
    expect(tab.review()).toMatchObject({
      variants: URLS.map((url, index) => ({ url, index, taskId: tab.id })),
      placed: [{ chosen: 0 }],
      canCompose: true,
    });
  });

  it('is compared, not painted on, and shows a changed area wherever that lies', async () => {
    const tab = await reviewing();
    expect(tab.editor.state.tool).toBe('pan');
    expect(tab.editor.state.split).toBeLessThan(0.1);
  });

  it('is exchanged for another variant as the same step, and marked in the list', async () => {
    const tab = await reviewing();
    await tab.reviews.choose(2);
    expect(tab.editor.placed).toEqual(['three']);
    expect(tab.tasks.state.selection).toEqual({ itemId: tab.id, index: 2 });
    await tab.reviews.discard();
    expect(tab.editor.placed).toEqual([]);
    expect(tab.editor.state.document.revision).toBe(1);
  });

  it('gets another edge from the server, and keeps it for the next variant', async () => {
    const tab = await reviewing();
    await tab.reviews.setFeather(32);
    await tab.reviews.choose(1);
    expect(tab.editor.placed).toEqual([`composed ${tab.id.slice(-3)} 1 32`]);
    expect(tab.review()?.feather).toBe(32);
  });

  it('offers no other edge where the server has not kept what it needs', async () => {
    const tab = await reviewing(false);
    expect(tab.review()?.canCompose).toBe(false);
  });

  it('ends with Accept, and stays on the canvas', async () => {
    const tab = await reviewing();
    tab.editor.state.tool = 'brush';
    tab.reviews.accept();
    expect([tab.review(), tab.editor.placed]).toEqual([null, ['one']]);
    expect(tab.editor.state.tool).toBe('pan');
  });

  it('ends with Discard, which undoes it and keeps the task', async () => {
    const tab = await reviewing();
    await tab.reviews.discard();
    expect([tab.review(), tab.editor.placed]).toEqual([null, []]);
    expect(tab.tasks.state.editItems).toMatchObject([{ id: tab.id, state: 'completed' }]);
  });

  it('ends when it is undone or another picture is opened', async () => {
    const undone = await reviewing();
    undone.editor.editor.undo();
    undone.reviews.follow();
    expect(undone.review()).toBe(null);
    const left = await reviewing();
    left.editor.state.document = { ...left.editor.state.document, id: 'another' };
    left.reviews.follow();
    expect(left.review()).toBe(null);
  });

  it('is asked for again with the next seed; what comes joins it and is shown', async () => {
    const tab = await reviewing();
    await tab.submitter.again(tab.id, { revision: 1, results: 3 });
    expect(tab.sent[1]?.parts?.fields).toMatchObject({ seed: 8, prompt: 'a kite' });
    const again = tab.tasks.state.editItems[0]?.id ?? '';
    tab.server.move(again, TASK_STATUS.success, { imageUrls: ['four'] });
    await tab.settle();
    expect(tab.review()?.variants.map(({ url }) => url)).toEqual([...URLS, 'four']);
    expect(tab.editor.placed).toEqual(['four']);
  });

  it('that is over when more comes lets it wait in the list', async () => {
    const tab = await reviewing();
    await tab.submitter.again(tab.id, { revision: 1, results: 3 });
    tab.reviews.accept();
    const again = tab.tasks.state.editItems[0]?.id ?? '';
    tab.server.move(again, TASK_STATUS.success, { imageUrls: ['four'] });
    await tab.settle();
    expect(tab.editor.placed).toEqual(['one']);
    expect(tab.told().join()).toMatch(/waits in the list/);
  });

  it('is blended with another variant as a step of its own, which undo takes back alone', async () => {
    const tab = await reviewing();
    tab.editor.paint();
    tab.reviews.follow();
    await tab.reviews.reveal(1);
    expect(tab.editor.placed).toEqual(['one', 'revealed two']);
    expect(tab.review()?.placed).toMatchObject([{ chosen: 0 }, { chosen: null }]);
    tab.editor.editor.undo();
    tab.reviews.follow();
    expect(tab.review()?.placed).toMatchObject([{ chosen: 0 }]);
  });

  it('goes on from what stands on the canvas when a wish is overtaken while it is placed', async () => {
    const tab = await reviewing();
    const { editor } = tab.editor;
    const { replaceResult } = editor;
    const stands = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    editor.replaceResult = async (bytes, origin) => {
      const outcome = await replaceResult(bytes, origin);
      stands.resolve();
      await told.promise;
      return outcome;
    };
    const overtaken = tab.reviews.choose(1);
    await stands.promise;
    const wanted = tab.reviews.choose(2);
    told.resolve();
    await Promise.all([overtaken, wanted]);
    expect(tab.editor.placed).toEqual(['three']);
    expect(tab.review()?.placed).toMatchObject([{ chosen: 2 }]);
  });

  it('is exchanged though strokes were made on it and cleared again', async () => {
    const tab = await reviewing();
    tab.editor.paint();
    tab.editor.state.hasMask = false;
    tab.reviews.follow();
    await tab.reviews.choose(1);
    expect(tab.editor.placed).toEqual(['two']);
    expect(tab.review()?.placed).toMatchObject([{ chosen: 1 }]);
  });

  it('says that a variant is not shown when something was painted while it was read', async () => {
    const tab = await reviewing();
    const choosing = tab.reviews.choose(1);
    tab.editor.paint();
    await choosing;
    expect(tab.editor.placed).toEqual(['one']);
    expect(tab.told().join()).toMatch(/could not be shown/);
  });

  it('keeps a blend when more comes', async () => {
    const tab = await reviewing();
    await tab.submitter.again(tab.id, { revision: 1, results: 3 });
    await tab.reviews.reveal(1);
    const again = tab.tasks.state.editItems[0]?.id ?? '';
    tab.server.move(again, TASK_STATUS.success, { imageUrls: ['four'] });
    await tab.settle();
    expect(tab.editor.placed).toEqual(['one', 'revealed two']);
    expect(tab.review()?.variants).toHaveLength(4);
  });

  it('ends when it is undone while another variant is read', async () => {
    const tab = await reviewing();
    const choosing = tab.reviews.choose(1);
    tab.editor.editor.undo();
    tab.reviews.follow();
    await choosing;
    expect(tab.review()).toBe(null);
  });
});
