import { Worker } from 'node:worker_threads';
import { createJob, type Job, type RunOptions } from './job.ts';
import { TaskFailure, type ThreadTask } from './task.ts';

/** Room for short-lived objects, in megabytes: arithmetic on colours makes many, and clearing up costs a fifth of its time with the usual 16. */
const YOUNG_MB = 96;

/** A fixed number of threads with one queue before them. */
export interface ThreadPool {
  /** How many tasks run at the same time. */
  readonly size: number;
  /** Rejects with {@link TaskFailure}, or with the signal's reason when aborted. */
  run<Input, Output, Progress>(
    task: ThreadTask<Input, Output, Progress>,
    input: Input,
    options?: RunOptions<Progress>,
  ): Promise<Output>;
  /** Terminates the threads; everything pending rejects with the code `pool_closed`. */
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

/** Makes a pool of `size` threads. They start when first needed and are replaced when they die. */
export function createThreadPool({ size }: { readonly size: number }): ThreadPool {
  const threads = new Set<Thread>();
  const queue: Job[] = [];
  let closed = false;

  function pump(): void {
    while (queue.length > 0) {
      const thread = idleThread();
      const job = thread && queue.shift();
      if (!thread || !job) return;
      start(thread, job);
    }
  }

  function idleThread(): Thread | null {
    for (const thread of threads) if (thread.job === null) return thread;
    return threads.size < size ? spawn() : null;
  }

  function start(thread: Thread, job: Job): void {
    thread.job = job;
    thread.worker.ref();
    try {
      thread.worker.postMessage(job.request, job.transfer);
      job.listen(thread.worker, () => release(thread));
    } catch (error) {
      thread.job = null;
      job.fail(error);
    }
  }

  function release(thread: Thread): void {
    thread.job = null;
    thread.worker.unref();
    pump();
  }

  function spawn(): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('./thread.ts', import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
      job: null,
    };
    threads.add(thread);
    thread.worker.on('error', (error) => lose(thread, `A worker thread died: ${String(error)}`));
    thread.worker.on('messageerror', () =>
      lose(thread, 'A worker thread sent what cannot be read'),
    );
    thread.worker.on('exit', () => lose(thread, 'A worker thread ended before its task did'));
    return thread;
  }

  function lose(thread: Thread, message: string): void {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    thread.job?.fail(new TaskFailure('thread_lost', message));
    thread.job = null;
    pump();
  }

  function abandon(job: Job): void {
    const index = queue.indexOf(job);
    if (index >= 0) queue.splice(index, 1);
    for (const thread of threads) if (thread.job === job) lose(thread, 'aborted');
  }

  return {
    size,
    async run(task, input, options = {}) {
      if (closed) throw new TaskFailure('pool_closed', 'The thread pool is closed');
      options.signal?.throwIfAborted();
      const { job, output } = createJob(task, input, options, abandon);
      queue.push(job);
      pump();
      return output;
    },
    async close() {
      closed = true;
      const error = new TaskFailure('pool_closed', 'The thread pool is closed');
      for (const job of queue.splice(0)) job.fail(error);
      const ending = [...threads].map((thread) => {
        thread.job?.fail(error);
        threads.delete(thread);
        return thread.worker.terminate();
      });
      await Promise.all(ending);
    },
  };
}
