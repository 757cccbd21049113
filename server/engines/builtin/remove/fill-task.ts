import { type TaskBody, TaskFailure } from '../../../threads/task.ts';
import type { Area, EngineProgress, Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { fillArea } from './fill.ts';

/** What a thread needs to fill an area. */
export interface FillInput {
  readonly image: Pixels;
  readonly area: Area;
  readonly seed: number;
}

/** The filled picture, and what there is to say about it. */
export interface FillOutput {
  readonly image: Pixels;
  readonly notes: readonly Note[];
  /** What was filled beside the area; absent where nothing was. */
  readonly filled?: Area;
}

/** Fills the area. Fails with `nothing_to_copy_from` when all of the picture is marked. */
export const run: TaskBody<FillInput, FillOutput, EngineProgress> = async (
  { image, area, seed },
  progress,
) => {
  if (!area.data.includes(0)) {
    throw new TaskFailure(
      'nothing_to_copy_from',
      'Everything is marked: leave some of the picture',
    );
  }
  progress({ progress: 0, stage: 'preparing' });
  const tell = (share: number) =>
    progress({ progress: Math.min(1, share), stage: share < 1 ? 'filling' : 'finishing' });
  const { smooth, beside } = fillArea(image.data, area.data, image.width, seed, tell, {
    isBlended: true,
  });
  const notes = smooth ? [note('fill.smooth')] : [];
  const { width, height } = image;
  const filled = beside && { filled: { width, height, data: beside } };
  return { output: { image, notes, ...filled }, transfer: [image.data.buffer] };
};
