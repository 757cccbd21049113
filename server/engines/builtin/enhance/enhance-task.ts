import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, EnhanceRequest, Pixels } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { enhance } from './enhance.ts';

/** Makes a picture clearer. */
export const run: TaskBody<
  Pick<EnhanceRequest, 'image' | 'scale'>,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async (request, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const made = enhance(request, (share) => progress({ progress: share, stage: 'drawing' }));
  return { output: made, transfer: [made.image.data.buffer] };
};
