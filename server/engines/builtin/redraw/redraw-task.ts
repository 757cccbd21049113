import type { TaskBody } from '../../../threads/task.ts';
import type { Area, EngineProgress, Pixels } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { redrawArea } from './redraw.ts';

/** What a thread needs to draw something else in an area. */
export interface RedrawInput {
  readonly image: Pixels;
  readonly area: Area;
  readonly prompt: string;
  readonly seed: number;
  /** Which of a request's answers. */
  readonly index: number;
}

/** Draws into the area; answers the picture, which differs near the area too. */
export const run: TaskBody<
  RedrawInput,
  { readonly image: Pixels; readonly notes: readonly Note[] },
  EngineProgress
> = async (input, progress) => {
  progress({ progress: 0, stage: 'preparing' });
  const notes = redrawArea(input, (share, stage) => progress({ progress: share, stage }));
  return { output: { image: input.image, notes }, transfer: [input.image.data.buffer] };
};
