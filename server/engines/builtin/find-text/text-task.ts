import type { TaskBody } from '../../../threads/task.ts';
import type { Area, EngineProgress, Pixels, TextRemovalRequest } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { fillFound } from './fill-found.ts';
import { findText } from './find-text.ts';

/** What a thread needs to remove writing, or to find it. */
export type TextInput = Pick<TextRemovalRequest, 'image' | 'area' | 'mode' | 'seed'>;

/** The picture without the writing, where there was any, and what there is to say about it. */
export interface TextOutput {
  /** Null when only asked to find. */
  readonly image: Pixels | null;
  readonly found: Area | null;
  readonly notes: readonly Note[];
}

/** Share of the work that finding is. */
const FINDING = 0.5;

/**
 * Finds writing, or takes what the user marked for it, and fills it from its surroundings. Fails with
 * `nothing_to_copy_from` when everything is marked.
 */
export const run: TaskBody<TextInput, TextOutput, EngineProgress> = async (
  { image, area, mode, seed },
  progress,
) => {
  const { width, height } = image;
  const { mask, areas } = area
    ? { mask: area.data, areas: null }
    : findText(image.data, width, (share) =>
        progress({ progress: share * (mode === 'run' ? FINDING : 1), stage: 'finding' }),
      );
  const found = areas === 0 ? null : { width, height, data: mask };
  if (mode === 'detect') {
    return { output: { image: null, found, notes: [noteOn(areas, false)] }, transfer: [] };
  }
  const filling = fillFound(image, mask, seed, (share) =>
    progress({
      progress: Math.min(1, FINDING + (1 - FINDING) * share),
      stage: share < 1 ? 'filling' : 'finishing',
    }),
  );
  const notes = [noteOn(areas, true), ...filling];
  return { output: { image, found, notes }, transfer: [image.data.buffer] };
};

/** `areas` is null when the user marked them. */
function noteOn(areas: number | null, removed: boolean): Note {
  if (areas === null) return note(removed ? 'text.marked-removed' : 'text.marked');
  if (areas === 0) return note('text.none');
  return note(removed ? 'text.removed' : 'text.found', { count: areas });
}
