import { type EditCall, isApiError } from '../../net/index.ts';
import type { NoticeAction, Notices } from '../stores/notices.ts';
import { EDIT_WORDS } from './edit-words.ts';
import { codeOf, refusalOf } from './error-words.ts';

/** Which row of the table a failed sending belongs to. */
const rowOf = (error: unknown): 'noTask' | 'unreachable' | 'thrown' => {
  if (isApiError(error, 'invalid_answer')) return 'noTask';
  return isApiError(error) ? 'unreachable' : 'thrown';
};

/** Says why an edit of this kind could not be sent, in the words of the specification. */
export const sayEditFailed = (
  kind: EditCall,
  error: unknown,
  notices: Notices,
  action: NoticeAction,
): void => {
  const code = codeOf(error);
  const refusal = refusalOf(error);
  const words = EDIT_WORDS[kind];
  const reason = error instanceof Error ? error.message : '';
  if (code === 'no_token') notices.notify('error', 'message.userMissing');
  else if (code === 'outbox_full') notices.notify('warning', 'message.outboxFull', {}, action);
  else if (refusal === null) notices.notify('error', words[rowOf(error)], { reason, code }, action);
  else if (words.refused === null)
    notices.notifyText('error', refusal.text, refusal.params, action);
  else notices.notify('error', words.refused, { reason: refusal.text, code }, action);
};
