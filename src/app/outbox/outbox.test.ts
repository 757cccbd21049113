import { describe, expect, it } from 'vitest';
import { ApiError } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';
import { MOST_BYTES, MOST_HELD } from './held-work.ts';
import { HELD_LIMIT_MS } from './limit-held.ts';
import { AGAIN_MS, MOST_TRIES } from './outbox.ts';

type Tab = ReturnType<typeof createTab>;
const UNREACHABLE = new ApiError('network', 0, 'technical');

const goOffline = (tab: Tab): void => {
  tab.serverState.online = false;
};
const comeBack = async (tab: Tab): Promise<void> => {
  tab.serverState.online = true;
  await tab.settle();
};
/** A tab without a network in which the brushed area is to go. */
const offlineRemoval = async (tab = createTab()): Promise<Tab> => {
  goOffline(tab);
  void tab.remove.run();
  await tab.settle();
  return tab;
};
const generateOffline = async (tab: Tab, prompt: string): Promise<void> => {
  tab.creations.setForm({ prompt });
  void tab.generate.run();
  await tab.settle();
};
/** The same page after a reload: what the browser keeps stays. */
const reload = async (tab: Tab, isOffline: boolean): Promise<Tab> => {
  tab.stopSending();
  const { server, storage, editor, held } = tab;
  const next = createTab({ server, storage, editor, held });
  next.serverState.online = !isOffline;
  await next.settle();
  return next;
};

describe('An edit that is asked for after the server did not answer', () => {
  it('has the server asked at once, and is sent when it answers', async () => {
    const tab = createTab();
    tab.serverState.reachable = false;
    void tab.remove.run();
    await tab.settle();
    expect(tab.sent).toMatchObject([{ kind: 'remove', key: 'key-0' }]);
    expect(await tab.held.list()).toEqual([]);
  });

  it('waits while that still gives no answer', async () => {
    const tab = createTab();
    tab.serverState.reachable = false;
    tab.answers.isReachable = false;
    void tab.remove.run();
    await tab.settle();
    expect(tab.sent).toEqual([]);
    expect(tab.tasks.state.editItems).toMatchObject([{ stage: 'held' }]);
  });
});

describe('An edit that is asked for without a network', () => {
  it('waits as a row, is sent once when the network is back, and its result lands in place', async () => {
    const tab = await offlineRemoval();
    expect(tab.sent).toEqual([]);
    expect(tab.tasks.state.editItems).toMatchObject([{ stage: 'held', state: 'loading' }]);
    expect(tab.editorStore.state.edits).toMatchObject([{ sending: { step: 'held' } }]);
    expect(tab.submitter.canSubmit()).toBe(false);
    await comeBack(tab);
    expect(tab.sent).toMatchObject([{ kind: 'remove', key: 'key-0' }]);
    expect(tab.tasks.state.editItems).toMatchObject([{ stage: null }]);
    expect(await tab.held.list()).toEqual([]);
    expect(tab.expected.list()).toMatchObject([{ kind: 'remove' }]);
  });

  it('needs no user record until it is sent', async () => {
    const tab = createTab();
    tab.identity.user = null;
    await offlineRemoval(tab);
    expect(tab.told()).toEqual([]);
    expect(await tab.held.list()).toHaveLength(1);
  });

  it('survives a reload with the same key and files, also one in the middle of sending', async () => {
    const tab = await offlineRemoval();
    const [kept] = await tab.held.list();
    tab.answers.wait = new Promise(() => {});
    await comeBack(tab);
    expect(tab.sent).toHaveLength(1);
    const next = await reload(tab, true);
    expect(next.tasks.state.editItems).toMatchObject([{ stage: 'held' }]);
    await comeBack(next);
    expect(next.sent).toMatchObject([{ kind: 'remove', key: tab.sent[0]?.key }]);
    const sent = next.sent[0]?.parts;
    expect(kept?.work.call === 'edit' && kept.work.parts).toEqual(sent);
    expect(next.expected.list()).toHaveLength(1);
  });

  it('goes when it is cancelled, in its row or beside the picture', async () => {
    for (const cancel of [
      (tab: Tab) => tab.submitter.abort(),
      (tab: Tab) => tab.submitter.abortRow(tab.tasks.state.editItems[0]?.id ?? ''),
    ]) {
      const tab = await offlineRemoval();
      expect(cancel(tab)).toBe(true);
      await tab.settle();
      expect(tab.tasks.state.editItems).toEqual([]);
      expect(await tab.held.list()).toEqual([]);
      await comeBack(tab);
      expect(tab.sent).toEqual([]);
    }
  });

  it('goes on waiting when the network goes again while it is sent', async () => {
    const tab = await offlineRemoval();
    let fail = (): void => {};
    tab.answers.wait = new Promise((resolve) => {
      fail = resolve;
    });
    tab.answers.fail = UNREACHABLE;
    await comeBack(tab);
    expect(tab.tasks.state.editItems).toMatchObject([{ stage: null }]);
    tab.serverState.reachable = false;
    fail();
    await tab.settle();
    expect(tab.tasks.state.editItems).toMatchObject([{ stage: 'held' }]);
    tab.answers.fail = null;
    tab.serverState.reachable = true;
    await tab.settle();
    expect(tab.sent.map(({ key }) => key)).toEqual(['key-0', 'key-0']);
    expect(await tab.held.list()).toEqual([]);
  });

  it('is tried some times at a server that fails, and then fails as ever', async () => {
    const tab = await offlineRemoval();
    tab.answers.fail = new ApiError('internal', 500, 'technical');
    await comeBack(tab);
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      await tab.clock.pass(AGAIN_MS);
      await tab.settle();
    }
    expect(tab.sent).toHaveLength(MOST_TRIES);
    expect(tab.told()).toEqual(['error: Network error, please try again']);
    expect(await tab.held.list()).toEqual([]);
  });

  it('says why the server refused it, and waits no more', async () => {
    const tab = await offlineRemoval();
    tab.answers.fail = new ApiError('validation_failed', 422, 'The mask is empty.');
    await comeBack(tab);
    expect(tab.told()).toEqual(['error: The mask is empty.']);
    expect(await tab.held.list()).toEqual([]);
  });

  it('is sent as ever, and fails as ever, where the browser keeps nothing', async () => {
    const tab = createTab();
    tab.held.isDenied = true;
    tab.answers.fail = UNREACHABLE;
    await offlineRemoval(tab);
    expect(tab.told()).toEqual(['error: Network error, please try again']);
  });

  it('is sent as ever, and fails as ever, where the browser’s storage never answers', async () => {
    const tab = createTab();
    tab.held.silence = new Promise(() => {});
    tab.answers.fail = UNREACHABLE;
    await offlineRemoval(tab);
    expect(tab.told()).toEqual([]);
    await tab.clock.pass(HELD_LIMIT_MS);
    expect(tab.told()).toEqual(['error: Network error, please try again']);
  });
});

describe('Work that is on its way when the page ends', () => {
  /** The server hears of it, and its answer never comes. */
  const unansweredRemoval = async (): Promise<Tab> => {
    const tab = createTab();
    tab.answers.wait = new Promise(() => {});
    void tab.remove.run();
    await tab.settle();
    return tab;
  };

  it('is sent by the next page under the same key, and its result lands in place', async () => {
    const tab = await unansweredRemoval();
    expect(tab.sent).toHaveLength(1);
    const next = await reload(tab, false);
    expect(next.sent).toMatchObject([{ kind: 'remove', key: tab.sent[0]?.key }]);
    expect(next.sent[0]?.parts).toEqual(tab.sent[0]?.parts);
    expect(next.tasks.state.editItems).toMatchObject([{ stage: null }]);
    expect(next.expected.list()).toHaveLength(1);
    expect(await next.held.list()).toEqual([]);
  });

  it('is kept no longer than that: not when it was answered, refused or cancelled', async () => {
    const answered = createTab();
    void answered.remove.run();
    await answered.settle();
    expect(answered.sent).toHaveLength(1);
    expect(await answered.held.list()).toEqual([]);

    const refused = createTab();
    refused.answers.fail = new ApiError('validation_failed', 422, 'The mask is empty.');
    void refused.remove.run();
    await refused.settle();
    expect(await refused.held.list()).toEqual([]);

    const cancelled = createTab();
    const { promise, reject } = Promise.withResolvers<void>();
    cancelled.answers.wait = promise;
    void cancelled.remove.run();
    await cancelled.settle();
    expect(await cancelled.held.list()).toHaveLength(1);
    cancelled.submitter.abort();
    reject(new DOMException('cancelled', 'AbortError'));
    await cancelled.settle();
    expect(await cancelled.held.list()).toEqual([]);
  });

  it('is not sent twice by its own page when the network was away meanwhile', async () => {
    const tab = await unansweredRemoval();
    goOffline(tab);
    await comeBack(tab);
    expect(tab.sent).toHaveLength(1);
  });

  it('is sent as ever where the browser keeps nothing', async () => {
    const tab = createTab();
    tab.held.isDenied = true;
    void tab.remove.run();
    await tab.settle();
    expect(tab.sent).toHaveLength(1);
    expect(tab.told()).toEqual([]);
  });
});

describe('A generation that is asked for without a network', () => {
  it('leaves the form free for the next one; both are sent in order', async () => {
    const tab = createTab();
    goOffline(tab);
    await generateOffline(tab, 'first');
    await generateOffline(tab, 'second');
    const { creations } = tab.creations.state;
    expect(creations.map(({ prompt, stage }) => [prompt, stage])).toEqual([
      ['second', 'held'],
      ['first', 'held'],
    ]);
    expect(tab.creations.state).toMatchObject({ executing: false, statusLine: null });
    await comeBack(tab);
    expect(tab.sent.map(({ task }) => task?.prompt)).toEqual(['first', 'second']);
    expect(tab.creations.unfinished()).toHaveLength(2);
  });

  it('survives a reload and Clear, and goes when it is cancelled', async () => {
    const tab = createTab();
    goOffline(tab);
    await generateOffline(tab, 'a red kite');
    const next = await reload(tab, true);
    next.creations.clear();
    const [held] = next.creations.state.creations;
    expect(held).toMatchObject({ prompt: 'a red kite', stage: 'held' });
    expect(next.generate.takeBackHeld(held?.id ?? '')).toBe(true);
    await next.settle();
    expect(await next.held.list()).toEqual([]);
    expect(next.creations.state.creations).toMatchObject([{ status: '4' }]);
  });
});

describe('What may wait', () => {
  it.each([
    ['number', MOST_HELD, 0],
    ['bytes', 1, MOST_BYTES],
  ])('is bounded by its %s', async (_, works, bytes) => {
    const tab = createTab();
    for (let id = 0; id < works; id++) {
      await tab.held.add({
        ...{ id: `x${id}`, key: 'k', tab: 'other', bytes },
        work: { call: 'create', task: { prompt: 'x' } },
      });
    }
    await offlineRemoval(tab);
    expect(tab.told()[0]).toContain('Too much is waiting for the network already');
    expect(await tab.held.list()).toHaveLength(works);
  });
});

it('Work that could not be read as it was taken over is taken over, and sent, the next time', async () => {
  const { server, storage, editor, held } = await offlineRemoval();
  const claimed = new Set<string>();
  const claims = {
    take: async (id: string) => {
      held.isDenied = true;
      claimed.add(id);
      return true;
    },
    release: (id: string) => void claimed.delete(id),
  };
  const next = createTab({ server, storage, editor, held, claims });
  goOffline(next);
  await next.settle();
  expect(next.tasks.state.editItems).toEqual([]);
  claims.take = async () => claimed.size === 0;
  held.isDenied = false;
  await comeBack(next);
  expect(next.sent).toMatchObject([{ kind: 'remove', key: 'key-0' }]);
});
