import type { EditCall, EditParts } from '../../net/index.ts';
import type { EditRequest } from './submit-edit.ts';

/** What was asked for in an edit, so that it can be asked for again. */
export interface SentEdit {
  readonly request: EditRequest;
  readonly documentId: string;
  /** What was sent; null before, and when it is needed no more. */
  readonly parts: EditParts<EditCall> | null;
  /** It was asked for by an earlier page: it can't be made anew of the picture as it is now. */
  readonly isFrozen: boolean;
}

/** The edits that were asked for lately, by press and, once known, by task id. */
export interface SentEdits {
  note(id: string, sent: SentEdit): void;
  find(id: string): SentEdit | undefined;
  /** The pictures that were sent are needed no more; what was asked for stays known. */
  dropParts(id: string): void;
}

/** How many are remembered. */
const MOST = 20;

/** Remembers nothing yet. */
export const createSentEdits = (): SentEdits => {
  const sent = new Map<string, SentEdit>();
  return {
    note: (id, edit) => {
      sent.delete(id);
      sent.set(id, edit);
      const [oldest] = sent.keys();
      if (sent.size > MOST && oldest !== undefined) sent.delete(oldest);
    },
    find: (id) => sent.get(id),
    dropParts: (id) => {
      const edit = sent.get(id);
      if (edit !== undefined) sent.set(id, { ...edit, parts: null });
    },
  };
};
