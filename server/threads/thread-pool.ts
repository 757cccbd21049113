import { Worker } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from './messages.ts';
import { TaskFailure, type ThreadTask } from './task.ts';

/** What a run may be given beside its input. */
export interface RunOptions<Progress> {
  /** Aborting rejects at once with the signal's reason; a running task's thread is terminated. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (message: Progress) => void;
  /** Buffers of the input that change hands; the caller must not use them afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

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

interface Job {
  readonly request: TaskRequest;
  readonly transfer: readonly ArrayBuffer[];
  readonly onProgress: (message: unknown) => void;
  /** Ends the job once; later calls do nothing. */
  readonly settle: (outcome: { output: unknown } | { error: unknown }) => void;
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
    } catch (error) {
      thread.job = null;
      job.settle({ error });
    }
  }

  function spawn(): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('./thread.ts', import.meta.url)),
      job: null,
    };
    threads.add(thread);
    thread.worker.on('message', (reply: TaskReply) => receive(thread, reply));
    thread.worker.on('error', (error) => lose(thread, `A worker thread died: ${String(error)}`));
    thread.worker.on('messageerror', () =>
      lose(thread, 'A worker thread sent what cannot be read'),
    );
    thread.worker.on('exit', () => lose(thread, 'A worker thread ended before its task did'));
    return thread;
  }

  function receive(thread: Thread, reply: TaskReply): void {
    const { job } = thread;
    if (job === null) return;
    if (reply.type === 'progress') return job.onProgress(reply.message);
    thread.job = null;
    thread.worker.unref();
    job.settle(
      reply.type === 'done'
        ? { output: reply.output }
        : { error: new TaskFailure(reply.code, reply.message) },
    );
    pump();
  }

  function lose(thread: Thread, message: string): void {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    thread.job?.settle({ error: new TaskFailure('thread_lost', message) });
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
    run(task, input, options = {}) {
      return new Promise((resolve, reject) => {
        const { signal, onProgress = () => {}, transfer = [] } = options;
        if (closed) return reject(new TaskFailure('pool_closed', 'The thread pool is closed'));
        if (signal?.aborted) return reject(signal.reason);
        let pending = true;
        const abort = () => {
          job.settle({ error: signal?.reason });
          abandon(job);
        };
        const job: Job = {
          request: { href: task.href, input },
          transfer,
          // The types were tied together by defineTask; a thread's messages arrive untyped.
          onProgress: (message) => pending && onProgress(message as never),
          settle: (outcome) => {
            if (!pending) return;
            pending = false;
            signal?.removeEventListener('abort', abort);
            if ('error' in outcome) reject(outcome.error);
            else resolve(outcome.output as never);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        queue.push(job);
        pump();
      });
    },
    async close() {
      closed = true;
      const error = new TaskFailure('pool_closed', 'The thread pool is closed');
      for (const job of queue.splice(0)) job.settle({ error });
      const ending = [...threads].map((thread) => {
        thread.job?.settle({ error });
        threads.delete(thread);
        return thread.worker.terminate();
      });
      await Promise.all(ending);
    },
  };
}
