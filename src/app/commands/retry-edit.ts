import type { EditorState } from '../../canvas/index.ts';
import type { Notices } from '../stores/notices.ts';
import type { SentEdits } from './sent-edits.ts';
import type { SubmitEdit } from './submit-edit.ts';

/** What asking again needs. */
export interface RetryEditOptions {
  readonly submitter: Pick<SubmitEdit, 'submit'>;
  readonly sent: Pick<SentEdits, 'find'>;
  readonly editor: () => { readonly state: Pick<EditorState, 'document'> } | null;
  readonly notices: Notices;
}

/** Asks again for an edit that failed, if its picture is still the open one. */
export const createRetryEdit =
  ({ submitter, sent, editor, notices }: RetryEditOptions) =>
  async (id: string): Promise<void> => {
    const former = sent.find(id);
    const document = editor()?.state.document ?? null;
    if (former !== undefined && !former.isFrozen && former.documentId === document?.id) {
      await submitter.submit(former.request);
    } else {
      notices.notify('info', 'message.retryElsewhere');
    }
  };
