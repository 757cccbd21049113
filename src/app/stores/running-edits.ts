import type { DocumentInfo } from '../../canvas/index.ts';
import type { EditCall } from '../../net/index.ts';

/** How far a result is on its way to the canvas: its bytes come, then it is decoded and shown. */
export interface Arrival {
  readonly step: 'fetching' | 'opening';
  /** Bytes that came, and all of them where the server said. */
  readonly received: number;
  readonly total: number | null;
}

/** An edit from the press of its button until its result is there. */
export interface RunningEdit {
  /** Id of the press; the same all the way. */
  readonly id: string;
  readonly kind: EditCall;
  /** The state of the document that it is made of. */
  readonly documentId: string;
  readonly revision: number;
  /**
   * Being sent: packaging, then uploading, each with 0 to 1 of it, or held until there is a network;
   * null once it is sent.
   */
  readonly sending: {
    readonly step: 'packaging' | 'uploading' | 'held';
    readonly progress: number;
  } | null;
  /** Null until the server gave one. */
  readonly taskId: string | null;
  /** Its first result is made and on its way to the canvas; null before. */
  readonly arrival: Arrival | null;
  /** The task whose results these are to join; null for an edit of its own. */
  readonly joins: string | null;
}

/** A document in a certain state, as far as edits are concerned. */
type Present = Pick<DocumentInfo, 'id' | 'revision'>;

/** The edit under way that is made of exactly this state; the newest, if there are several. */
export const editOfState = (
  edits: readonly RunningEdit[],
  { id, revision }: Present,
): RunningEdit | undefined =>
  edits.findLast((edit) => edit.documentId === id && edit.revision === revision);

/** The edit under way whose results are to join those of a task. */
export const editWaitingToJoin = (
  edits: readonly RunningEdit[],
  taskId: string,
): RunningEdit | undefined => edits.find(({ joins }) => joins === taskId);
