import {
  HEARTBEAT_MS,
  isTerminal,
  type LiveMessage,
  TASK_STATUS,
} from '../../net/contracts/index.ts';
import {
  type Api,
  type Clock,
  isApiError,
  type LiveChannel,
  type LiveChannelEvents,
} from '../../net/index.ts';
import {
  eventOfMessage,
  pendingTasks,
  type TaskEvent,
  type TrackedTask,
} from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { createSilenceWatch, silenceOf } from './silence.ts';
import { createTaskReader } from './task-reader.ts';

/** Code of the error of a task that this tab gave up for its silence. */
export const TIMED_OUT = 'timed_out';
/** Pause before a channel that gave up is opened anew, while tasks go on: the broker may be back. */
export const REOPEN_MS = 60_000;
/** Pause between readings while there is no channel (decision 16). */
export const POLL_PENDING_MS = 5_000;
/**
 * After two missed heartbeats a task is read by REST: its messages may be getting lost although
 * the channel stands.
 */
export const QUIET_MS = 2 * HEARTBEAT_MS;
/** How long the channel stays open for a task that was made, until it is followed. */
export const EXPECTED_MS = 2_000;
/** Pause between a result and its confirmation (document 2 section 9). */
export const CONFIRM_MS = 100;

/** What the follower tells. */
export interface FollowerEvents {
  /** Something about the task changed, its end included. */
  readonly onChanged: (task: TrackedTask) => void;
  /** A task that is followed reached its end; told once. */
  readonly onSettled: (task: TrackedTask) => void;
  /** A message spoke of a task that this tab does not know. */
  readonly onForeign: (message: LiveMessage) => void;
  /** The first attempt to connect failed (`test`), or all did (`gone`); the tasks go on. */
  readonly onChannelTrouble: (what: 'test' | 'gone', error: Error) => void;
}

/** Follows tasks to their end, by live channel and REST. */
export interface TaskFollower {
  /**
   * Opens the channel while a task is being made, so that nothing is missed of one that is soon done;
   * closes it if none is followed then. Answers what it is given.
   */
  expect<Made>(making: Promise<Made>): Promise<Made>;
  /** Follows a task that the store tracks; following it again does nothing. */
  follow(taskId: string): void;
  /** Takes in what the tab itself knows, e.g. a list item or a cancellation. */
  tell(event: TaskEvent): void;
  /** Reads every pending task, e.g. when the page became visible; connects a channel that gave up or waits. */
  reconcile(): Promise<void>;
  /** Ends the channel, all timers and all readings. */
  stop(): void;
}

/** What the follower needs. */
export interface TaskFollowerOptions {
  readonly api: Pick<Api, 'taskDetail' | 'updateStatus'>;
  readonly store: Pick<TaskStore, 'state' | 'apply'>;
  readonly createChannel: (events: LiveChannelEvents) => LiveChannel;
  readonly clock: Clock;
  readonly events: FollowerEvents;
  readonly log: (message: string, error?: unknown) => void;
}

/** Makes a follower that follows nothing yet. */
export const createTaskFollower = (options: TaskFollowerOptions): TaskFollower => {
  const { api, store, clock, events, log } = options;
  const life = new AbortController();
  const followed = new Set<string>();
  /** Tasks that are being made just now. */
  let expected = 0;
  let isConnected = false;
  /** Trouble is told once for each time that the channel is needed. */
  let isTested = false;
  let isGoneTold = false;
  let cancelPoll: (() => void) | null = null;
  let cancelReopen: (() => void) | null = null;

  const taskOf = (taskId: string): TrackedTask | undefined => store.state.tasks[taskId];
  const pending = (): readonly TrackedTask[] =>
    pendingTasks(store.state.tasks).filter((task) => followed.has(task.taskId));

  const stopPolling = (): void => {
    cancelPoll?.();
    cancelPoll = null;
  };
  const stopWithoutChannel = (): void => {
    stopPolling();
    cancelReopen?.();
    cancelReopen = null;
  };
  const restIfDone = (): void => {
    if (expected > 0 || pending().length > 0) return;
    channel.close();
    stopWithoutChannel();
    isConnected = false;
    isTested = false;
    isGoneTold = false;
  };
  const confirm = (taskId: string): void => {
    clock.after(CONFIRM_MS, () => {
      api
        .updateStatus(taskId, '2', { signal: life.signal })
        .catch((error: unknown) => log('A finished task could not be confirmed', error));
    });
  };
  const settle = (task: TrackedTask): void => {
    silence.end(task.taskId);
    quiet.end(task.taskId);
    followed.delete(task.taskId);
    if (task.status === TASK_STATUS.success) confirm(task.taskId);
    events.onSettled(task);
    restIfDone();
  };
  const tell = (event: TaskEvent): void => {
    if (life.signal.aborted || !store.apply(event)) return;
    const task = taskOf(event.taskId);
    if (task === undefined) return;
    events.onChanged(task);
    // A task that was over when this tab first heard of it ends nothing here.
    if (isTerminal(task.status) && followed.has(task.taskId)) settle(task);
  };
  const read = createTaskReader({ api, known: taskOf, apply: tell, signal: life.signal, log });

  const hear = (taskId: string): void => {
    const task = taskOf(taskId);
    if (task === undefined || !followed.has(taskId)) return;
    silence.restart(taskId, silenceOf(task.kind));
    quiet.restart(taskId, QUIET_MS);
  };
  const readAndHear = async (taskId: string): Promise<void> => {
    if ((await read(taskId)) === 'news') hear(taskId);
  };
  const readAll = async (): Promise<void> => {
    await Promise.all(pending().map((task) => readAndHear(task.taskId)));
  };
  /** The server is told first: it may know better, and then its word counts. */
  const giveUp = async (taskId: string): Promise<void> => {
    try {
      await api.updateStatus(taskId, '3', { signal: life.signal });
    } catch (error) {
      log('A silent task could not be given up', error);
      if (isApiError(error)) {
        hear(taskId);
        await readAndHear(taskId);
        return;
      }
    }
    const error = { code: TIMED_OUT, message: 'No sign of life' };
    tell({ taskId, status: TASK_STATUS.failed, error });
  };
  const onSilent = async (taskId: string): Promise<void> => {
    const reading = await read(taskId);
    if (life.signal.aborted || !followed.has(taskId)) return;
    if (reading === 'silent') await giveUp(taskId);
    else hear(taskId);
  };
  const silence = createSilenceWatch(clock, (taskId) => void onSilent(taskId));

  const onQuiet = async (taskId: string): Promise<void> => {
    await readAndHear(taskId);
    if (followed.has(taskId) && !life.signal.aborted) quiet.restart(taskId, QUIET_MS);
  };
  const quiet = createSilenceWatch(clock, (taskId) => void onQuiet(taskId));

  const poll = (): void => {
    stopPolling();
    cancelPoll = clock.after(POLL_PENDING_MS, () => {
      cancelPoll = null;
      void readAll().then(() => {
        if (pending().length > 0 && !life.signal.aborted && !isConnected) poll();
      });
    });
  };
  const onMessage = (message: LiveMessage): void => {
    const event = eventOfMessage(store.state.tasks, message);
    if (event === null) return;
    if (taskOf(event.taskId) === undefined) {
      events.onForeign(message);
      return;
    }
    tell(event);
    hear(event.taskId);
    // A success that came without its addresses is completed by REST.
    if (event.status === TASK_STATUS.success && followed.has(event.taskId)) {
      void readAndHear(event.taskId);
    }
  };
  const channel = options.createChannel({
    onMessage,
    onConnected: () => {
      isConnected = true;
      isTested = true;
      stopWithoutChannel();
      void readAll();
    },
    onError: (error) => {
      log('The live channel failed', error);
      isConnected = false;
      // While nothing is followed the call that makes the task has the word.
      if (pending().length > 0) {
        if (!isTested) events.onChannelTrouble('test', error);
        isTested = true;
      }
      void readAll();
    },
    onGaveUp: (error) => {
      isConnected = false;
      if (pending().length === 0) return;
      if (!isGoneTold) events.onChannelTrouble('gone', error);
      isGoneTold = true;
      void readAll();
      poll();
      cancelReopen?.();
      cancelReopen = clock.after(REOPEN_MS, channel.open);
    },
  });
  return {
    tell,
    expect: (making) => {
      expected++;
      channel.open();
      const leave = (): void => {
        expected--;
        restIfDone();
      };
      making.then(() => clock.after(EXPECTED_MS, leave), leave);
      return making;
    },
    follow: (taskId) => {
      const task = taskOf(taskId);
      if (task === undefined || isTerminal(task.status) || followed.has(taskId)) return;
      followed.add(taskId);
      hear(taskId);
      // On connecting all are read; an open channel may have told of this one too early.
      if (channel.isOpen()) void readAndHear(taskId);
      // One that waits to connect since nothing was followed connects now.
      if (pending().length === 1 || !channel.isOpen()) channel.open();
    },
    reconcile: async () => {
      if (pending().length === 0) return;
      channel.open();
      await readAll();
    },
    stop: () => {
      life.abort();
      channel.close();
      stopWithoutChannel();
      silence.endAll();
      quiet.endAll();
    },
  };
};
