import type { Editor, ResultOrigin } from '../../canvas/index.ts';
import type { EditCall } from '../../net/index.ts';
import type { ReviewResults } from '../commands/review-results.ts';
import type { ExpectedResults } from '../saved-work/expected-results.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import type { FetchResult } from './fetch-result.ts';

/** The state of the document that a task was made from. */
export interface Origin {
  readonly documentId: string;
  readonly revision: number;
  readonly kind: EditCall;
  /** What an expansion adds on each side, image px. */
  readonly padding?: NonNullable<ResultOrigin['padding']>;
  /** The task whose results these are to join. */
  readonly joins?: string | null;
}

/** Puts results on the canvas (decision 39). */
export interface ResultPlacer {
  /** Remembers where the result of this task belongs. */
  expect(taskId: string, origin: Origin): void;
  /** Takes the end of a task in; places its result if one is expected. Never rejects. */
  settled(task: TrackedTask): Promise<void>;
  /** Fetches and opens the result of this task no further: it waits in the list. */
  leave(taskId: string): void;
  stop(): void;
}

/** What placing asks of the editor. */
export interface PlacingEditor extends Pick<Editor, 'placeResult'> {
  readonly expansion: Pick<Editor['expansion'], 'release'>;
}

/** What the placer needs. */
export interface ResultPlacerOptions {
  readonly fetchResult: FetchResult;
  readonly reviews: Pick<ReviewResults, 'begin' | 'join'>;
  readonly editor: () => PlacingEditor | null;
  /** The editor with the work of this tab, as soon as both are there; null where nobody opened it. */
  readonly opened: () => Promise<PlacingEditor | null>;
  readonly store: Pick<EditorStore, 'endTask' | 'changeArrival'>;
  readonly tasks: Pick<TaskStore, 'select'>;
  readonly notices: Notices;
  /** What is expected, kept over a reload. */
  readonly expected: Pick<ExpectedResults, 'add' | 'remove'>;
  readonly log: (message: string, error?: unknown) => void;
}

/** Where the server does not say how long a result is, it is told of at each hundredth of these bytes. */
const UNTOLD_BYTES = 100_000_000;

/** Makes a placer that expects nothing. */
export const createResultPlacer = (options: ResultPlacerOptions): ResultPlacer => {
  const { fetchResult, reviews, editor, opened, store, tasks, notices, log } = options;
  const life = new AbortController();
  const expected = new Map<string, Origin>();
  /** Results on their way. */
  const arriving = new Map<string, AbortController>();

  /** Reads a result and says, at each hundredth, how much of it came. */
  const fetchFirst = async (taskId: string, url: string, signal: AbortSignal): Promise<Blob> => {
    let hundredth = 0;
    store.changeArrival(taskId, { step: 'fetching', received: 0, total: null });
    const result = await fetchResult({ taskId, index: 0, url }, signal, (received, total) => {
      const now = Math.floor((100 * received) / (total ?? UNTOLD_BYTES));
      if (now === hundredth) return;
      hundredth = now;
      store.changeArrival(taskId, { step: 'fetching', received, total });
    });
    store.changeArrival(taskId, { step: 'opening', received: result.size, total: result.size });
    return result;
  };
  /** Answers whether it stands on the canvas. */
  const place = async (
    task: TrackedTask,
    url: string,
    origin: Origin,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const { documentId, revision, kind, padding } = origin;
    const { taskId } = task;
    const result = await fetchFirst(taskId, url, signal);
    // What an earlier page left may be done before its picture is there again.
    const shown = await opened();
    const outcome = (await shown?.placeResult(result, { ...origin, signal })) ?? null;
    if (outcome !== 'placed') {
      notices.notify('info', 'message.resultWaiting');
      return false;
    }
    tasks.select({ itemId: taskId, index: 0 });
    reviews.begin(task, { documentId, originRevision: revision, kind, padding });
    return true;
  };
  const show = async (
    task: TrackedTask,
    url: string,
    origin: Origin,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const joins = origin.joins ?? null;
    if (joins === null) return place(task, url, origin, signal);
    const isJoined = await reviews.join(joins, task);
    if (!isJoined) notices.notify('info', 'message.resultWaiting');
    return isJoined;
  };
  const free = (taskId: string): void => {
    expected.delete(taskId);
    // The page goes: the next one places it.
    if (!life.signal.aborted) options.expected.remove(taskId);
    store.endTask(taskId);
  };
  return {
    expect: (taskId, origin) => {
      expected.set(taskId, origin);
      // What it joins is gone after a reload.
      if ((origin.joins ?? null) === null) options.expected.add({ taskId, ...origin });
    },
    settled: async (task) => {
      const origin = expected.get(task.taskId);
      const url = task.urls[0];
      if (origin === undefined) return;
      const leaving = new AbortController();
      arriving.set(task.taskId, leaving);
      const signal = AbortSignal.any([life.signal, leaving.signal]);
      let isShown = false;
      try {
        if (url !== undefined) isShown = await show(task, url, origin, signal);
      } catch (error) {
        if (life.signal.aborted) return;
        if (leaving.signal.aborted) return void notices.notify('info', 'message.resultLeft');
        log('A result could not be shown', error);
        notices.notify('error', 'message.resultUnreadable');
      } finally {
        arriving.delete(task.taskId);
        // Nothing comes to lie where the frame of an expansion was.
        if (!isShown) editor()?.expansion.release();
        free(task.taskId);
      }
    },
    leave: (taskId) => arriving.get(taskId)?.abort(),
    stop: () => life.abort(),
  };
};
