import type { Padding } from '../../../../src/net/contracts/task.ts';
import type { TaskBody } from '../../../threads/task.ts';
import type { EngineProgress, Pixels } from '../../engine.ts';
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
  { readonly image: Pixels; readonly notes: readonly string[] },
  EngineProgress
> = async ({ image, padding, seed }, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const made = expandPicture(image, padding, seed, (share) =>
    progress({ progress: Math.min(1, share), stage: share < 1 ? 'filling' : 'finishing' }),
  );
  const notes = ['Continued from what the picture shows near its sides; nothing new was invented.'];
  if (made.rims.length > 0) {
    const sides = made.rims.join(', ');
    notes.push(
      `A thin line at the picture's edge (${sides}) was not continued; it stays where it is.`,
    );
  }
  if (made.smooth) notes.push('There was too little to copy texture from; filled smoothly.');
  return { output: { image: made.image, notes }, transfer: [made.image.data.buffer] };
};
