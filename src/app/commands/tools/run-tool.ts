import { subscribe } from 'valtio/vanilla';
import {
  EVENT_TYPES,
  isTerminal,
  TASK_STATUS,
  type TaskCreated,
  type TaskDetail,
} from '../../../net/contracts/index.ts';
import {
  type Api,
  type Clock,
  type EditParts,
  isApiError,
  retryOnNetwork,
  type TokenSource,
} from '../../../net/index.ts';
import type { TaskFollower } from '../../follow/task-follower.ts';
import type { Outbox, RejoinCall } from '../../outbox/outbox.ts';
import type { Notices } from '../../stores/notices.ts';
import { newTask, type TrackedTask } from '../../stores/task-reducer.ts';
import type { TaskStore } from '../../stores/task-store.ts';
import type { ToolRun, ToolStore } from '../../stores/tool-store.ts';
import { TOOL_TRAITS, type ToolKind } from '../../stores/tool-traits.ts';
import { baseOf, type ToolImage, withStep } from '../../stores/tool-work.ts';
import { createUserCheck } from '../create-user-check.ts';
import { isAbort } from '../error-words.ts';
import { sayEditFailed } from '../say-edit-failed.ts';

/** What is asked for at one press of a button. */
export interface ToolWish {
  readonly mode: 'run' | 'detect';
  readonly images: readonly ToolImage[];
  /** Empty for tools that take none. */
  readonly prompt: string;
  readonly count: number;
  /** What to remove, as the user marked it. */
  readonly mask?: Blob | undefined;
}

/** What running needs. */
export interface RunToolOptions {
  readonly api: Pick<Api, 'taskDetail' | 'deleteTask'>;
  readonly outbox: Pick<Outbox, 'isAway' | 'send' | 'rejoin'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  readonly store: ToolStore;
  readonly tasks: TaskStore;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly newKey: () => string;
  /** Makes an address for a picture's bytes, good as long as a row of the list shows it. */
  readonly addressOf: (file: Blob) => string;
  readonly onCreated: (taskId: string) => void;
  readonly cancelTask: (taskId: string) => Promise<void>;
  readonly log: (message: string, error?: unknown) => void;
}

/** Carrying out what tools are asked for. */
export interface RunTool {
  /** Sends a wish and shows its end; nothing while another one of the tool is under way. */
  run(kind: ToolKind, wish: ToolWish): Promise<void>;
  /** Goes on with a task that was asked for before the page was loaded anew. */
  rejoin(kind: ToolKind, wish: ToolWish, taskId: string): Promise<void>;
  /** Goes on with a wish that was to be sent before the page was loaded anew, and still is. */
  resume(kind: ToolKind, wish: ToolWish, heldId: string): Promise<void>;
  /** Ends what is under way. */
  cancel(kind: ToolKind): Promise<void>;
  /** Asks again for what failed under this id; answers whether it was a tool's. */
  retry(id: string): Promise<boolean>;
  /** Takes back what this temporary row of the edit list stands for, before it is sent. */
  cancelRow(rowId: string): boolean;
}

/** One press of a button, until its task has ended. */
interface Press {
  readonly id: string;
  readonly kind: ToolKind;
  readonly wish: ToolWish;
  readonly signal: AbortSignal;
  /** What it is in the outbox, after a reload. */
  readonly heldId: string | null;
}

/** A try of the same wish has the same key, so that it never makes two tasks (decision 20). */
const fingerprintOf = (kind: ToolKind, { images, mask, ...rest }: ToolWish): string | null =>
  mask === undefined ? JSON.stringify([kind, images.map(({ id }) => id), rest]) : null;

const partsOf = (kind: ToolKind, wish: ToolWish): EditParts<ToolKind> => {
  const { images, prompt, count, mask, mode } = wish;
  const [original, original2] = images;
  if (original === undefined) throw new Error('A tool was run without a picture');
  const { takesPrompt, finds } = TOOL_TRAITS[kind];
  const { width, height } = original;
  return {
    original: original.file,
    ...(original2 !== undefined && { original2: original2.file }),
    ...(mask !== undefined && { mask }),
    fields: { width, height, ...(takesPrompt && { prompt, count }), ...(finds && { mode }) },
  };
};

/** Resolves with a task once it has ended; rejects with the signal's reason. */
const endOf = (
  tasks: Pick<TaskStore, 'state'>,
  taskId: string,
  signal: AbortSignal,
): Promise<TrackedTask> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const task = tasks.state.tasks[taskId];
      if (task === undefined || !isTerminal(task.status)) return;
      unsubscribe();
      resolve(task);
    };
    const unsubscribe = subscribe(tasks.state, look);
    signal.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason);
    });
    look();
  });

/** Makes what runs tools. */
export const createRunTool = (options: RunToolOptions): RunTool => {
  const { api, store, tasks, notices, log } = options;
  const lives = new Map<ToolKind, { readonly life: AbortController; readonly wish: ToolWish }>();
  const unanswered = new Map<string, string>();
  const failed = new Map<string, { readonly kind: ToolKind; readonly wish: ToolWish }>();
  /** Presses that nobody wants any more although all was sent: the server may make their task. */
  const takenBack = new Set<string>();
  let presses = 0;

  const patchRun = (kind: ToolKind, id: string, change: Partial<ToolRun>): void => {
    const { run } = store.state[kind];
    if (run?.id === id) store.state[kind].run = { ...run, ...change };
  };
  /** Temporary rows of what is being sent. */
  const rows = new Map<string, ToolKind>();
  const handOver = (
    { kind, wish, heldId }: Press,
    call: RejoinCall & { readonly idempotencyKey: string },
  ): Promise<TaskCreated> => {
    if (heldId !== null) return options.outbox.rejoin(heldId, call);
    const { mode, prompt, count } = wish;
    const origin = { by: 'tool', mode, prompt, count } as const;
    return options.outbox.send({ call: 'edit', kind, parts: partsOf(kind, wish), origin }, call);
  };
  const upload = async (press: Press, rowId: string | null): Promise<string> => {
    const { id, kind, wish, signal } = press;
    const print = fingerprintOf(kind, wish);
    const idempotencyKey = unanswered.get(print ?? '') ?? options.newKey();
    if (print !== null) unanswered.set(print, idempotencyKey);
    const onUpload = (sent: number): void => patchRun(kind, id, { sent });
    const onHeld = (isHeld: boolean): void => {
      patchRun(kind, id, { isHeld, sent: 0 });
      if (rowId !== null) tasks.setHeld(rowId, isHeld);
    };
    try {
      const call = { idempotencyKey, signal, onUpload, onHeld };
      const { taskId } = await handOver(press, call);
      unanswered.delete(print ?? '');
      return taskId;
    } catch (error) {
      if (!isAbort(error) && !isApiError(error, 'network')) unanswered.delete(print ?? '');
      throw error;
    }
  };
  /** A row of the edit list from the start; what is only to be found has none. */
  const addRow = (kind: ToolKind, { mode, prompt, images }: ToolWish): string | null => {
    const [first] = images;
    if (mode === 'detect' || first === undefined) return null;
    const eventType = EVENT_TYPES[kind];
    return tasks.addTemp({ eventType, originalImageUrl: options.addressOf(first.file), prompt });
  };
  const begin = ({ id, kind }: Press, taskId: string, rowId: string | null): void => {
    if (rowId === null) tasks.track(newTask(taskId, kind));
    else tasks.bindTemp(rowId, taskId, EVENT_TYPES[kind]);
    patchRun(kind, id, { taskId, sent: null, isHeld: false });
  };
  const show = (kind: ToolKind, wish: ToolWish, detail: TaskDetail): void => {
    const { taskId, maskUrl } = detail;
    if (wish.mode === 'detect') {
      store.state[kind].finding = { taskId, maskUrl };
      return;
    }
    const { images: inputs, prompt } = wish;
    store.change(kind, (work) => withStep(work, { inputs, prompt, detail, picked: 0 }));
    store.state[kind].finding = null;
  };
  /** The id of the task that was made; null when it is not wanted any more. */
  const sendWanted = async (press: Press, rowId: string | null): Promise<string | null> => {
    try {
      const taskId = await upload(press, rowId);
      if (!takenBack.has(press.id)) return taskId;
      await api.deleteTask(taskId);
    } catch (error) {
      if (!takenBack.has(press.id)) {
        if (rowId !== null) tasks.removeRow(rowId);
        throw error;
      }
      log('What was taken back could not be ended', error);
    }
    if (rowId !== null) tasks.removeRow(rowId);
    return null;
  };
  const send = async (press: Press): Promise<void> => {
    const { kind, wish } = press;
    const rowId = addRow(kind, wish);
    if (rowId !== null) rows.set(rowId, kind);
    const taskId = await sendWanted(press, rowId).finally(() => rows.delete(rowId ?? ''));
    if (taskId === null) return;
    begin(press, taskId, rowId);
    await follow(press, taskId);
  };
  const follow = async ({ kind, wish, signal }: Press, taskId: string): Promise<void> => {
    options.onCreated(taskId);
    options.follower.follow(taskId);
    const task = await endOf(tasks, taskId, signal);
    if (task.status === TASK_STATUS.success) {
      // Told as failed it would be asked for again, and made twice.
      const read = () => api.taskDetail(taskId, { signal });
      show(kind, wish, await retryOnNetwork(read, options.clock, signal));
    } else if (task.status === TASK_STATUS.failed) {
      failed.set(taskId, { kind, wish });
      store.state[kind].failure = task.error;
    }
  };
  const isKnownUser = createUserCheck(options);
  const attempt = async (
    kind: ToolKind,
    wish: ToolWish,
    work: (press: Press) => Promise<void>,
    heldId: string | null = null,
  ): Promise<void> => {
    const state = store.state[kind];
    if (state.run !== null) return;
    const id = `tool-${++presses}`;
    const life = new AbortController();
    lives.set(kind, { life, wish });
    const base = baseOf(wish.images);
    state.run = { id, mode: wish.mode, sent: 0, taskId: null, isHeld: false, base };
    state.failure = null;
    try {
      await work({ id, kind, wish, signal: life.signal, heldId });
    } catch (error) {
      if (isAbort(error)) return;
      log('A tool could not be run', error);
      failed.set(id, { kind, wish });
      sayEditFailed(kind, error, notices, { kind: 'retry', taskId: id });
    } finally {
      takenBack.delete(id);
      if (state.run?.id === id) state.run = null;
    }
  };
  const run: RunTool['run'] = (kind, wish) =>
    attempt(kind, wish, async (press) => {
      if (await isKnownUser(press.signal)) await send(press);
    });
  return {
    run,
    rejoin: (kind, wish, taskId) =>
      attempt(kind, wish, async (press) => {
        begin(press, taskId, null);
        await follow(press, taskId);
      }),
    resume: (kind, wish, heldId) => attempt(kind, wish, send, heldId),
    cancelRow: (rowId) => {
      const kind = rows.get(rowId);
      if (kind === undefined) return false;
      lives.get(kind)?.life.abort();
      return true;
    },
    cancel: async (kind) => {
      const { run: current } = store.state[kind];
      if (current === null) return;
      if (current.taskId !== null) return options.cancelTask(current.taskId);
      const sending = lives.get(kind);
      if (sending === undefined || (current.sent ?? 0) < 1) return sending?.life.abort();
      takenBack.add(current.id);
      // Asking again means another task, for this one ends.
      unanswered.delete(fingerprintOf(kind, sending.wish) ?? '');
      store.state[kind].run = null;
    },
    retry: async (id) => {
      const former = failed.get(id);
      if (former === undefined) return false;
      failed.delete(id);
      await run(former.kind, former.wish);
      return true;
    },
  };
};
