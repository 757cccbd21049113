import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { combinePictures } from './combine.ts';

/** What a thread needs to make one picture of two. */
export interface CombineInput {
  readonly images: readonly [Pixels, Pixels];
  readonly prompt: string;
  /** Which of the request's answers, 0 to 3. */
  readonly index: number;
}

/** Makes one picture of two as the words say. */
export const run: TaskBody<
  CombineInput,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async ({ images, prompt, index }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const combined = await combinePictures(images, prompt, index, (share, stage) =>
    progress({ progress: share, stage }),
  );
  return { output: combined, transfer: [combined.image.data.buffer] };
};
