import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useSession } from '../../session-context.ts';
import { firstSplit, type Review } from '../../stores/review-store.ts';

/** The results under review, which are divided from what was before while nothing is painted. */
export const useReview = (editor: Editor): Review | null => {
  const { review: store } = useSession();
  const { review } = useSnapshot(store.state);
  const { tool, hasMask } = useSnapshot(editor.state);
  // A blend stands on a result, not on what was before it.
  const isResult = review?.placed.length === 1;
  const isDivided = review !== null && isResult && tool === 'pan' && !hasMask;
  useEffect(() => {
    if (review !== null && !isDivided) editor.divide(null);
    if (isDivided && editor.state.split === null) editor.divide(firstSplit(review.kind));
  }, [editor, review, isDivided]);
  return review;
};
