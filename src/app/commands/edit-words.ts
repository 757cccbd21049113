import type { EditCall } from '../../net/index.ts';
import type { TextKey } from '../text-keys.ts';

/** What is said when an edit fails; a text with `{{reason}}` is given one. */
export interface EditWords {
  /** The server answered without a task id. */
  readonly noTask: TextKey;
  /** The server could not be reached or failed itself. */
  readonly unreachable: TextKey;
  /** Making or sending the parts threw. */
  readonly thrown: TextKey;
  /** The server refused it; null says its sentence as it stands. */
  readonly refused: TextKey | null;
  /** The task failed. */
  readonly failed: TextKey;
  /** The task was silent for 60 s (decision 17). */
  readonly timedOut: TextKey;
}

const MASKED: EditWords = {
  noTask: 'message.networkError',
  unreachable: 'message.networkError',
  thrown: 'message.networkError',
  refused: null,
  failed: 'message.editFailed',
  timedOut: 'message.editTimedOut',
};

/** The row of the instruction tools. */
const TOOL: EditWords = {
  noTask: 'message.toolFailed',
  unreachable: 'message.toolFailed',
  thrown: 'message.toolFailed',
  refused: null,
  failed: 'message.toolFailedReason',
  timedOut: 'message.generationTimedOut',
};

/** The rows of the error catalogue (document 2 section 8) by kind of edit. */
export const EDIT_WORDS: Readonly<Record<EditCall, EditWords>> = {
  'area-redraw': MASKED,
  remove: MASKED,
  enhance: {
    noTask: 'message.networkError',
    unreachable: 'message.networkError',
    thrown: 'message.enhanceFailed',
    refused: null,
    failed: 'message.enhanceFailedReason',
    timedOut: 'message.enhanceTimedOut',
  },
  expand: {
    noTask: 'message.expandFailed',
    unreachable: 'message.expandFailedReason',
    thrown: 'message.expandFailedReason',
    refused: 'message.expandFailedReason',
    failed: 'message.expandFailedReason',
    timedOut: 'message.expandTimedOut',
  },
  'flux-context': TOOL,
  'flux-context-multi': TOOL,
  restore: TOOL,
  'watermark-remover': TOOL,
  'text-removal': TOOL,
};
