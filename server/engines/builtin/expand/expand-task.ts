import type { Padding } from '../../../../src/net/contracts/task.ts';
import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { expandPicture } from './expand.ts';

/** What a thread needs to continue a picture beyond its sides. */
export interface ExpandInput {
  readonly image: Pixels;
  readonly padding: Padding;
  readonly seed: number;
}

/** Continues the picture; the answer is as large as picture and padding. */
export const run: TaskBody<
  ExpandInput,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async ({ image, padding, seed }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const made = expandPicture(image, padding, seed, (share) =>
    progress({ progress: Math.min(1, share), stage: share < 1 ? 'filling' : 'finishing' }),
  );
  const notes = [note('expand.continued')];
  if (made.rims.length > 0) {
    const sides = made.rims.map((side) => note(`side.${side}`));
    notes.push(note('expand.rims', { sides }));
  }
  if (made.smooth) notes.push(note('fill.smooth'));
  return { output: { image: made.image, notes }, transfer: [made.image.data.buffer] };
};
