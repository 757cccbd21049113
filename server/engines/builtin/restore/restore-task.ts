import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels, RestoreRequest } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { restore } from './restore.ts';

/** Mends an old photograph. */
export const run: TaskBody<
  Pick<RestoreRequest, 'image' | 'seed'>,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async ({ image, seed }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const notes = restore(image, seed, (share, stage) => progress({ progress: share, stage }));
  return { output: { image, notes }, transfer: [image.data.buffer] };
};
