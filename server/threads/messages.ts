/** What a pool asks of a thread. */
export interface TaskRequest {
  readonly href: string;
  readonly input: unknown;
}

/** What a thread answers; `progress` any number of times, then one of the others. */
export type TaskReply =
  | { readonly type: 'progress'; readonly message: unknown }
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'failed'; readonly code: string; readonly message: string };
