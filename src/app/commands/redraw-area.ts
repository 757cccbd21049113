import type { EditorState } from '../../canvas/index.ts';
import type { RedrawStore } from '../stores/redraw-store.ts';
import type { SubmitEdit } from './submit-edit.ts';

/** What redrawing needs. */
export interface RedrawOptions {
  readonly submitter: Pick<SubmitEdit, 'canSubmit' | 'submit'>;
  readonly editor: () => { readonly state: Pick<EditorState, 'hasMask'> } | null;
  readonly redraw: RedrawStore;
}

/** Redrawing what was brushed, as the prompt says. */
export interface RedrawArea {
  /** There is a mask, and it is not being redrawn already. */
  isEnabled(): boolean;
  /** The flow of document 2 section 4.3; without a prompt asks for one. Never rejects. */
  run(): Promise<void>;
}

/** Makes the command. */
export const createRedrawArea = ({ submitter, editor, redraw }: RedrawOptions): RedrawArea => {
  const isEnabled = (): boolean => (editor()?.state.hasMask ?? false) && submitter.canSubmit();
  return {
    isEnabled,
    run: async () => {
      if (!isEnabled()) return;
      const { count, seed } = redraw.state;
      const prompt = redraw.state.prompt.trim();
      if (prompt === '') return redraw.askForPrompt();
      redraw.hide();
      await submitter.submit({
        kind: 'area-redraw',
        prompt,
        parts: async (snapshot, options) => {
          const { original, mask, width, height } = await snapshot.pack(options);
          const fields = { width, height, prompt, count, ...(seed !== null && { seed }) };
          return { original, mask, fields };
        },
      });
    },
  };
};
