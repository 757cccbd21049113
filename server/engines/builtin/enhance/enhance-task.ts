import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels } from '../../engine.ts';
import { enhance } from './enhance.ts';

/** Makes a picture clearer. */
export const run: TaskBody<
  { readonly image: Pixels },
  { readonly image: Pixels; readonly notes: readonly string[] },
  EngineProgress
> = async ({ image }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const made = enhance(image, (share) => progress({ progress: share, stage: 'drawing' }));
  return { output: made, transfer: [made.image.data.buffer] };
};
