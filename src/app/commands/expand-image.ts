import type { Editor, EditorState } from '../../canvas/index.ts';
import type { Notices } from '../stores/notices.ts';
import { TASK_PROMPTS } from '../task-prompts.ts';
import type { EditRequest, SubmitEdit } from './submit-edit.ts';

type Wish = NonNullable<ReturnType<Editor['expansion']['wish']>>;

/** What expanding needs. */
export interface ExpandOptions {
  readonly submitter: Pick<SubmitEdit, 'canSubmit' | 'submit'>;
  readonly editor: () => {
    readonly state: Pick<EditorState, 'document' | 'expansion'>;
    readonly expansion: Pick<Editor['expansion'], 'wish'>;
  } | null;
  readonly notices: Notices;
}

/** Continuing a picture beyond its sides. */
export interface ExpandImage {
  /** False while nothing is to be added, or more than a picture may have. */
  isEnabled(): boolean;
  /** Says what is missing, if it is the picture. */
  refuse(): void;
  /** The Expand flow of document 2 section 4.5; never rejects, keeps picture and mask. */
  run(): Promise<void>;
}

/** The wish is that of the press, also when it is sent once more. */
const expansionBy = (wish: Wish): EditRequest<'expand'> => ({
  kind: 'expand',
  prompt: TASK_PROMPTS['task.expandPrompt'],
  parts: async (snapshot, options) => {
    const { original, padding, width, height } = await snapshot.packExpansion(wish, options);
    return { original, fields: { ...padding, width, height } };
  },
});

/** Makes the command. */
export const createExpandImage = ({ submitter, editor, notices }: ExpandOptions): ExpandImage => {
  const wish = (): Wish | null => {
    const shown = editor();
    const frame = shown?.state.expansion ?? null;
    return frame === null || frame.brokenLimit !== null ? null : (shown?.expansion.wish() ?? null);
  };
  return {
    isEnabled: () => wish() !== null && submitter.canSubmit(),
    refuse: () => {
      if ((editor()?.state.document ?? null) === null)
        notices.notify('warning', 'message.imageMissing');
    },
    run: async () => {
      const wanted = wish();
      if (wanted !== null) await submitter.submit(expansionBy(wanted));
    },
  };
};
