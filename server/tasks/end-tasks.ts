import type { TaskStatus } from '../../src/net/contracts/task.ts';
import { Refusal } from '../refusal.ts';
import type { Space } from '../space/open-space.ts';
import type { Announce } from './announcer.ts';
import { cancelTask, giveUpTask, hideTask, unhideTask } from './rows/end-tasks.ts';
import { findTask } from './rows/read-tasks.ts';
import type { Rows, TaskRow } from './rows/task-row.ts';
import { assertTaskId, taskNotFound } from './task-not-found.ts';

/** What a user may do to their tasks. Each rejects with {@link Refusal} `task_not_found`. */
export interface TaskEnder {
  /** Cancels an unfinished task; hides a finished one, to be removed when its time runs out. */
  delete(userId: string, taskId: string): Promise<void>;
  /**
   * Cancels an unfinished task; one that is cancelled already stays so.
   * @throws {Refusal} `cannot_change_status` when it came to another end first.
   */
  cancel(userId: string, taskId: string): Promise<void>;
  /** Brings a hidden task back in time. */
  restore(userId: string, taskId: string): Promise<void>;
  /**
   * `'2'` confirms a task that succeeded, `'3'` gives an unfinished one up.
   * @throws {Refusal} `cannot_change_status` for anything else.
   */
  updateStatus(userId: string, taskId: string, status: TaskStatus): Promise<void>;
}

const GIVEN_UP = { code: 'given_up', message: 'The client waited too long and gave this task up.' };

/** Makes what ends tasks. `stopRun` ends the run of a task if it runs here. */
export function createTaskEnder({
  rows,
  space,
  announce,
  stopRun,
}: {
  readonly rows: Rows;
  readonly space: Pick<Space, 'makeRoom'>;
  readonly announce: Announce;
  readonly stopRun: (taskId: string) => void;
}): TaskEnder {
  function settle(task: TaskRow): void {
    stopRun(task.id);
    announce(task);
  }

  /** Answers whether the task was unfinished. */
  async function cancelUnfinished(userId: string, taskId: string): Promise<boolean> {
    const cancelled = await cancelTask(rows, userId, taskId, new Date());
    if (cancelled !== undefined) settle(cancelled);
    return cancelled !== undefined;
  }

  async function cancelOrHide(userId: string, taskId: string): Promise<void> {
    if (await cancelUnfinished(userId, taskId)) return;
    if (!(await hideTask(rows, userId, taskId, new Date()))) throw taskNotFound();
  }

  return {
    async delete(userId, taskId) {
      assertTaskId(taskId);
      await space.makeRoom(() => cancelOrHide(userId, taskId));
    },
    async cancel(userId, taskId) {
      assertTaskId(taskId);
      if (await space.makeRoom(() => cancelUnfinished(userId, taskId))) return;
      const task = await findTask(rows, userId, taskId);
      if (task === undefined) throw taskNotFound();
      if (task.status !== '4') throw alreadyEnded(task);
    },
    async restore(userId, taskId) {
      assertTaskId(taskId);
      if (await unhideTask(rows, userId, taskId, new Date())) return;
      if ((await findTask(rows, userId, taskId)) === undefined) throw taskNotFound();
    },
    async updateStatus(userId, taskId, status) {
      assertTaskId(taskId);
      const order = { userId, taskId, error: GIVEN_UP, now: new Date() };
      const givenUp = status === '3' ? await giveUpTask(rows, order) : undefined;
      if (givenUp !== undefined) return settle(givenUp);
      const task = await findTask(rows, userId, taskId);
      if (task === undefined) throw taskNotFound();
      if (status !== '2' || task.status !== '2') throw cannotChange(task, status);
    },
  };
}

function cannotChange(task: TaskRow, status: TaskStatus): Refusal {
  const now = `this one has status ${task.status}.`;
  const sentences: Partial<Record<TaskStatus, string>> = {
    '2': `Only a task that succeeded can be confirmed; ${now}`,
    '3': `Only an unfinished task can be given up; ${now}`,
  };
  const other = "A client can set the status '2' or '3' only; DELETE cancels a task.";
  return new Refusal('cannot_change_status', sentences[status] ?? other);
}

const alreadyEnded = ({ status }: TaskRow): Refusal =>
  new Refusal(
    'cannot_change_status',
    `Only an unfinished task can be cancelled; this one has status ${status}.`,
  );
