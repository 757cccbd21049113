import type { TaskBody } from '../../../threads/task.ts';
import type { Area, EngineProgress, Pixels, WatermarkRequest } from '../../engine.ts';
import { fillFound } from '../find-text/fill-found.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { findBrushed } from './find-brushed.ts';
import { findWatermark, type Watermark } from './find-watermark.ts';
import type { Paint } from './opacity.ts';
import { MOST_OPACITY, unblend } from './unblend.ts';

/** What a thread needs to remove a watermark, or to find it. */
export type WatermarkInput = Pick<WatermarkRequest, 'image' | 'area' | 'mode' | 'seed'>;

/** The picture without the mark, where there was one, and what there is to say about it. */
export interface WatermarkOutput {
  /** Null when only asked to find. */
  readonly image: Pixels | null;
  readonly found: Area | null;
  readonly notes: readonly string[];
}

/** Share of the work that finding is. */
const FINDING = 0.7;
/** Less of a mark than this does not change a pixel by a level. */
const LEAST_COVER = 0.01;

/**
 * Finds a mark that is repeated over a picture and takes it off: what shines through is brought back,
 * what is hidden is filled from its surroundings. In what the user marked, a mark need not be repeated:
 * where its paint can be measured it is taken off, and otherwise all that was marked is filled. Fails
 * with `nothing_to_copy_from` when everything is marked and has to be filled.
 */
export const run: TaskBody<WatermarkInput, WatermarkOutput, EngineProgress> = async (
  { image, area, mode, seed },
  progress,
) => {
  const fill = (mask: Uint8Array, before: number) =>
    fillFound(image, mask, seed, (share) =>
      progress({
        progress: Math.min(1, before + (1 - before) * share),
        stage: share < 1 ? 'filling' : 'finishing',
      }),
    );
  const { width, height } = image;
  if (area !== null) {
    if (mode === 'detect') return answer(null, area, ['Took what was marked for the watermark.']);
    progress({ progress: 0, stage: 'finding' });
    const brushed = findBrushed(image.data, area.data, width);
    if (brushed === null) {
      const why = 'No paint explained what was marked, so it was filled from its surroundings.';
      return answer(image, area, [why, ...fill(area.data, FINDING)]);
    }
    unblend(image.data, brushed.cover, brushed.paint);
    return answer(image, area, [
      `Measured what was marked as a watermark, ${percent(brushed.paint)}, brought back the picture under it and filled its edge.`,
      ...fill(edgeOf(brushed.cover, area.data, width), FINDING),
    ]);
  }
  const mark = findWatermark(image.data, width, (share) =>
    progress({ progress: share * (mode === 'run' ? FINDING : 1), stage: 'finding' }),
  );
  if (mark === null) {
    return answer(mode === 'run' ? image : null, null, [
      'Found no watermark that is repeated over the picture; brush over a single one to remove it.',
    ]);
  }
  const mask = Uint8Array.from(mark.cover, (cover) => (cover > LEAST_COVER ? 255 : 0));
  const found = { width, height, data: mask };
  if (mode === 'detect') return answer(null, found, [`${describe(mark)}.`]);
  if (mark.paint.opacity > MOST_OPACITY) {
    return answer(image, found, [
      `${describe(mark)}, filled it from its surroundings.`,
      ...fill(mask, FINDING),
    ]);
  }
  unblend(image.data, mark.cover, mark.paint);
  progress({ progress: 1, stage: 'finishing' });
  return answer(image, found, [`${describe(mark)}, brought back the picture under it.`]);
};

const answer = (image: Pixels | null, found: Area | null, notes: readonly string[]) => ({
  output: { image, found, notes },
  transfer: image === null ? [] : [image.data.buffer],
});

function describe({ paint, times }: Watermark): string {
  return `Found a watermark repeated about ${times} times, ${percent(paint)}`;
}

const percent = ({ opacity }: Paint): string => `${Math.round(opacity * 100)} % opaque`;

/** The soft edge of a mark, within what was marked: there, how much of it is paint is only guessed. */
function edgeOf(cover: Float32Array, area: Uint8Array, width: number): Uint8Array {
  const soft = blurBox(cover, width, 1);
  return Uint8Array.from(area, (value, at) =>
    value > 0 && Math.abs((soft[at] as number) - 0.5) < 0.45 ? 255 : 0,
  );
}
