/** What a task module exports as `run`. It runs in a thread; `progress` may be called at any time. */
export type TaskBody<Input, Output, Progress = never> = (
  input: Input,
  progress: (message: Progress) => void,
) => Promise<TaskResult<Output>>;

/** An output and those of its buffers that change hands instead of being copied. */
export interface TaskResult<Output> {
  readonly output: Output;
  readonly transfer: readonly ArrayBuffer[];
}

/** A task that a pool can run: the module's address, with its types along. */
export interface ThreadTask<Input, Output, Progress> {
  readonly href: string;
  /** Never set; carries the types. */
  readonly body?: TaskBody<Input, Output, Progress>;
}

/**
 * Names a task module, e.g.
 * `defineTask<typeof import('./paste-task.ts').run>(new URL('./paste-task.ts', import.meta.url))`.
 */
export function defineTask<Body>(
  module: URL,
): Body extends TaskBody<infer Input, infer Output, infer Progress>
  ? ThreadTask<Input, Output, Progress>
  : never;
export function defineTask(module: URL): ThreadTask<unknown, unknown, unknown> {
  return { href: module.href };
}

/** A failure that a task names by a stable code; it keeps its code on the way out of the thread. */
export class TaskFailure extends Error {
  /** e.g. `mask_empty`; `thread_lost` when the thread itself died, `task_failed` when no code was given. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'TaskFailure';
    this.code = code;
  }
}
