import { TaskFailure } from '../../../threads/task.ts';
import type { EngineStage, Pixels } from '../../engine.ts';
import { inEnglish, type Note, note } from '../../note.ts';
import { seedOf } from '../kernels/random.ts';
import { divideShare, type OnShare as OnDrawn } from '../kernels/share.ts';
import { noteOnUnknown } from '../words/note-on-unknown.ts';
import { describeStep, describeTarget } from './describe-step.ts';
import type { Instruction, Step } from './language/instruction.ts';
import { readInstruction } from './language/read-instruction.ts';
import { type Look, lookAhead, looksOf, weightOfLooks } from './look-ahead.ts';
import { findPart } from './parts.ts';
import { performStep } from './perform.ts';
import { createSight, type Sight } from './seeing/sight.ts';
import { blendIn } from './steps/each-pixel.ts';

/** An edited picture, and what there is to say about it. */
export interface Edited {
  readonly image: Pixels;
  readonly notes: readonly Note[];
}

/** Told the share of the work that is finished, and what it is. */
type OnShare = (share: number, stage: EngineStage) => void;

const CAN =
  'It can change light, colours, contrast, season, time of day and weather, recolour or remove the sky or the background, blur, draw and paint in many styles, add text, a frame or a vignette, crop, rotate and straighten.';

/**
 * Changes a picture as an instruction in any of the product's languages says. The same picture,
 * words and seed give the same bytes. Fails with `instruction_not_understood` when nothing of it
 * could be done, so that an unchanged picture is never passed off as an edit.
 */
export function editByInstruction(
  image: Pixels,
  prompt: string,
  seed: number,
  onShare: OnShare,
): Edited {
  const instruction = readInstruction(prompt);
  const original = { ...image, data: image.data.slice() };
  const sight = createSight(original);
  const steps = inOrder(withoutTwice(instruction.steps));
  const looks = unseen(steps.map(looksOf));
  const drawing = divideShare(
    (share) => onShare(share, 'drawing'),
    steps.flatMap((step, index) => [weightOfLooks(looks[index] ?? []), weightOf(step)]),
  );
  const done: Note[] = [];
  const notes: Note[] = [];
  let picture = image;
  steps.forEach((step, index) => {
    // What has to stay is put back before anything changes the picture's shape.
    if (phaseOf(step) >= SHAPES && phaseOf(steps[index - 1]) < SHAPES)
      putBack(picture, original, sight, instruction, notes);
    const [onLook, onStep] = drawing.slice(2 * index) as [OnDrawn, OnDrawn];
    lookAhead(sight, looks[index] ?? [], onLook);
    const context = { original, sight, seed: seedOf(seed, index), onShare: onStep };
    const result = performStep(picture, step, context);
    picture = result.picture;
    notes.push(...result.notes);
    if (result.done) done.push(describeStep(step));
    onStep(1);
  });
  if (phaseOf(steps.at(-1)) < SHAPES) putBack(picture, original, sight, instruction, notes);
  const reasons = eachOnce([...notes, ...sayings(instruction)]);
  if (done.length === 0) throw new TaskFailure('instruction_not_understood', failure(reasons));
  const summary = note('edit.done', { steps: done });
  onShare(1, 'finishing');
  return { image: picture, notes: [note('edit.introduction'), summary, ...reasons] };
}

const eachOnce = (notes: readonly Note[]): readonly Note[] => [
  ...new Map(notes.map((one) => [JSON.stringify(one), one])).values(),
];

const failure = (reasons: readonly Note[]): string =>
  ['Nothing in this instruction could be carried out.', ...reasons.map(inEnglish), CAN].join(' ');

/** What was read but is not done, what stays, and what was not understood. */
function sayings({ keep, notDone, unknown }: Instruction): readonly Note[] {
  const kept = keep.length > 0 ? [note('edit.kept', { parts: keep.map(describeTarget) })] : [];
  return [...notDone, ...kept, ...noteOnUnknown(unknown)];
}

function putBack(
  picture: Pixels,
  original: Pixels,
  sight: Sight,
  { keep }: Instruction,
  notes: Note[],
): void {
  for (const target of keep) {
    const found = findPart(original, sight, target);
    if ('missing' in found) notes.push(found.missing);
    else blendIn(picture, original, found.matte);
  }
}

/** Steps of this phase and later ones change the picture's shape or lie over it. */
const SHAPES = 5;

/**
 * In which order steps are done, whatever order they were said in: the air is cleared before weather comes, which
 * hides the stars and the sun of a time of day, colours are changed before brushes paint them, and shape, writing and frame come last.
 */
function phaseOf(step: Step | undefined): number {
  switch (step?.do) {
    case undefined:
      return 0;
    case 'clear-air':
      return 0;
    case 'season':
      return 1;
    case 'time':
      return 1.2;
    case 'weather':
      return step.weather === 'clear' ? 0 : 1.5;
    case 'body':
      return 2;
    case 'cut-out':
      return step.part === 'subject' ? 0 : 3;
    case 'backdrop':
    case 'plain-background':
      return 3;
    case 'paint':
    case 'style':
      return 4;
    case 'filter':
      return RECOLOURING.has(step.filter) ? 4.5 : 2;
    case 'straighten':
    case 'rotate':
    case 'flip':
      return SHAPES;
    case 'crop':
      return SHAPES + 1;
    case 'vignette':
      return SHAPES + 2;
    case 'text':
      return SHAPES + 3;
    case 'frame':
      return SHAPES + 4;
    default:
      return 2;
  }
}

/** Filters that give a painting its colours too. */
const RECOLOURING: ReadonlySet<string> = new Set(['mono', 'sepia', 'vintage', 'negative']);

/** Steps in their phases' order; what was said twice in other words is done once. */
function inOrder(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()]
    .map((step, index) => ({ step, index }))
    .sort((a, b) => phaseOf(a.step) - phaseOf(b.step) || a.index - b.index)
    .map(({ step }) => step);
}

/** "Night with the lights on": windows are lit at night already. */
const withoutTwice = (steps: readonly Step[]): readonly Step[] =>
  steps.some((step) => step.do === 'time' && !step.onlySky && DARK.has(step.time))
    ? steps.filter((step) => step.do !== 'lights')
    : steps;

const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/** What each step is the first to look for. */
function unseen(steps: readonly (readonly Look[])[]): (readonly Look[])[] {
  const seen = new Set<Look>();
  return steps.map((looks) => {
    const fresh = looks.filter((look) => !seen.has(look));
    for (const look of fresh) seen.add(look);
    return fresh;
  });
}

/** How long a step takes beside looking for things, once they are found. */
function weightOf(step: Step): number {
  switch (step.do) {
    case 'paint':
      return step.manner === 'oil' ? 22 : 14;
    case 'backdrop':
      return 35;
    case 'cut-out':
      return step.part === 'subject' ? 110 : 2;
    case 'style':
      return 24;
    case 'weather':
      return 20;
    case 'noise':
      return step.amount < 0 ? 15 : 3;
    case 'season':
    case 'time':
      return 12;
    case 'blur':
      return 10;
    default:
      return 3;
  }
}
