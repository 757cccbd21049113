import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import { queryLimits } from '../database/open-pool.ts';
import type { Rows } from '../tasks/rows/task-row.ts';
import { explainTrouble } from './explain-trouble.ts';

/** Durable queue of tasks that wait for a run. A job carries its task's id as its own. */
export interface TaskQueue {
  /**
   * Queues a task within a transaction: it is queued if and only if the transaction commits. Tasks of a
   * lower turn come first, those of one in the order they were queued.
   */
  enqueue(transaction: Rows, task: QueuedTask, turn: number): Promise<void>;
  /** Queues a task anew, whatever became of its earlier job; before all that wait for the first time. */
  enqueueAgain(transaction: Rows, task: QueuedTask): Promise<void>;
  /** Removes the jobs of tasks, whatever became of them, if and only if the transaction commits. */
  forget(transaction: Rows, taskIds: readonly string[]): Promise<void>;
  /** Ids of the tasks whose jobs are still to be taken by a worker. */
  queuedIds(): Promise<ReadonlySet<string>>;
  /** Takes tasks from now on, at most `atOnce` at the same time. `run` must never reject. */
  work(atOnce: number, run: (taskId: string) => Promise<void>): Promise<void>;
  /** Takes no more tasks. Those that were taken go on. */
  rest(): Promise<void>;
  /** Null, or a sentence about what is wrong. */
  trouble(): string | null;
  /** Ends the connection. */
  close(): Promise<void>;
}

/** A task to be queued. */
export interface QueuedTask {
  readonly id: string;
  readonly userId: string;
}

const QUEUE = 'tasks';
/** A run may take this long; a dead one is found by its lease, not by this. */
const RUN_LIMIT_SECONDS = 12 * 3_600;
const POLL_SECONDS = 2;
const TROUBLE_MS = 30_000;

/**
 * Time for the queue, which nobody sets: it waits in pieces for moments of its clock. Where that was set back by an hour
 * it rested for one, and by a month its timers, which can't wait so long, went off a thousand times a second.
 */
const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, ms) => setTimeout(act, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, ms) => setInterval(act, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Connects to the queue in the same database that the tasks are in, making it on first use. */
export async function openTaskQueue({
  connectionString,
  onError,
}: {
  readonly connectionString: string;
  readonly onError: (error: unknown) => void;
}): Promise<TaskQueue> {
  let lastError = { at: -Infinity, text: '' };
  // Handed on to the driver: where the network loses an answer, whoever waits for it would do so for ever.
  const limits = { query_timeout: queryLimits.answerMs };
  const ours = { useListenNotify: true, schedule: false, max: 5 } satisfies ConstructorOptions;
  const boss = new PgBoss({ connectionString, clock: steadyClock, ...ours, ...limits });
  boss.on('error', (error) => {
    lastError = { at: performance.now(), text: explainTrouble(error) };
    onError(error);
  });
  await boss.start();
  await boss.createQueue(QUEUE, {
    notify: true,
    retryLimit: 0,
    expireInSeconds: RUN_LIMIT_SECONDS,
    deleteAfterSeconds: 3_600,
  });
  const send = async (rows: Rows, { id, userId }: QueuedTask, priority: number) => {
    const options = { id, priority, group: { id: userId }, db: fromKysely(rows) };
    await boss.send(QUEUE, {}, options);
  };
  return {
    enqueue: (rows, task, turn) => send(rows, task, -turn),
    async enqueueAgain(rows, task) {
      await boss.deleteJob(QUEUE, task.id, { db: fromKysely(rows) });
      await send(rows, task, 1);
    },
    async forget(rows, taskIds) {
      if (taskIds.length > 0) await boss.deleteJob(QUEUE, [...taskIds], { db: fromKysely(rows) });
    },
    async queuedIds() {
      const jobs = await boss.findJobs(QUEUE, { queued: true });
      return new Set(jobs.map(({ id }) => id));
    },
    async work(atOnce, run) {
      const options = {
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      };
      for (let count = 0; count < atOnce; count++) {
        const worker = await boss.work(QUEUE, options, async (jobs) => {
          for (const { id } of jobs) await run(id);
          // A worker rests after a short job although others wait: let it look again at once.
          boss.notifyWorker(worker);
        });
      }
    },
    rest: () => boss.offWork(QUEUE, { wait: false }),
    trouble: () => (performance.now() - lastError.at < TROUBLE_MS ? lastError.text : null),
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
