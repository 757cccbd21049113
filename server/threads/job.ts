import type { Worker } from 'node:worker_threads';
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

/** One run of a task on its way through the pool. */
export interface Job {
  readonly request: TaskRequest;
  readonly transfer: readonly ArrayBuffer[];
  /** Heeds what the thread that was given the job says of it; calls `onEnd` when that is all. */
  readonly listen: (worker: Worker, onEnd: () => void) => void;
  /** Ends the job unless it has ended. */
  readonly fail: (error: unknown) => void;
}

/** Makes a job and the promise of its output; `onAbort` hears that the job was aborted. */
export function createJob<Input, Output, Progress>(
  task: ThreadTask<Input, Output, Progress>,
  input: Input,
  { signal, onProgress, transfer = [] }: RunOptions<Progress>,
  onAbort: (job: Job) => void,
): { readonly job: Job; readonly output: Promise<Output> } {
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  let pending = true;
  const end = () => {
    pending = false;
    signal?.removeEventListener('abort', abort);
  };
  const fail = (error: unknown) => {
    end();
    reject(error);
  };
  const abort = () => {
    fail(signal?.reason);
    onAbort(job);
  };
  const listen: Job['listen'] = (worker, onEnd) => {
    // What a thread says arrives untyped; defineTask tied these types to its module.
    const hear = (reply: TaskReply<Output, Progress>) => {
      if (reply.type === 'progress') {
        if (pending) onProgress?.(reply.message);
        return;
      }
      worker.off('message', hear);
      if (reply.type === 'failed') fail(new TaskFailure(reply.code, reply.message));
      else resolve(reply.output);
      end();
      onEnd();
    };
    worker.on('message', hear);
  };
  const job: Job = { request: { href: task.href, input }, transfer, listen, fail };
  signal?.addEventListener('abort', abort, { once: true });
  return { job, output: promise };
}
