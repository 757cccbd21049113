import type { EditCall, EditParts } from '../../net/index.ts';
import type { EditRequest } from './submit-edit.ts';

/** One press of a button, until it is answered. */
export interface Press {
  readonly id: string;
  readonly life: AbortController;
  readonly request: EditRequest;
  readonly documentId: string;
  readonly revision: number;
  readonly joins: string | null;
  readonly seedShift: number;
  /** Under which its key is kept; null before it is sent. */
  wish: string | null;
  /** The row that stands for it; null until there is one. */
  tempId: string | null;
  /** The last byte was sent. */
  isSent: boolean;
  isTakenBack: boolean;
  /** What it is in the outbox, after a reload; null for a press of this page. */
  readonly heldId: string | null;
  /** What is sent, where it was made by an earlier page. */
  readonly frozen: EditParts<EditCall> | null;
  /** It waited for the network: the user went on to something else meanwhile. */
  wasHeld: boolean;
}

/** For what a tool was asked: its result belongs on no canvas. */
export const NO_DOCUMENT = { documentId: '', revision: 0, joins: null };

/** The part of a press that is the same for all. */
export const newPress = () => ({
  life: new AbortController(),
  wish: null,
  tempId: null,
  isSent: false,
  isTakenBack: false,
  wasHeld: false,
});
