import type { EditorState } from '../../canvas/index.ts';
import type { Notices } from '../stores/notices.ts';
import { TASK_PROMPTS } from '../task-prompts.ts';
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
  /**
   * The flow of document 2 section 4.6; says so where there is no picture. Never rejects.
   * @param scale how many times as wide and high the result shall be; the engine's choice when not said
   */
  run(scale?: EnhanceScale): Promise<void>;
}

/** Scales that can be asked for. */
export const ENHANCE_SCALES = [2, 4] as const;
/** See {@link ENHANCE_SCALES}. */
export type EnhanceScale = (typeof ENHANCE_SCALES)[number];

const FIELDS: Readonly<Record<EnhanceScale, '2' | '4'>> = { 2: '2', 4: '4' };

const enhancement = (scale: EnhanceScale | undefined): EditRequest<'enhance'> => ({
  kind: 'enhance',
  prompt: TASK_PROMPTS['task.enhancePrompt'],
  parts: async (snapshot, options) => {
    const { width, height } = snapshot;
    const wish = scale === undefined ? {} : { scale: FIELDS[scale] };
    return {
      original: await snapshot.packOriginal(options),
      fields: { width, height, ...wish },
    };
  },
});

/** Makes the command. */
export const createEnhanceImage = ({
  submitter,
  editor,
  notices,
}: EnhanceOptions): EnhanceImage => ({
  isEnabled: submitter.canSubmit,
  run: async (scale) => {
    if ((editor()?.state.document ?? null) === null) {
      notices.notify('warning', 'message.imageMissing');
      return;
    }
    await submitter.submit(enhancement(scale));
  },
});
