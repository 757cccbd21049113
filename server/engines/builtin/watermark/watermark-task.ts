import type { TaskBody } from '../../../threads/task.ts';
import type { Area, EngineProgress, Pixels, WatermarkRequest } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { fillFound } from '../find-text/fill-found.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { findBrushed } from './find-brushed.ts';
import { findWatermark, type Watermark } from './find-watermark.ts';
import type { Paint } from './opacity.ts';
import { isTooBroad } from './too-broad.ts';
import { MOST_OPACITY, unblend } from './unblend.ts';

/** What a thread needs to remove a watermark, or to find it. */
export type WatermarkInput = Pick<WatermarkRequest, 'image' | 'area' | 'mode' | 'seed'>;

/** The picture without the mark, where there was one, and what there is to say about it. */
export interface WatermarkOutput {
  /** Null when only asked to find. */
  readonly image: Pixels | null;
  readonly found: Area | null;
  readonly notes: readonly Note[];
}

/** Share of the work that finding is. */
const FINDING = 0.7;
/** Less of a mark than this does not change a pixel by a level. */
const LEAST_COVER = 0.01;

/**
 * Finds a mark that is repeated over a picture and takes it off: what shines through is brought back,
 * what is hidden is filled from its surroundings. In what the user marked, a mark need not be repeated:
 * where its paint can be measured it is taken off, and otherwise all that was marked is filled, or left as
 * it is where that is so much that a fill would destroy the picture. Fails with `nothing_to_copy_from`
 * when everything is marked and has to be filled.
 */
export const run: TaskBody<WatermarkInput, WatermarkOutput, EngineProgress> = async (
  input,
  progress,
) => {
  const { image, area, mode, seed } = input;
  const work: Work = {
    ...input,
    search: (share) =>
      progress({ progress: share * (mode === 'run' ? FINDING : 1), stage: 'finding' }),
    fill: (mask) =>
      fillFound(image, mask, seed, (share) =>
        progress({
          progress: Math.min(1, FINDING + (1 - FINDING) * share),
          stage: share < 1 ? 'filling' : 'finishing',
        }),
      ),
  };
  work.search(0);
  const done = takeOff(work, area);
  progress({ progress: 1, stage: 'finishing' });
  return done;
};

/** Takes off what was marked, or else a repeated mark. */
function takeOff(work: Work, area: Area | null) {
  const { image, mode } = work;
  if (area !== null) return takeOffBrushed(work, area);
  const mark = findWatermark(image.data, image.width, work.search);
  if (mark !== null) return takeOffRepeated(work, mark);
  return answer(mode === 'run' ? image : null, null, [note('mark.none')]);
}

/** A task's input, and how it says how far it is. */
interface Work extends WatermarkInput {
  /** Told the share of the search that is done. */
  readonly search: (share: number) => void;
  /** Fills what is marked and returns what there is to say about it. */
  readonly fill: (mask: Uint8Array) => Note[];
}

function takeOffBrushed({ image, mode, search, fill }: Work, area: Area) {
  if (mode === 'detect') return answer(null, area, [note('mark.marked')]);
  const brushed = findBrushed(image.data, area.data, image.width, search);
  if (brushed === null) {
    if (area.data.includes(0) && isTooBroad(area.data, image.width))
      return answer(image, area, [note('mark.too-broad')]);
    return answer(image, area, [note('mark.no-paint'), ...fill(area.data)]);
  }
  unblend(image.data, brushed.cover, brushed.paint);
  return answer(image, area, [
    note('mark.measured', { percent: percent(brushed.paint) }),
    ...fill(edgeOf(brushed.cover, area.data, image.width)),
  ]);
}

function takeOffRepeated({ image, mode, fill }: Work, { cover, paint, times }: Watermark) {
  const mask = Uint8Array.from(cover, (value) => (value > LEAST_COVER ? 255 : 0));
  const found = { width: image.width, height: image.height, data: mask };
  const told = { times, percent: percent(paint) };
  if (mode === 'detect') return answer(null, found, [note('mark.found', told)]);
  if (paint.opacity > MOST_OPACITY)
    return answer(image, found, [note('mark.filled', told), ...fill(mask)]);
  unblend(image.data, cover, paint);
  return answer(image, found, [note('mark.lifted', told)]);
}

const answer = (image: Pixels | null, found: Area | null, notes: readonly Note[]) => ({
  output: { image, found, notes },
  transfer: image === null ? [] : [image.data.buffer],
});

const percent = ({ opacity }: Paint): number => Math.round(opacity * 100);

/** The soft edge of a mark, within what was marked: there, how much of it is paint is only guessed. */
function edgeOf(cover: Float32Array, area: Uint8Array, width: number): Uint8Array {
  const soft = blurBox(cover, width, 1);
  return Uint8Array.from(area, (value, at) =>
    value > 0 && Math.abs((soft[at] as number) - 0.5) < 0.45 ? 255 : 0,
  );
}
