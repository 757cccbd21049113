import type { Editor, EditorState, PlaceOutcome } from '../../canvas/index.ts';
import type { Api } from '../../net/index.ts';
import type { FetchResult } from '../follow/fetch-result.ts';
import type { Notices } from '../stores/notices.ts';
import {
  firstSplit,
  presentResult,
  type Review,
  type ReviewStore,
  reviewAt,
  type Variant,
} from '../stores/review-store.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { isAbort } from './error-words.ts';

/** What reviewing asks of the editor. */
export type ReviewEditor = Pick<
  Editor,
  'replaceResult' | 'reveal' | 'divide' | 'undo' | 'settled' | 'setTool'
> & {
  readonly expansion: Pick<Editor['expansion'], 'release'>;
  readonly state: Pick<EditorState, 'document' | 'hasMask'>;
};

/** What reviewing needs. */
export interface ReviewOptions {
  readonly store: ReviewStore;
  readonly editor: () => ReviewEditor | null;
  readonly api: Pick<Api, 'compose' | 'taskDetail' | 'imageBlob'>;
  readonly fetchResult: FetchResult;
  readonly tasks: Pick<TaskStore, 'select'>;
  readonly notices: Notices;
  readonly log: (message: string, error?: unknown) => void;
}

/** A result that was just placed. */
export type NewReview = Pick<Review, 'documentId' | 'originRevision' | 'kind' | 'padding'>;

/** What the user does with results that stand on the canvas; none of it rejects. */
export interface ReviewResults {
  /** The first result of this task was placed just now. */
  begin(task: TrackedTask, from: NewReview): void;
  /** Adds the results of a task that was asked for again; answers whether there was a review. */
  join(taskId: string, task: TrackedTask): Promise<boolean>;
  /** Puts a variant on the canvas, as the same history step. */
  choose(variant: number): Promise<void>;
  /** Blends what was chosen with another width, px. */
  setFeather(feather: number): Promise<void>;
  /** Puts a variant where the mask is, as a history step. */
  reveal(variant: number): Promise<void>;
  /** Keeps what is on the canvas. */
  accept(): void;
  /** Takes it back; the task stays. */
  discard(): Promise<void>;
  /** The document may be another now. */
  follow(): void;
}

const variantsOf = ({ taskId, urls }: TrackedTask): readonly Variant[] =>
  urls.map((url, index) => ({ taskId, index, url }));

/** Reviews nothing yet. */
export const createReviewResults = (options: ReviewOptions): ReviewResults => {
  const { store, editor, api, fetchResult, tasks, notices, log } = options;
  /** A later wish wins. */
  let underWay = new AbortController();
  /** What was begun to be put on the canvas stands there before the next is. */
  let placing: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    underWay.abort();
    store.set(null);
    editor()?.divide(null);
    editor()?.expansion.release();
  };
  const bytesOf = async (
    { taskId, index, url }: Variant,
    feather: number | null,
    signal: AbortSignal,
  ): Promise<Blob> => {
    if (feather === null) return fetchResult({ taskId, index, url }, signal);
    const composed = await api.compose(taskId, { variant: index, feather }, { signal });
    return api.imageBlob(composed.url, { signal });
  };
  const revision = (): number => editor()?.state.document?.revision ?? 0;
  const follow = (): void => {
    const { review } = store.state;
    // While it is being exchanged the revision is on its way.
    if (review === null || review.isBusy) return;
    const next = reviewAt(review, editor()?.state.document ?? null);
    if (next === null) end();
    else if (next !== review) store.set(next);
  };
  /** Does one thing at a time: what was under way ends. */
  const exclusively = async (
    work: (shown: ReviewEditor, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    underWay.abort();
    const mine = new AbortController();
    underWay = mine;
    const shown = editor();
    if (shown === null) return;
    store.change({ isBusy: true });
    try {
      await work(shown, mine.signal);
    } catch (error) {
      if (mine.signal.aborted || isAbort(error)) return;
      log('Another result could not be shown', error);
      notices.notify('error', 'message.variantFailed');
    } finally {
      if (underWay === mine) {
        store.change({ isBusy: false });
        // It may have been undone meanwhile.
        follow();
      }
    }
  };
  /** Puts something on the canvas; notes it also if it was overtaken, for then it stands there. */
  const place = (
    signal: AbortSignal,
    work: (review: Review) => Promise<PlaceOutcome>,
    noted: (review: Review) => Partial<Review>,
  ): Promise<void> => {
    const turn = async (): Promise<void> => {
      signal.throwIfAborted();
      const before = store.state.review;
      const outcome = before === null ? null : await work(before);
      const { review } = store.state;
      if (review === null || review.taskId !== before?.taskId) return;
      if (outcome === 'placed') store.change(noted(review));
      // Unless it was undone, which ends the review.
      else if (!signal.aborted && revision() > review.originRevision)
        notices.notify('info', 'message.variantFailed');
    };
    const mine = placing.then(turn);
    placing = mine.catch(() => undefined);
    return mine;
  };
  const undoTo = async (shown: ReviewEditor, wanted: number): Promise<void> => {
    for (let before = -1; before !== revision() && revision() > wanted; ) {
      before = revision();
      shown.undo();
      await shown.settled();
    }
  };
  const put = async (chosen: number, feather: number | null): Promise<void> => {
    const variant = store.state.review?.variants[chosen];
    if (variant === undefined) return;
    await exclusively(async (shown, signal) => {
      await placing;
      signal.throwIfAborted();
      const { review } = store.state;
      const standing = review === null ? undefined : presentResult(review);
      // Strokes of which nothing is left would stand in the way of the exchange.
      if (standing !== undefined && !shown.state.hasMask) await undoTo(shown, standing.revision);
      const bytes = await bytesOf(variant, feather, signal);
      const exchange = (present: Review): Promise<PlaceOutcome> => {
        const { documentId, padding } = present;
        const origin = { documentId, revision: presentResult(present)?.revision ?? -1 };
        return shown.replaceResult(bytes, { ...origin, ...(padding && { padding }), signal });
      };
      const noted = ({ placed }: Review): Partial<Review> => {
        tasks.select({ itemId: variant.taskId, index: variant.index });
        return { placed: [...placed.slice(0, -1), { revision: revision(), chosen }], feather };
      };
      await place(signal, exchange, noted);
    });
  };
  const askCompose = async (taskId: string): Promise<void> => {
    try {
      const { canCompose } = await api.taskDetail(taskId);
      if (store.state.review?.taskId === taskId) store.change({ canCompose });
    } catch (error) {
      log('Whether a result can be blended anew is not known', error);
    }
  };
  return {
    begin: (task, from) => {
      underWay.abort();
      store.set({
        ...from,
        taskId: task.taskId,
        variants: variantsOf(task),
        placed: [{ revision: revision(), chosen: 0 }],
        feather: null,
        canCompose: false,
        isBusy: false,
      });
      // A brush left in the hand would begin to blend instead of comparing.
      editor()?.setTool('pan');
      editor()?.divide(firstSplit(from.kind), true);
      if (from.kind === 'area-redraw' || from.kind === 'remove') void askCompose(task.taskId);
    },
    join: async (taskId, task) => {
      const { review } = store.state;
      if (review === null || review.taskId !== taskId) return false;
      const first = review.variants.length;
      store.change({ variants: [...review.variants, ...variantsOf(task)] });
      const present = presentResult(review);
      // A blend is work that nothing would bring back.
      if (present?.revision === revision() && present.chosen !== null) await put(first, null);
      return true;
    },
    choose: (variant) => put(variant, store.state.review?.feather ?? null),
    setFeather: async (feather) => {
      const { review } = store.state;
      const chosen = review === null ? null : (presentResult(review)?.chosen ?? null);
      if (chosen !== null) await put(chosen, feather);
    },
    reveal: async (index) => {
      const variant = store.state.review?.variants[index];
      if (variant === undefined) return;
      await exclusively(async (shown, signal) => {
        const bytes = await bytesOf(variant, null, signal);
        const noted = ({ placed }: Review): Partial<Review> => {
          shown.setTool('pan');
          return { placed: [...placed, { revision: revision(), chosen: null }] };
        };
        await place(signal, () => shown.reveal(bytes, { signal }), noted);
      });
    },
    accept: () => {
      end();
      // Blending is over: the brush would mark what was just accepted.
      editor()?.setTool('pan');
    },
    discard: async () => {
      const { review } = store.state;
      const shown = editor();
      if (review === null || shown === null) return;
      end();
      await undoTo(shown, review.originRevision);
    },
    follow,
  };
};
