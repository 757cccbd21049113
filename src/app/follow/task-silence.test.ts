import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { createFakeClock, settle } from '../../net/testing/fakes.ts';
import { createFakeServer, taskIdOf } from '../testing/fake-server.ts';
import { TIMED_OUT } from './task-follower.ts';
import { FOUR, openTab, setUp } from './testing/tabs.ts';

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
