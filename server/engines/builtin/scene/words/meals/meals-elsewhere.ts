import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isOfDinner = ({ land, dines, trait }: Meaning): boolean =>
  (land === 'diningroom' && dines === true) || trait === 'candledining';

/** What a word for a dinner says but for the room; of several at one of whom nobody is named a family is left. */
function outOfRoom({ land: _land, ...rest }: Meaning, isSomebodyNamed: boolean): Meaning {
  if (rest.trait === 'candledining') return rest;
  return rest.crowded === undefined || isSomebodyNamed
    ? { dines: true }
    : { thing: 'person', count: 3, trait: 'family', dines: true };
}

/** Whether a word names another place than the room of a dinner. */
const isElsewhere = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.some(
    (one) =>
      one.perch === 'roof' ||
      one.land === 'roofterrace' ||
      one.land === 'balcony' ||
      one.land === 'cafe' ||
      (one.ifNone !== true && (one.garden === true || (one.land && IN_THE_OPEN.has(one.land)))),
  );

/** Lands in whose open air one dines at a table. */
export const IN_THE_OPEN: ReadonlySet<Land> = new Set<Land>(['beach', 'forest', 'woods', 'desert']);

/** The words of a prompt; who dines on a roof, a balcony, in a café, a garden or a wood is in no dining room, and water that is drunk is no sea. */
export const mealsElsewhere = (pieces: Pieces): Pieces => {
  const isOut = pieces.some(isElsewhere);
  const isNamed = pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  return pieces.map((piece, at) => {
    if (isOut && piece.meanings.some(isOfDinner))
      return { ...piece, meanings: piece.meanings.map((one) => outOfRoom(one, isNamed)) };
    return isDrunk(pieces, at) ? { ...piece, meanings: [{ dines: true as const }] } : piece;
  });
};

const isWater = ({ land, ground }: Meaning): boolean => land === 'sea' && ground === true;

/** Words for water itself, as `fold` does not change them. */
const WATER =
  /^(?:water|eau|wasser|agua|água|acqua|вод[ауы]|su|suyu|물|물을|水|ماء|الماء|مياه|पानी|जल)$/iu;

/** Whether a piece names water right beside a word for drinking. */
function isDrunk(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || !WATER.test(piece.text) || !piece.meanings.some(isWater)) return false;
  const drinks = (step: -1 | 1) => {
    let near = at + step;
    while (pieces[near]?.role === 'other') near += step;
    const one = pieces[near];
    const isParted = (step < 0 ? piece : one)?.afterStop === true;
    return !isParted && one?.meanings.some(({ dines }) => dines === true) === true;
  };
  return drinks(-1) || drinks(1);
}
