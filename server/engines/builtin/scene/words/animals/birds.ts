import type { Colour } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { isOne, namesSomething } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** So many birds are drawn one by one, each near enough to be known; more are a flock. */
const MOST_NEAR = 4;
/** More than so many nobody counts. */
const MOST_COUNTED = 24;

/** What a bird of the sky is where its kind has no colour. */
const GREY: Colour = [0.56, 0.59, 0.65];

/** How many words before birds, and how many behind them, their number may stand. */
const BEFORE = 3;
const BEHIND = 2;

/** Lands over which small birds fly; elsewhere they sit. */
const OPEN: ReadonlySet<Land | undefined> = new Set<Land>([
  'plain',
  'sea',
  'beach',
  'lake',
  'island',
  'harbour',
  'mountain',
  'summit',
  'canyon',
  'desert',
]);

/** The words of a prompt with its birds as they are drawn, and how many there are of those in the sky or on the ground; null: a flock. */
export function readBirds(pieces: Pieces): {
  readonly pieces: Pieces;
  readonly flock: number | null;
} {
  let flock: number | null = null;
  const read = pieces.map((piece, at) => {
    const meaning = piece.meanings.find(isBird);
    if (meaning === undefined || piece.negated) return piece;
    const count = countOf(pieces, at, meaning);
    const isSmall = meaning.thing === 'bird';
    if (count === null ? !piece.plural : count === 1 && isSmall) return piece;
    const isOnStand = pieces.some((one) => one.meanings.some(({ stand }) => stand));
    const becomes = isOnStand ? 'bird' : count === null ? null : oneByOne(pieces, isSmall, count);
    if (becomes === null && count !== null && count <= MOST_COUNTED) flock ??= count;
    const hue = meaning.hue ?? (isSmall || becomes === null ? undefined : GREY);
    const drawn: Meaning = {
      ...(becomes === null ? { sky: 'birds' } : { thing: becomes }),
      ...(hue !== undefined && { hue }),
    };
    return { ...piece, meanings: piece.meanings.map((one) => (isBird(one) ? drawn : one)) };
  });
  return { pieces: read, flock };
}

const isBird = ({ thing, sky }: Meaning): boolean => thing === 'bird' || sky === 'birds';

/** Few birds that sit or fly are things of their own; null: they are a flock, walk on the ground, or sit on the bough that is named. */
function oneByOne(pieces: Pieces, isSmall: boolean, count: number): 'bird' | 'flyingbird' | null {
  const has = (test: (meaning: Meaning) => boolean) =>
    pieces.some(({ meanings, negated }) => !negated && meanings.some(test));
  const isOnBough = has(({ perch }) => perch === 'branch') && count > 1;
  if (count > MOST_NEAR || has(({ grounded }) => grounded === true) || isOnBough) return null;
  if (has(({ posture }) => posture === 'flying')) return 'flyingbird';
  const isPut = has(({ perch, seat, posture }) => (perch ?? seat ?? posture) !== undefined);
  if (isPut) return 'bird';
  return isSmall && !has(({ land }) => OPEN.has(land)) ? 'bird' : 'flyingbird';
}

/** The number that is said of birds: before them, by an article, or behind them ("비둘기 두 마리"); null: none. */
function countOf(pieces: Pieces, at: number, { vague }: Meaning): number | null {
  const piece = pieces[at];
  if (piece === undefined || vague === true) return null;
  for (let step = 0; step < BEFORE && pieces[at - step]?.afterStop === false; step++) {
    const before = pieces[at - step - 1];
    const count = numberIn(before);
    if (count !== undefined) return count;
    if (before === undefined || before.role === 'and' || namesSomething(before)) break;
  }
  for (let step = 1; step <= BEHIND; step++) {
    const after = pieces[at + step];
    if (after === undefined || after.afterStop || after.role === 'and') break;
    const next = pieces[at + step + 1];
    const isOfNext = next !== undefined && !next.afterStop && namesSomething(next);
    const count = numberIn(after);
    if (count !== undefined && !isOfNext) return count;
    if (namesSomething(after)) break;
  }
  return !piece.plural && isOne(pieces, piece) ? 1 : null;
}

/** The number that a word alone says; null for an inexact one. */
function numberIn(piece: Piece | undefined): number | null | undefined {
  const said = piece?.meanings.find(
    ({ count, thing, land }) => count !== undefined && thing === undefined && land === undefined,
  );
  return said?.vague === true ? null : said?.count;
}
