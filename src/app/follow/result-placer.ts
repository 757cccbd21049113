import type { Editor, ResultOrigin } from '../../canvas/index.ts';
import { type Api, type Clock, type EditCall, isApiError, sleep } from '../../net/index.ts';
import type { ExpectedResults } from '../saved-work/expected-results.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';

/** The state of the document that a task was made from. */
export interface Origin {
  readonly documentId: string;
  readonly revision: number;
  readonly kind: EditCall;
  /** What an expansion adds on each side, image px. */
  readonly padding?: NonNullable<ResultOrigin['padding']>;
}

/** Puts results on the canvas (decision 39). */
export interface ResultPlacer {
  /** Remembers where the result of this task belongs. */
  expect(taskId: string, origin: Origin): void;
  /** Takes the end of a task in; places its result if one is expected. Never rejects. */
  settled(task: TrackedTask): Promise<void>;
  stop(): void;
}

/** What the placer needs. */
export interface ResultPlacerOptions {
  readonly api: Pick<Api, 'imageBlob' | 'taskDetail'>;
  readonly editor: () => Pick<Editor, 'placeResult'> | null;
  readonly store: Pick<EditorStore, 'endTask'>;
  readonly tasks: Pick<TaskStore, 'select'>;
  readonly notices: Notices;
  /** What is expected, kept over a reload. */
  readonly expected: Pick<ExpectedResults, 'add' | 'remove'>;
  readonly clock: Clock;
  readonly log: (message: string, error?: unknown) => void;
}

/** Pauses before a result's bytes are asked for again while the server can't be reached. */
const FETCH_PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000];

/** Makes a placer that expects nothing. */
export const createResultPlacer = (options: ResultPlacerOptions): ResultPlacer => {
  const { api, editor, store, tasks, notices, clock, log } = options;
  const life = new AbortController();
  const expected = new Map<string, Origin>();

  const fetchOnce = async (taskId: string, url: string): Promise<Blob> => {
    try {
      return await api.imageBlob(url, { signal: life.signal });
    } catch (error) {
      if (!isApiError(error, 'image_expired')) throw error;
      const { imageUrls } = await api.taskDetail(taskId, { signal: life.signal });
      return api.imageBlob(imageUrls[0] ?? url, { signal: life.signal });
    }
  };
  const fetchResult = async (taskId: string, url: string): Promise<Blob> => {
    for (const pause of FETCH_PAUSES_MS) {
      try {
        return await fetchOnce(taskId, url);
      } catch (error) {
        if (!isApiError(error, 'network')) throw error;
        await sleep(clock, pause, life.signal);
      }
    }
    return fetchOnce(taskId, url);
  };
  const place = async (taskId: string, url: string, origin: Origin): Promise<void> => {
    const result = await fetchResult(taskId, url);
    const shown = editor();
    const outcome = (await shown?.placeResult(result, { ...origin, signal: life.signal })) ?? null;
    if (outcome === 'placed') tasks.select({ itemId: taskId, index: 0 });
    else notices.notify('info', 'message.resultWaiting');
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
      options.expected.add({ taskId, ...origin });
    },
    settled: async (task) => {
      const origin = expected.get(task.taskId);
      const url = task.urls[0];
      if (origin === undefined) return;
      try {
        if (url !== undefined) await place(task.taskId, url, origin);
      } catch (error) {
        if (life.signal.aborted) return;
        log('A result could not be shown', error);
        notices.notify('error', 'message.resultUnreadable');
      } finally {
        free(task.taskId);
      }
    },
    stop: () => life.abort(),
  };
};
