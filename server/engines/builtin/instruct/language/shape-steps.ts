import type { ClauseWork } from './clause-work.ts';
import type { Step } from './instruction.ts';
import type { ShapeName } from './lists/shapes.ts';

/** Shapes that turn a picture about. */
const TURNING: ReadonlySet<ShapeName> = new Set(['rotate', 'flip', 'upended']);

/** "Turn the sky upside down": only the whole picture can be turned; whom it shows may stand for it. */
const isOfSurroundings = ({ clause: { parts } }: ClauseWork): boolean =>
  parts.length > 0 && parts.every((part) => part !== 'picture' && part !== 'subject');

/** Adds the step that turns, mirrors or cuts the picture; a cut is one step, whatever it is said by. */
export function addShape(work: ClauseWork, shape: ShapeName): void {
  const { place, degrees } = work.clause;
  const crop = (ratio: number | null, zoom = 1): Step => ({ do: 'crop', ratio, place, zoom });
  if (TURNING.has(shape) && isOfSurroundings(work)) return work.refuse('edit.whole-turns');
  switch (shape) {
    case 'straighten':
      return work.add({ do: 'straighten' });
    case 'rotate': {
      const turn = degrees ?? (work.says('upended') ? 180 : 90);
      return work.add({ do: 'rotate', degrees: place.across === 'left' ? -turn : turn });
    }
    case 'flip':
      if (isTurnedOver(work)) return;
      return work.add({ do: 'flip', upright: isUpright(work) || work.says('upended') });
    case 'upended':
      if (work.says('horizontal') || work.says('vertical'))
        return work.add({ do: 'flip', upright: work.says('vertical') });
      if (isTurnedOver(work)) work.add({ do: 'rotate', degrees: 180 });
      return;
    case 'crop':
      if (!work.steps.some((step) => step.do === 'crop')) work.add(crop(null));
      return;
    case 'square':
      return cropTo(work, crop(1));
    case 'wide':
      return cropTo(work, crop(16 / 9));
    case 'upright':
      return cropTo(work, crop(4 / 5));
    case 'zoom':
      return work.add(crop(null, 1 + 0.5 * work.strength()));
    case 'vertical':
    case 'horizontal':
      // They only say which way to flip.
      return;
  }
}

/** "Turn it by 90 degrees", "turn it to the left": the verb is one for any change, and what is counted or the way says which. */
export function addTurn(work: ClauseWork): void {
  const { act, heads, colours, parts, degrees, place } = work.clause;
  const isAll = parts.every((part) => part === 'picture');
  if (heads.length + colours.length + work.unknown.length > 0 || !isAll) return;
  const isTurn =
    degrees !== null ? act !== 'remove' : (act === null || act === 'change') && place.down === null;
  if (isTurn && (degrees !== null || place.across !== null)) addShape(work, 'rotate');
}

/** Words for mirroring, and no other turning over. */
const MIRRORING =
  /^(?:flip|mirror|reflect|spieg|miroir|espej|espelh|refle|specch|rifle|зеркал|отзеркал|отраз|ayna|yansıt|مرآ|انعكاس|दर्पण|मिरर|镜|翻转|反転|鏡|ミラー|미러|거울|반사)/iu;

/** Whether a picture is turned upside down as one turns a print over on a table, and neither mirrored nor by a named angle. */
const isTurnedOver = (work: ClauseWork): boolean =>
  work.says('upended') &&
  !work.says('rotate') &&
  !work.clause.pieces.some(({ text }) => MIRRORING.test(text));

/** Whether top and bottom are mirrored, which some words for mirroring say themselves. */
const isUpright = (work: ClauseWork): boolean =>
  work.says('vertical') || work.clause.pieces.some(({ text }) => /上下|상하/u.test(text));

function cropTo(work: ClauseWork, step: Step): void {
  const at = work.steps.findIndex((one) => one.do === 'crop');
  if (at < 0) work.add(step);
  else work.steps[at] = step;
}
