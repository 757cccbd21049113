import { describe, expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { settle } from '../../net/testing/fakes.ts';
import { newTask } from '../stores/task-reducer.ts';
import { EXPECTED_MS } from './task-follower.ts';
import { FOUR, setUp } from './testing/tabs.ts';

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

  it('hears of a task from its very beginning: the channel is open while it is being made', async () => {
    const { clock, server, tab } = setUp();
    const made = Promise.withResolvers<string>();
    const making = tab.follower.expect(made.promise);
    expect(tab.channel).toMatchObject({ opened: 1, closed: 0 });
    made.resolve(server.add(1));
    tab.start(await making);
    await clock.pass(EXPECTED_MS);
    expect(tab.channel).toMatchObject({ opened: 1, closed: 0 });
  });

  it('closes the channel again where no task came of it or nobody follows it, and tells of no trouble with it', async () => {
    const { clock, server, tab } = setUp();
    const refused = Promise.withResolvers<string>();
    const making = tab.follower.expect(refused.promise);
    tab.fail();
    refused.reject(new Error('refused'));
    await expect(making).rejects.toThrow('refused');
    expect(tab.channel).toMatchObject({ opened: 1, closed: 1 });
    await tab.follower.expect(Promise.resolve(server.add(1)));
    await clock.pass(EXPECTED_MS);
    expect(tab.channel).toMatchObject({ opened: 2, closed: 2 });
    expect(tab.trouble).toEqual([]);
  });

  it('connects at once a channel that failed while the task was being made', async () => {
    const { server, tab } = setUp();
    const made = Promise.withResolvers<string>();
    const making = tab.follower.expect(made.promise);
    tab.fail();
    tab.channel.waits = true;
    const id = server.add(1);
    made.resolve(id);
    tab.start(await making);
    expect(tab.channel.opened).toBe(2);
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.settled).toHaveLength(1);
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

  it('connects at once a channel that waits to, when the tasks are to be looked after', async () => {
    const { server, tab } = setUp();
    const id = server.add(1);
    tab.start(id);
    await settle();
    tab.fail();
    tab.channel.waits = true;
    await tab.follower.reconcile();
    expect(tab.channel.opened).toBe(2);
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.settled).toHaveLength(1);
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

  it('opens a channel anew every minute while the broker is gone, and hears of the task by it once that is back', async () => {
    const { clock, server, tab } = setUp();
    tab.channel.broken = true;
    const id = server.add(1);
    tab.start(id);
    for (const opened of [1, 2]) {
      server.move(id, TASK_STATUS.running, { progress: opened / 100 });
      tab.fail();
      tab.giveUp();
      await clock.pass(59_000);
      expect(tab.channel.opened).toBe(opened);
      tab.channel.broken = opened === 1;
      await clock.pass(1_000);
      expect(tab.channel.opened).toBe(opened + 1);
    }
    expect(tab.trouble, 'told once').toEqual(['test', 'gone']);
    await settle();
    const reads = server.reads();
    server.move(id, TASK_STATUS.running, { progress: 0.25 });
    expect(tab.store.state.tasks[id]?.progress).toBe(0.25);
    server.move(id, TASK_STATUS.success, { imageUrls: FOUR });
    expect(tab.settled).toHaveLength(1);
    expect(server.reads(), 'nothing is polled any more').toBe(reads);
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
    tab.channel.broken = true;
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
