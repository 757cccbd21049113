import { note } from '../../../note.ts';
import type { ClauseWork } from './clause-work.ts';
import type { ColouredPart, NamedColour, Step } from './instruction.ts';
import type { ChangeName } from './lists/changes.ts';

/** Changes that a colour beside them is what is changed by: "dark blue" is a colour, "vivid red" too. */
const OF_COLOURS: ReadonlySet<ChangeName> = new Set(['colourful', 'muted']);
/** Difference of red and blue above which a colour is one of warm or cool light. */
const LEAST_TINGE = 0.3;

/**
 * "The red car", "the red on the left" made brighter or blurred: what has the colour is what is
 * changed. Null where no colour is meant so; else the colour is taken.
 */
export function takeColouredThing(work: ClauseWork): ColouredPart | null {
  const { heads, act } = work.clause;
  const [colour, ...others] = work.colours;
  const changes = heads.flatMap(({ meaning }) => ('change' in meaning ? [meaning.change] : []));
  const isChanged = heads.length > 0 && changes.length === heads.length;
  if (colour === undefined || others.length > 0 || !isChanged || act === 'remove') return null;
  if (changes.includes('colour')) return null;
  const part = partOf(work, colour);
  const isNone = part.thing === undefined && part.place === undefined;
  if (isNone && !changes.every((change) => OF_COLOURS.has(change))) return null;
  work.colours = [];
  return part;
}

/** What has a colour, and what of it: the unknown word beside the colour's is a thing's, and known from then on. */
export function partOf(work: ClauseWork, colour: NamedColour): ColouredPart {
  const { place } = work.clause;
  const pieces = work.clause.pieces.filter(({ role }) => role === null);
  const at = pieces.findIndex(({ meanings }) =>
    meanings.some((meaning) => 'colour' in meaning && meaning.colour === colour.name),
  );
  const beside = [pieces[at + 1], pieces[at - 1]].find(
    (piece) => piece !== undefined && work.unknown.includes(piece.text),
  );
  const isPlaced = place.across !== null || place.down !== null;
  if (beside !== undefined) work.unknown = work.unknown.filter((word) => word !== beside.text);
  return {
    colour,
    ...(isPlaced && { place }),
    ...(beside !== undefined && { thing: beside.text }),
  };
}

/** Adds the steps of colours that no frame or text took: of a part, from one to another, or a tint of everything. */
export function addColours(work: ClauseWork): void {
  const { colours } = work;
  const last = colours.at(-1);
  if (last === undefined) return explainThing(work);
  const [first] = colours;
  const amount = Math.max(0.2, work.strength());
  const isAll = work.targets.includes('all');
  if (colours.length > 1 && first !== undefined && first.name !== last.name && isAll) {
    work.add({ do: 'recolour', colour: last, amount, target: partOf(work, first) });
    return;
  }
  if (isAll && work.unknown.length > 0) {
    const word = work.unknown.join(' ');
    work.refuse('edit.cannot-recolour', { word, colour: note(`colour.${last.name}`) });
    work.unknown = [];
    return;
  }
  if (work.clause.direction === 'less') return lessColour(work, last, amount);
  // "The person on a pink background": the person is not pink.
  const isBehind = work.targets.includes('background');
  for (const target of work.targets) {
    if (isBehind && target === 'subject') continue;
    if (target === 'background' && !isShade(work))
      work.add({ do: 'plain-background', colour: last });
    else work.add({ do: 'recolour', colour: last, amount, target });
  }
}

/** "A bit bluer", "more red": how the background is, which stays what it is. */
const isShade = ({ clause: { amount, direction, percent } }: ClauseWork): boolean =>
  amount !== 1 || direction !== null || percent !== null;

/** "Less orange", "the sky less blue". */
function lessColour(work: ClauseWork, colour: NamedColour, amount: number): void {
  work.addEach((part) => {
    const target = part === 'all' ? { colour } : part;
    return { do: 'tone', tone: 'saturation', amount: -amount, target };
  });
}

/** A clause of nothing but words for things that only the painter of scenes knows. */
function explainThing(work: ClauseWork): void {
  const { act, heads } = work.clause;
  const { idea, quotation } = work.context;
  if (act !== 'add' || heads.length > 0 || quotation !== null) return;
  if (idea.understood.length === 0 && work.unknown.length === 0) return;
  work.refuse('edit.use-redraw', { word: work.unknown.join(' ') || idea.understood.join(' ') });
  work.unknown = [];
}

/** Adds the steps that take colours out of the picture; a thing of a colour is for the brush to mark. */
export function removeColours(work: ClauseWork): void {
  for (const colour of work.clause.colours) {
    const { thing } = partOf(work, colour);
    if (thing !== undefined)
      work.refuse('edit.use-remove-coloured', { colour: note(`colour.${colour.name}`), thing });
    else work.add(work.says('colour') ? withoutTint(colour) : withoutColour(colour));
  }
}

const withoutColour = (colour: NamedColour): Step => ({
  do: 'tone',
  tone: 'saturation',
  amount: -2,
  target: { colour },
});

/** A tinge over everything goes by the opposite one, where it is of warm or cool light. */
function withoutTint(colour: NamedColour): Step {
  const [red, , blue] = colour.rgb;
  if (Math.abs(red - blue) < LEAST_TINGE) return withoutColour(colour);
  return { do: 'tone', tone: 'warmth', amount: red > blue ? -0.8 : 0.8, target: 'all' };
}
