import { subscribeKey } from 'valtio/vanilla/utils';
import type { EditorState } from '../canvas/index.ts';
import type { Notices } from './stores/notices.ts';

/** Shows a notice whenever undo or redo failed; answers how to stop that. */
export const tellFailedMoves = (
  { state }: { readonly state: Pick<EditorState, 'news'> },
  notices: Pick<Notices, 'notify'>,
): (() => void) =>
  subscribeKey(state, 'news', (news) => {
    if (news?.event === 'not-undone') notices.notify('error', 'message.notUndone');
    if (news?.event === 'not-redone') notices.notify('error', 'message.notRedone');
  });
