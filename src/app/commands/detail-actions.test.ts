import { describe, expect, it } from 'vitest';
import { ApiError } from '../../net/index.ts';
import type { ShareOutcome } from '../events/share-file.ts';
import { createDetailStore } from '../stores/detail-store.ts';
import { createTab } from '../testing/create-tab.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { createDetailActions } from './detail-actions.ts';

/** The detail page of a tab whose server has one finished text-to-image task. */
const setUp = () => {
  const tab = createTab();
  const store = createDetailStore();
  const taskId = tab.server.add(1);
  tab.server.move(taskId, '2', { imageUrls: ['/1', '/2'], fullCommand: 'a fox', seed: 7 });
  const opened: string[] = [];
  const carried: unknown[] = [];
  const saved: number[] = [];
  const shared: string[] = [];
  const control: { outcome: ShareOutcome } = { outcome: 'shared' };
  const actions = createDetailActions({
    ...tab,
    api: {
      ...tab.server.api,
      imageBlob: async (url) => {
        if (!tab.server.control.reachable) throw new ApiError('network', 0, 'technical');
        return new Blob([url], { type: 'image/png' });
      },
    },
    tokens: { token: async () => tab.identity.token, user: () => tab.identity.user },
    follower: tab.following.follower,
    store,
    openBlob: async (blob) => {
      opened.push(await blob.text());
      return true;
    },
    carryRedraw: (wish) => carried.push(wish),
    share: async (_file, name) => {
      shared.push(name);
      return control.outcome;
    },
    save: async (_detail, index) => void saved.push(index),
    now: tab.clock.now,
    log: () => {},
  });
  const detailOf = (id: string) => tab.server.api.taskDetail(id);
  return { ...tab, ...actions, store, taskId, opened, carried, saved, shared, control, detailOf };
};

describe('opening the detail of a task', () => {
  it('is loading, then loaded', async () => {
    const { openDetail, store, taskId, told } = setUp();
    const opening = openDetail(taskId);
    expect(store.state.status).toBe('loading');
    await opening;
    expect(store.state).toMatchObject({ status: 'loaded', selected: 0, detail: { seed: 7 } });
    expect(told()).toEqual([]);
  });

  it.each([undefined, '', 'nope', '7', `${taskIdOf(1)}0`])(
    "says 'Invalid image ID' for %j and asks for nothing",
    async (id) => {
      const { openDetail, store, server, told } = setUp();
      await openDetail(id);
      expect([store.state.status, server.reads()]).toEqual(['missing', 0]);
      expect(told()).toEqual(['error: Invalid image ID']);
    },
  );

  it("says 'Please login first' without a stored user, and asks for nothing", async () => {
    const { openDetail, store, identity, server, taskId, told } = setUp();
    identity.user = null;
    await openDetail(taskId);
    expect([store.state.status, server.reads()]).toEqual(['missing', 0]);
    expect(told()).toEqual(['error: Please login first']);
  });

  it.each([
    ['missing', 'it does not exist', true],
    ['unreadable', 'the server cannot be reached', false],
  ] as const)(
    "is %s with 'Failed to fetch image detail' where %s",
    async (status, _, reachable) => {
      const { openDetail, store, server, told } = setUp();
      server.control.reachable = reachable;
      await openDetail(taskIdOf(99));
      expect([store.state.status, store.state.detail]).toEqual([status, null]);
      expect(told()).toEqual(['error: Failed to fetch image detail']);
    },
  );

  it('shows the task that was opened last, whichever answer comes first', async () => {
    const { openDetail, store, server, taskId } = setUp();
    const other = server.add(2);
    await Promise.all([openDetail(other), openDetail(taskId)]);
    expect(store.state.detail?.taskId).toBe(taskId);
  });

  it.each(['another task is opened', 'the page is left'])(
    'tells nobody that it is not allowed, or failed, once %s',
    async (how) => {
      const { openDetail, closeDetail, store, identity, taskId, told } = setUp();
      const goOn = () => (how === 'the page is left' ? closeDetail() : openDetail(taskId));
      identity.token = null;
      const forbidden = openDetail(taskId);
      identity.token = 't1';
      await Promise.all([forbidden, goOn()]);
      await Promise.all([openDetail(taskIdOf(99)), goOn()]);
      expect(told()).toEqual([]);
      expect(store.state.status).not.toBe('missing');
    },
  );

  it('follows a task that has not ended', async () => {
    const { openDetail, refreshDetail, server, store, tasks, settle } = setUp();
    const running = server.add(3, 'remove');
    await openDetail(running);
    expect(tasks.state.tasks[running]?.status).toBe('0');
    server.move(running, '2', { imageUrls: ['/3'] });
    await settle();
    expect(tasks.state.tasks[running]?.status).toBe('2');
    await refreshDetail();
    expect(store.state.detail?.imageUrls).toEqual(['/3']);
  });

  it('asks for fresh addresses once when pictures break', async () => {
    const { openDetail, detailImageBroken, clock, server, taskId } = setUp();
    await openDetail(taskId);
    await Promise.all([detailImageBroken(), detailImageBroken()]);
    expect(server.reads()).toBe(2);
    await clock.pass(30_000);
    await detailImageBroken();
    expect(server.reads()).toBe(3);
  });
});

describe('a result', () => {
  it('opens as a new document', async () => {
    const { editResult, detailOf, taskId, opened } = setUp();
    expect(await editResult(await detailOf(taskId), 1)).toBe(true);
    expect(opened).toEqual(['/2']);
  });

  it('that cannot be read is not opened, and that is said', async () => {
    const { editResult, detailOf, server, taskId, opened, told } = setUp();
    const detail = await detailOf(taskId);
    server.control.reachable = false;
    expect([await editResult(detail, 0), opened]).toEqual([false, []]);
    expect(told()).toEqual(['error: The picture could not be loaded. Please try again.']);
  });

  it.each([
    ['shared', [], []],
    ['dismissed', [], []],
    ['copied', ['success: Copied. Paste it where you want it.'], []],
    ['impossible', [], [1]],
  ] as const)('is %s, and only what is worth saying is said', async (outcome, words, savedAs) => {
    const { shareResult, control, detailOf, taskId, saved, shared, told } = setUp();
    control.outcome = outcome;
    await shareResult(await detailOf(taskId), 1);
    expect([told(), saved, shared]).toEqual([words, savedAs, [`image_${taskId}_1`]]);
  });
});

describe('using a task again', () => {
  it("fills Home's form with prompt, seed and settings", async () => {
    const { reuse, creations, server, taskId, detailOf } = setUp();
    server.move(taskId, '2', { ratio: '2:3', style: 'pixel' });
    expect(await reuse(await detailOf(taskId))).toBe('home');
    const form = { prompt: 'a fox', ratio: '2:3', style: 'pixel', seed: 7, count: 4 };
    expect(creations.state.form).toEqual(form);
  });

  it('takes settings that this product does not know for none', async () => {
    const { reuse, creations, server, taskId, detailOf } = setUp();
    server.move(taskId, '2', { ratio: '7:5', style: 'cubism' });
    await reuse(await detailOf(taskId));
    expect(creations.state.form).toMatchObject({ ratio: null, style: null });
  });

  it('opens the picture before and the tool of the kind, with the words where it takes some', async () => {
    const { reuse, server, detailOf, opened, carried } = setUp();
    const goes = [];
    for (const kind of ['area-redraw', 'remove', 'expand', 'enhance'] as const) {
      const id = server.add(goes.length + 10, kind);
      server.move(id, '2', { originalImageUrl: `/before-${kind}`, fullCommand: 'roses', seed: 9 });
      goes.push(await reuse(await detailOf(id)));
    }
    expect(goes).toEqual(['area-redraw', 'remove', 'expand', 'edit']);
    expect(opened).toEqual([
      '/before-area-redraw',
      '/before-remove',
      '/before-expand',
      '/before-enhance',
    ]);
    expect(carried).toEqual([{ prompt: 'roses', seed: 9 }]);
  });

  it('stays where it is when the picture before cannot be opened', async () => {
    const { reuse, server, detailOf, carried } = setUp();
    const id = server.add(20, 'area-redraw');
    expect([await reuse(await detailOf(id)), carried]).toEqual([null, []]);
  });
});
