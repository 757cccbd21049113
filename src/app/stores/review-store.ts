import { proxy } from 'valtio/vanilla';
import type { ResultOrigin } from '../../canvas/index.ts';
import type { EditCall } from '../../net/index.ts';

/** One result of a task. */
export interface Variant {
  readonly taskId: string;
  /** Which result of the task, from 0. */
  readonly index: number;
  readonly url: string;
}

/** What stands on the canvas after a history step of the review. */
export interface PlacedResult {
  /** Revision of the document with it. */
  readonly revision: number;
  /** Which variant it is; null for a blend of several. */
  readonly chosen: number | null;
}

/** Results that stand on the canvas and are not yet accepted. */
export interface Review {
  readonly documentId: string;
  /** Revision of the state that they were made from. */
  readonly originRevision: number;
  readonly kind: EditCall;
  /** What an expansion added. */
  readonly padding: ResultOrigin['padding'];
  /** The task that came first; others were asked for again. */
  readonly taskId: string;
  readonly variants: readonly Variant[];
  /** What was placed, the latest last: first a variant, then blends over it. */
  readonly placed: readonly PlacedResult[];
  /** Width of the blend in px; null as the server made it. */
  readonly feather: number | null;
  /** Whether the server can blend with another feather. */
  readonly canCompose: boolean;
  /** Another picture is on its way to the canvas. */
  readonly isBusy: boolean;
}

/** The review of the open document; null when there is none. */
export interface ReviewStore {
  readonly state: { review: Review | null };
  set(review: Review | null): void;
  /** Changes the present review, if there is one. */
  change(change: Partial<Review>): void;
}

/**
 * Where the line between before and after first stands, 0 to 1. Where only an area was changed
 * nearly all is after: the area may lie anywhere, and under "before" it would not be seen.
 */
export const firstSplit = (kind: EditCall): number =>
  kind === 'area-redraw' || kind === 'remove' ? 0.05 : 0.5;

/** What stands on the canvas now. */
export const presentResult = ({ placed }: Pick<Review, 'placed'>): PlacedResult | undefined =>
  placed.at(-1);

/** The review once the document is in this state; null if the result was taken back. */
export const reviewAt = (
  review: Review,
  document: { readonly id: string; readonly revision: number } | null,
): Review | null => {
  if (document?.id !== review.documentId || document.revision <= review.originRevision) return null;
  const placed = review.placed.filter(({ revision }) => revision <= document.revision);
  if (placed.length === 0) return null;
  return placed.length === review.placed.length ? review : { ...review, placed };
};

/** No review. */
export const createReviewStore = (): ReviewStore => {
  const state = proxy<{ review: Review | null }>({ review: null });
  return {
    state,
    set: (review) => {
      state.review = review;
    },
    change: (change) => {
      if (state.review !== null) state.review = { ...state.review, ...change };
    },
  };
};
