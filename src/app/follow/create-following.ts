import type { LiveMessage } from '../../net/contracts/index.ts';
import type { Api, Clock, LiveChannel, LiveChannelEvents } from '../../net/index.ts';
import type { ReviewResults } from '../commands/review-results.ts';
import type { Announce } from '../events/window-events.ts';
import type { ExpectedResults } from '../saved-work/expected-results.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { announceEnd } from './announce-end.ts';
import type { FetchResult } from './fetch-result.ts';
import { createResultPlacer, type PlacingEditor, type ResultPlacer } from './result-placer.ts';
import { sayTrouble } from './say-trouble.ts';
import { createTaskFollower, type TaskFollower, TIMED_OUT } from './task-follower.ts';

/** What following and its consequences need. */
export interface FollowingOptions {
  readonly api: Pick<Api, 'taskDetail' | 'updateStatus'>;
  readonly fetchResult: FetchResult;
  readonly reviews: Pick<ReviewResults, 'begin' | 'join'>;
  readonly tasks: TaskStore;
  readonly creations: CreationStore;
  readonly editorStore: EditorStore;
  readonly editor: () => PlacingEditor | null;
  /** The editor with the work of this tab, as soon as both are there; null where nobody opened it. */
  readonly opened: () => Promise<PlacingEditor | null>;
  readonly expected: ExpectedResults;
  readonly notices: Notices;
  readonly announce: Announce;
  readonly createChannel: (events: LiveChannelEvents) => LiveChannel;
  readonly clock: Clock;
  /** Reads the edit list again, if it was ever read. */
  readonly refreshList: () => void;
  /** A task that makes pictures from words has ended. */
  readonly onGenerated: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** The follower with what its news lead to: stores, notices, canvas, window events. */
export interface Following {
  readonly follower: TaskFollower;
  readonly placer: ResultPlacer;
  /** From now on the end of this task is told to the user: this tab made it. */
  own(taskId: string): void;
  stop(): void;
}

/** Wires the follower to all that its news concern. */
export const createFollowing = (options: FollowingOptions): Following => {
  const { api, tasks, creations, editorStore, notices, announce, clock, log } = options;
  const mine = new Set<string>();
  const seen = new Set<string>();
  const placer = createResultPlacer({ ...options, store: editorStore });

  const onChanged = (task: TrackedTask): void => {
    creations.applyTask(task);
    announce('task-updated', { task });
    const row = tasks.row(task.taskId);
    if (row?.isTemp) announce('tempTaskUpdated', { task: row });
  };
  const onSettled = (task: TrackedTask): void => {
    if (mine.delete(task.taskId)) announceEnd(task, notices, editorStore);
    void placer.settled(task);
    if (task.error?.code === TIMED_OUT && tasks.row(task.taskId)?.isTemp) {
      tasks.removeRow(task.taskId);
    }
    if (task.kind === 'text-to-image') options.onGenerated();
    else options.refreshList();
  };
  /** Each stranger is news twice: when it appears and when it ends. */
  const onForeign = ({ taskId, urls }: LiveMessage): void => {
    const news = `${taskId} ${urls !== undefined}`;
    if (seen.has(news)) return;
    seen.add(news);
    options.refreshList();
  };
  const follower = createTaskFollower({
    api,
    store: tasks,
    createChannel: options.createChannel,
    clock,
    log,
    events: {
      onChanged,
      onSettled,
      onForeign,
      onChannelTrouble: (what, error) => sayTrouble(what, error, notices),
    },
  });
  return {
    follower,
    placer,
    own: (taskId) => {
      mine.add(taskId);
    },
    stop: () => {
      follower.stop();
      placer.stop();
    },
  };
};
