import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import type { LiveChannel, LiveChannelEvents } from '../../net/index.ts';
import { createFakeClock, type FakeClock, settle } from '../../net/testing/fakes.ts';
import { newTask, type TrackedTask } from '../stores/task-reducer.ts';
import { createTaskStore } from '../stores/task-store.ts';
import { createFakeServer, type FakeServer, taskIdOf } from '../testing/fake-server.ts';
import { createTaskFollower, TIMED_OUT } from './task-follower.ts';

const FOUR = ['/api/images/1', '/api/images/2', '/api/images/3', '/api/images/4'];

/** One tab: its store, its follower, and a channel that the test holds in its hand. */
const openTab = (server: FakeServer, clock: FakeClock) => {
  const store = createTaskStore({ now: clock.now });
  const settled: TrackedTask[] = [];
  const changed: TrackedTask[] = [];
  const trouble: string[] = [];
  const foreign: (string | undefined)[] = [];
  const channel = { opened: 0, closed: 0, open: false, broken: false };
  let events: LiveChannelEvents | null = null;
  let unlisten = (): void => {};
  const connect = (again: boolean): void => {
    unlisten();
    unlisten = server.listen((message) => events?.onMessage(message));
    events?.onConnected(again);
  };
  const createChannel = (given: LiveChannelEvents): LiveChannel => {
    events = given;
    return {
      isOpen: () => channel.open,
      open: () => {
        if (channel.open) return;
        channel.open = true;
        channel.opened++;
        if (!channel.broken) connect(false);
      },
      close: () => {
        if (!channel.open) return;
        channel.open = false;
        channel.closed++;
        unlisten();
      },
    };
  };
  const follower = createTaskFollower({
    api: server.api,
    store,
    createChannel,
    clock,
    log: () => {},
    events: {
      onChanged: (task) => changed.push(task),
      onSettled: (task) => settled.push({ ...task }),
      onForeign: (message) => foreign.push(message.taskId),
      onChannelTrouble: (what) => trouble.push(what),
    },
  });
  return {
    store,
    follower,
    settled,
    changed,
    trouble,
    foreign,
    channel,
    connect,
    start: (taskId: string, kind: TrackedTask['kind'] = 'text-to-image'): void => {
      store.track(newTask(taskId, kind));
      follower.follow(taskId);
    },
    fail: (): void => {
      unlisten();
      events?.onError(new Error('connection refused'));
    },
    giveUp: (): void => {
      unlisten();
      channel.open = false;
      events?.onGaveUp(new Error('connection refused'));
    },
  };
};

const setUp = () => {
  const clock = createFakeClock();
  const server = createFakeServer();
  return { clock, server, tab: openTab(server, clock) };
};

describe('following a task', () => {
  it('brings progress and the result by the live channel, tells the end once, confirms it after 100 ms', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.move(id, TASK_STATUS.running, { progress: 0.5, stage: 'drawing' });
    expect(tab.store.state.tasks[id]?.progress).toBe(0.5);
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.settled.map((task) => task.urls)).toEqual([FOUR]);
    await clock.pass(99);
    expect(server.statusCalls).toEqual([]);
    await clock.pass(1);
    expect(server.statusCalls).toEqual([{ taskId: id, status: '2' }]);
    expect(tab.settled).toHaveLength(1);
  });

  it('opens the channel for the first pending task and closes it after the last', async () => {
    const { server, tab } = setUp();
    const [first, second] = [server.add(1), server.add(2)];
    tab.start(first);
    tab.start(second);
    await settle();
    expect(tab.channel).toMatchObject({ opened: 1, closed: 0 });
    server.move(first, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.channel).toMatchObject({ opened: 1, closed: 0 });
    server.move(second, TASK_STATUS.failed, { error: { code: 'engine_failed', message: 'x' } });
    expect(tab.channel).toMatchObject({ opened: 1, closed: 1 });
  });

  it('neither confirms nor announces what had ended before it was known, as rows of a list have', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1, 'remove');
    tab.store.track(newTask(id, 'remove'));
    tab.follower.tell({ taskId: id, status: TASK_STATUS.success, urls: ['/e1'] });
    await clock.pass(1_000);
    expect(tab.store.state.tasks[id]?.status).toBe(TASK_STATUS.success);
    expect([tab.settled, server.statusAttempts]).toEqual([[], []]);
  });

  it('shows the result once although every message was dropped, when the page becomes visible', async () => {
    const { server, tab } = setUp();
    server.control.dropMessages = true;
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.settled).toEqual([]);
    await Promise.all([tab.follower.reconcile(), tab.follower.reconcile()]);
    expect(tab.settled).toHaveLength(1);
    expect(tab.settled[0]?.urls).toEqual(FOUR);
  });

  it('shows the result once although every message was dropped, after two missed heartbeats', async () => {
    const { clock, server, tab } = setUp();
    server.control.dropMessages = true;
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    await clock.pass(10_000);
    expect(tab.settled.map((task) => task.status)).toEqual([TASK_STATUS.success]);
    expect(server.statusCalls.map((call) => call.status)).toEqual([]);
    await clock.pass(200_000);
    expect(tab.settled).toHaveLength(1);
    expect(server.statusCalls.map((call) => call.status)).toEqual(['2']);
  });

  it('finds by REST what happened between two connections', async () => {
    const { server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.control.dropMessages = true;
    tab.fail();
    await settle();
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    tab.connect(true);
    await settle();
    expect(tab.settled).toHaveLength(1);
  });

  it('reads every 5 s once the broker is gone for good, and stops when the result is there', async () => {
    const { clock, server, tab } = setUp();
    tab.channel.broken = true;
    const id = server.add(1);
    tab.start(id);
    tab.fail();
    tab.giveUp();
    await settle();
    server.control.dropMessages = true;
    server.move(id, TASK_STATUS.running, { progress: 0.25 });
    await clock.pass(5_000);
    expect(tab.store.state.tasks[id]?.progress).toBe(0.25);
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    await clock.pass(5_000);
    expect(tab.settled).toHaveLength(1);
    expect(tab.trouble).toEqual(['test', 'gone']);
    const reads = server.reads();
    await clock.pass(60_000);
    expect(server.reads()).toBe(reads);
    expect(clock.waiting()).toBe(0);
  });

  it('never fails a task for a channel error', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    tab.fail();
    tab.fail();
    tab.giveUp();
    await clock.pass(20_000);
    expect(tab.settled).toEqual([]);
    expect(server.statusCalls).toEqual([]);
  });

  it('waits for a server that is gone, however long, and shows the result when it is back', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.control.reachable = false;
    tab.fail();
    tab.giveUp();
    await clock.pass(600_000);
    expect(tab.settled).toEqual([]);
    server.control.reachable = true;
    server.control.dropMessages = true;
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    await clock.pass(5_000);
    expect(tab.settled.map((task) => task.urls)).toEqual([FOUR]);
  });

  it('treats a task that was deleted elsewhere as cancelled', async () => {
    const { server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.remove(id);
    await tab.follower.reconcile();
    expect(tab.settled.map((task) => task.status)).toEqual([TASK_STATUS.cancelled]);
  });

  it('leaves nothing running after stop', async () => {
    const { clock, server, tab } = setUp();
    tab.start(server.add(1));
    tab.giveUp();
    tab.follower.stop();
    expect(clock.waiting()).toBe(0);
    await clock.pass(500_000);
    expect(tab.settled).toEqual([]);
  });
});

describe('silence', () => {
  it('gives a generation up after 120 s without a sign of life, telling the server', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await clock.pass(119_999);
    expect(tab.settled).toEqual([]);
    await clock.pass(1);
    expect(server.statusCalls).toEqual([{ taskId: id, status: '3' }]);
    expect(tab.settled[0]).toMatchObject({
      status: TASK_STATUS.failed,
      error: { code: TIMED_OUT },
    });
  });

  it('gives an edit up after 60 s', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1, 'remove');
    tab.start(id, 'remove');
    await clock.pass(60_000);
    expect(tab.settled[0]?.error?.code).toBe(TIMED_OUT);
  });

  it('begins again with every message for the task', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1, 'remove');
    tab.start(id, 'remove');
    for (let beat = 0; beat < 5; beat++) {
      await clock.pass(59_000);
      server.say({ target_client_id: 'me', taskId: id });
    }
    expect(tab.settled).toEqual([]);
  });

  it('begins again when REST shows a newer time, not when the channel merely connects', async () => {
    const { clock, server, tab } = setUp();
    server.control.dropMessages = true;
    const id = server.add(1, 'remove');
    tab.start(id, 'remove');
    await clock.pass(50_000);
    server.move(id, TASK_STATUS.running, { progress: 0.1 });
    tab.connect(true);
    await clock.pass(50_000);
    expect(tab.settled).toEqual([]);
    tab.connect(true);
    await clock.pass(10_000);
    expect(tab.settled[0]?.error?.code).toBe(TIMED_OUT);
  });

  it('does not give up while the server can not be read', async () => {
    const { clock, server, tab } = setUp();
    const id = server.add(1, 'remove');
    tab.start(id, 'remove');
    await settle();
    server.control.reachable = false;
    await clock.pass(600_000);
    expect(tab.settled).toEqual([]);
    expect(server.statusAttempts).toEqual([]);
  });

  it('believes a server that says the task is over already', async () => {
    const { clock, server, tab } = setUp();
    server.control.dropMessages = true;
    server.control.refuseStatus = true;
    const id = server.add(1, 'remove');
    tab.start(id, 'remove');
    await clock.pass(60_000);
    expect(tab.settled).toEqual([]);
    server.move(id, TASK_STATUS.success, { imageUrls: ['/api/images/9'] });
    await clock.pass(60_000);
    expect(tab.settled.map((task) => task.status)).toEqual([TASK_STATUS.success]);
  });
});

describe('messages', () => {
  it('gives a message without a task id to the oldest pending task', async () => {
    const { server, tab } = setUp();
    const [first, second] = [server.add(1), server.add(2)];
    tab.start(first);
    tab.start(second);
    server.say({ target_client_id: 'me', urls: FOUR });
    expect(tab.settled.map((task) => task.taskId)).toEqual([first]);
    server.say({ target_client_id: 'me', urls: FOUR });
    expect(tab.settled.map((task) => task.taskId)).toEqual([first, second]);
  });

  it('completes by REST a success whose addresses got lost', async () => {
    const { server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    server.control.dropMessages = true;
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    server.say({ target_client_id: 'me', taskId: id, status: TASK_STATUS.success });
    await settle();
    expect(tab.settled.map((task) => task.urls)).toEqual([FOUR]);
  });

  it('tells of a task that another tab made', async () => {
    const { server, tab } = setUp();
    tab.start(server.add(1));
    server.say({ target_client_id: 'me', taskId: taskIdOf(7), status: TASK_STATUS.running });
    expect(tab.foreign).toEqual([taskIdOf(7)]);
  });
});

describe('two tabs of one user', () => {
  it('follow each their own task and show each result once', async () => {
    const clock = createFakeClock();
    const server = createFakeServer();
    const [left, right] = [openTab(server, clock), openTab(server, clock)];
    const [mine, yours] = [server.add(1), server.add(2)];
    left.start(mine);
    right.start(yours);
    await settle();
    server.move(mine, TASK_STATUS.success, { imageUrls: FOUR });
    expect(left.settled.map((task) => task.taskId)).toEqual([mine]);
    expect(right.settled).toEqual([]);
    expect(right.channel.closed).toBe(0);
    server.move(yours, TASK_STATUS.success, { imageUrls: FOUR });
    expect(right.settled.map((task) => task.taskId)).toEqual([yours]);
    expect(left.settled).toHaveLength(1);
  });

  it('both show the result of a task that both follow, once each', async () => {
    const clock = createFakeClock();
    const server = createFakeServer();
    const [left, right] = [openTab(server, clock), openTab(server, clock)];
    server.control.dropMessages = true;
    const id = server.add(1, 'remove');
    left.start(id, 'remove');
    right.start(id, 'remove');
    server.move(id, TASK_STATUS.success, { imageUrls: ['/api/images/9'] });
    await Promise.all([left.follower.reconcile(), right.follower.reconcile()]);
    await clock.pass(200_000);
    expect([left.settled.length, right.settled.length]).toEqual([1, 1]);
  });
});
