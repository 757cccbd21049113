import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { editByInstruction } from './instruct.ts';

/** What a thread needs to change a picture as an instruction says. */
export interface InstructInput {
  readonly image: Pixels;
  readonly prompt: string;
  readonly seed: number;
}

/** Changes a picture as an instruction says. Fails with `instruction_not_understood`. */
export const run: TaskBody<
  InstructInput,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async ({ image, prompt, seed }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const edited = editByInstruction(image, prompt, seed, (share, stage) =>
    progress({ progress: share, stage }),
  );
  return { output: edited, transfer: [edited.image.data.buffer] };
};
