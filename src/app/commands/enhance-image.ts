import type { EditorState } from '../../canvas/index.ts';
import type { Notices } from '../stores/notices.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import type { EditRequest, SubmitEdit } from './submit-edit.ts';

/** What enhancing needs. */
export interface EnhanceOptions {
  readonly submitter: Pick<SubmitEdit, 'canSubmit' | 'submit'>;
  readonly editor: () => { readonly state: Pick<EditorState, 'document'> } | null;
  readonly notices: Notices;
}

/** Making the picture clearer. */
export interface EnhanceImage {
  isEnabled(): boolean;
  /** The flow of document 2 section 4.6; says so where there is no picture. Never rejects. */
  run(): Promise<void>;
}

const ENHANCEMENT: EditRequest<'enhance'> = {
  kind: 'enhance',
  prompt: LOGIC_TEXTS['task.enhancePrompt'],
  parts: async (snapshot, signal) => {
    const { width, height } = snapshot;
    return { original: await snapshot.packOriginal({ signal }), fields: { width, height } };
  },
};

/** Makes the command. */
export const createEnhanceImage = ({
  submitter,
  editor,
  notices,
}: EnhanceOptions): EnhanceImage => ({
  isEnabled: submitter.canSubmit,
  run: async () => {
    if ((editor()?.state.document ?? null) === null) {
      notices.notify('warning', 'message.imageMissing');
      return;
    }
    await submitter.submit(ENHANCEMENT);
  },
});
