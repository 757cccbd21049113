import { TaskFailure } from '../../../threads/task.ts';
import type { Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { fillArea } from '../remove/fill.ts';

/**
 * Fills marked pixels of a picture in place and returns what there is to say about it. `mask` has one
 * byte a pixel, above 0 where marked. Fails with `nothing_to_copy_from` when everything is marked.
 */
export function fillFound(
  { data, width }: Pixels,
  mask: Uint8Array,
  seed: number,
  onProgress: (share: number) => void,
): Note[] {
  if (!mask.includes(0)) {
    throw new TaskFailure(
      'nothing_to_copy_from',
      'Everything is marked: leave some of the picture',
    );
  }
  if (!mask.some((value) => value > 0)) return [];
  const { smooth } = fillArea(data, mask, width, seed, onProgress);
  return smooth ? [note('fill.smooth')] : [];
}
