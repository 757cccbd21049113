import { subscribe } from 'valtio/vanilla';
import type { EditorStore } from '../stores/editor-store.ts';
import type { ToolStore } from '../stores/tool-store.ts';

/** What may be on its way to the server. */
export interface Sending {
  readonly editor: Pick<EditorStore, 'state'>;
  readonly tools: Pick<ToolStore, 'state'>;
}

/** Whether a picture is being packed or sent. What waits for the network is kept, and a task is found again. */
const isSending = ({ editor, tools }: Sending): boolean =>
  editor.state.edits.some(({ sending }) => sending !== null && sending.step !== 'held') ||
  Object.values(tools.state).some(({ run }) => run !== null && run.taskId === null && !run.isHeld);

/**
 * Lets the browser ask before the page is left while a picture is being packed, when what was asked for
 * would be gone without a word, or sent, when the next page would have to send it from the start. Phones ask
 * nobody: there the outbox alone helps. It listens only then, for browsers keep no page that does for
 * Back. Answers what ends it.
 */
export const askBeforeLeaving = (target: EventTarget, sending: Sending): (() => void) => {
  const ask = (event: Event): void => event.preventDefault();
  const follow = (): void => {
    if (isSending(sending)) target.addEventListener('beforeunload', ask);
    else target.removeEventListener('beforeunload', ask);
  };
  const stops = [subscribe(sending.editor.state, follow), subscribe(sending.tools.state, follow)];
  return () => {
    for (const stop of stops) stop();
    target.removeEventListener('beforeunload', ask);
  };
};
