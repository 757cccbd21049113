/** What a pool asks of a thread. */
export interface TaskRequest {
  readonly href: string;
  readonly input: unknown;
}

/** What a thread answers; `progress` any number of times, then one of the others. */
export type TaskReply<Output = unknown, Progress = unknown> =
  | { readonly type: 'progress'; readonly message: Progress }
  | { readonly type: 'done'; readonly output: Output }
  | { readonly type: 'failed'; readonly code: string; readonly message: string };
