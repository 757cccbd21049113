import type { TaskCreated } from '../../src/net/contracts/task.ts';
import type { Announce } from './announcer.ts';
import { findTask, positionsOf } from './rows/read-tasks.ts';
import type { Rows } from './rows/task-row.ts';
import type { OrderStore, TaskOrder } from './store-task.ts';

/** Stores and queues an order, then announces that its task waits. Rejects as {@link OrderStore}. */
export type SubmitOrder = (order: TaskOrder) => Promise<TaskCreated>;

/** Makes what submits orders. */
export function createSubmitOrder({
  rows,
  store,
  announce,
}: {
  readonly rows: Rows;
  readonly store: OrderStore;
  readonly announce: Announce;
}): SubmitOrder {
  return async (order) => {
    const taskId = await store.store(order);
    const task = await findTask(rows, order.task.userId, taskId);
    if (task?.status === '0') {
      const positions = await positionsOf(rows, [taskId]);
      announce(task, { queuePosition: positions.get(taskId) });
    }
    return { taskId, promptId: taskId };
  };
}
