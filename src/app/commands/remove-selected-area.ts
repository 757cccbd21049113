import type { EditorState } from '../../canvas/index.ts';
import { TASK_PROMPTS } from '../task-prompts.ts';
import type { EditRequest, SubmitEdit } from './submit-edit.ts';

/** What removing needs. */
export interface RemoveOptions {
  readonly submitter: Pick<SubmitEdit, 'canSubmit' | 'submit'>;
  readonly editor: () => { readonly state: Pick<EditorState, 'hasMask'> } | null;
}

/** Removing what was brushed. */
export interface RemoveSelectedArea {
  isEnabled(): boolean;
  /** The Remove flow of document 2 section 4.4; never rejects, keeps picture, mask and strokes. */
  run(): Promise<void>;
}

const REMOVAL: EditRequest<'remove'> = {
  kind: 'remove',
  prompt: TASK_PROMPTS['task.removePrompt'],
  parts: async (snapshot, options) => {
    const { original, mask, width, height } = await snapshot.pack(options);
    return { original, mask, fields: { width, height } };
  },
};

/** Makes the command. */
export const createRemoveSelectedArea = ({
  submitter,
  editor,
}: RemoveOptions): RemoveSelectedArea => {
  const isEnabled = (): boolean => (editor()?.state.hasMask ?? false) && submitter.canSubmit();
  return {
    isEnabled,
    run: async () => {
      if (isEnabled()) await submitter.submit(REMOVAL);
    },
  };
};
