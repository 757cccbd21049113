import type { LiveChannel, LiveChannelEvents } from '../../../net/index.ts';
import { createFakeClock, type FakeClock } from '../../../net/testing/fakes.ts';
import { newTask, type TrackedTask } from '../../stores/task-reducer.ts';
import { createTaskStore } from '../../stores/task-store.ts';
import { createFakeServer, type FakeServer } from '../../testing/fake-server.ts';
import { createTaskFollower } from '../task-follower.ts';

/** Addresses of a generation's pictures. */
export const FOUR = ['/api/images/1', '/api/images/2', '/api/images/3', '/api/images/4'];

/** One tab: its store, its follower, and a channel that the test holds in its hand. */
export const openTab = (server: FakeServer, clock: FakeClock) => {
  const store = createTaskStore({ now: clock.now });
  const settled: TrackedTask[] = [];
  const changed: TrackedTask[] = [];
  const trouble: string[] = [];
  const foreign: (string | undefined)[] = [];
  const channel = { opened: 0, closed: 0, open: false, broken: false, waits: false };
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
        if (channel.open && !channel.waits) return;
        const again = channel.waits;
        channel.waits = false;
        channel.open = true;
        channel.opened++;
        if (!channel.broken) connect(again);
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

/** A clock, a server, and one tab of one user. */
export const setUp = () => {
  const clock = createFakeClock();
  const server = createFakeServer();
  return { clock, server, tab: openTab(server, clock) };
};
