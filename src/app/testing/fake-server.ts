import {
  isTerminal,
  type LiveMessage,
  TASK_STATUS,
  type TaskDetail,
  type TaskKind,
  type TaskStatus,
} from '../../net/contracts/index.ts';
import { type Api, ApiError } from '../../net/index.ts';

/** A lower-case version 7 UUID that ends in `number`. */
export const taskIdOf = (number: number): string =>
  `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What a test may set of a task. */
export type TaskChange = Partial<TaskDetail>;

/**
 * The server as the tabs see it: tasks that a test moves, answers by REST, and messages to every
 * tab that listens. It can be unreachable, and its messages can be lost.
 */
export const createFakeServer = () => {
  const tasks = new Map<string, TaskDetail>();
  const listeners = new Set<(message: LiveMessage) => void>();
  const statusCalls: { taskId: string; status: '2' | '3' }[] = [];
  const statusAttempts: string[] = [];
  let tick = 0;
  let reads = 0;
  const control = { reachable: true, dropMessages: false, refuseStatus: false };
  const stamp = (): string => new Date(1_700_000_000_000 + tick++ * 1000).toISOString();
  const demand = (): void => {
    if (!control.reachable) throw new ApiError('network', 0, 'The server could not be reached');
  };
  const find = (taskId: string): TaskDetail => {
    const task = tasks.get(taskId);
    if (task === undefined) throw new ApiError('task_not_found', 404, 'No such task');
    return task;
  };
  const api: Pick<Api, 'taskDetail' | 'updateStatus' | 'cancelTask' | 'deleteTask'> = {
    taskDetail: async (taskId) => {
      reads++;
      demand();
      return find(taskId);
    },
    updateStatus: async (taskId, status) => {
      statusAttempts.push(status);
      demand();
      find(taskId);
      statusCalls.push({ taskId, status });
      if (control.refuseStatus) throw new ApiError('cannot_change_status', 409, 'It is over');
    },
    cancelTask: async (taskId) => {
      demand();
      const found = find(taskId);
      if (isTerminal(found.status)) throw new ApiError('cannot_change_status', 409, 'It is over');
      tasks.set(taskId, { ...found, status: TASK_STATUS.cancelled, updateTime: stamp() });
    },
    deleteTask: async (taskId) => {
      demand();
      find(taskId);
      tasks.set(taskId, { ...find(taskId), status: TASK_STATUS.cancelled, updateTime: stamp() });
    },
  };
  return {
    api,
    control,
    statusCalls,
    /** Also those that did not arrive. */
    statusAttempts,
    reads: (): number => reads,
    /** The task that was made last. */
    last: (): TaskDetail | undefined => [...tasks.values()].at(-1),
    add: (number: number, kind: TaskKind = 'text-to-image'): string => {
      const taskId = taskIdOf(number);
      const time = stamp();
      tasks.set(taskId, {
        taskId,
        kind,
        status: TASK_STATUS.waiting,
        stage: null,
        progress: 0,
        queuePosition: 1,
        error: null,
        createTime: time,
        updateTime: time,
        finishTime: null,
        engine: null,
        imageUrls: [],
        imageIds: [],
        originalImageUrl: null,
        originalImage2Url: null,
        maskUrl: null,
        fullCommand: 'a prompt',
        negativePrompt: null,
        model: null,
        width: null,
        height: null,
        step: null,
        cfgScale: null,
        seed: null,
        ratio: null,
        style: null,
        count: 4,
        notes: [],
        padding: null,
        canCompose: false,
      });
      return taskId;
    },
    /** Moves a task; the message about it goes to all listeners unless messages are dropped. */
    move: (taskId: string, status: TaskStatus, change: TaskChange = {}): void => {
      const task = { ...find(taskId), queuePosition: null, ...change, status, updateTime: stamp() };
      tasks.set(taskId, task);
      if (control.dropMessages || !control.reachable) return;
      const message: LiveMessage = {
        target_client_id: 'me',
        taskId,
        status,
        progress: task.progress,
        stage: task.stage,
        queuePosition: task.queuePosition,
        error: task.error,
        updateTime: task.updateTime,
        ...(status === TASK_STATUS.success && { urls: task.imageUrls }),
      };
      for (const listener of [...listeners]) listener(message);
    },
    /** A message as it stands. */
    say: (message: LiveMessage): void => {
      for (const listener of [...listeners]) listener(message);
    },
    remove: (taskId: string): void => {
      tasks.delete(taskId);
    },
    listen: (listener: (message: LiveMessage) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
/** See {@link createFakeServer}. */
export type FakeServer = ReturnType<typeof createFakeServer>;
