import type { ClauseWork } from './clause-work.ts';
import type { Clause } from './clauses.ts';
import { isSomebody, isUnknown, namesThing } from './names.ts';
import type { InstructionPiece } from './vocabulary.ts';

/** Words before a noun that say that a certain one is meant, in the languages that have them. */
const THE =
  /^(?:the|this|that|these|those|his|her|their|my|your|der|die|das|den|dem|diese[rsn]?|le|la|les|l|ce|cette|ces|son|sa|ses|el|los|las|su|sus|este|esta|o|os|as|il|lo|gli|i|questo|questa)$/iu;

/** Whether all that a clause asks for is a change of light, colour or sharpness. */
const isChange = ({ heads }: Clause): boolean =>
  heads.length > 0 && heads.every(({ meaning }) => 'change' in meaning);

/** Whether what a clause asks for can be done to a part of the picture. */
const isForParts = ({ heads, colours }: Clause): boolean =>
  heads.length + colours.length > 0 &&
  heads.every(({ meaning }) => 'change' in meaning || 'look' in meaning || 'style' in meaning);

/**
 * "Make the dog brighter": of whom nothing but the name is said is what the picture is of. The name is known from
 * then on. Whether somebody is meant; nobody is where another word beside is not known ("the dog's collar").
 */
export function takeSomebody(work: ClauseWork): boolean {
  const { clause } = work;
  const { act } = clause;
  if (!isForParts(clause) || act === 'add' || act === 'refuse') return false;
  if (act === 'remove' && !isChange(clause)) return false;
  // "The red parrot": of several birds the one of that colour.
  if (clause.colours.length > 1) return false;
  const unknown = unknownIn(work);
  if (unknown.length === 0 || !unknown.every(isSomebody)) return false;
  work.unknown = work.unknown.filter((word) => !unknown.some(({ text }) => text === word));
  return true;
}

/** "Make the wall warmer": what cannot be found is not changed, nor all of the picture in its stead. Says so, and whether. */
export function refuseThings(work: ClauseWork): boolean {
  const { clause } = work;
  if (!isChange(clause) || clause.act === 'add' || clause.colours.length > 0) return false;
  if (!work.targets.includes('all')) return false;
  const things = unknownIn(work).filter((piece) => namesThing(piece) || isMeant(piece, clause));
  if (things.length === 0) return false;
  work.refuse('edit.cannot-change', { word: things.map(({ text }) => text).join(' ') });
  work.unknown = work.unknown.filter((word) => !things.some(({ text }) => text === word));
  return true;
}

/** "Zoom in on the flower": what is cropped to is what the picture is of, whatever it is. */
export function takeCentre(work: ClauseWork): void {
  const { heads } = work.clause;
  const crops = heads.some(
    ({ meaning }) => 'shape' in meaning && (meaning.shape === 'zoom' || meaning.shape === 'crop'),
  );
  if (!crops || work.clause.act === 'remove') return;
  work.unknown = work.unknown.filter(
    (word) => !work.clause.pieces.some((piece) => piece.text === word && namesThing(piece)),
  );
}

/** Who or what is left out of what is done: "tout sauf le chien", "köpek hariç". */
export const exceptedIn = ({ pieces }: Clause): readonly InstructionPiece[] =>
  pieces.filter((piece, at) => {
    const before = pieces.slice(0, at).findLast(({ role }) => role !== 'other');
    const isExcepted = before?.role === 'not before' || pieces[at + 1]?.role === 'not after';
    return isExcepted && namesThing(piece);
  });

function unknownIn({ clause, unknown }: ClauseWork): readonly InstructionPiece[] {
  const excepted = exceptedIn(clause);
  return clause.pieces.filter(
    (piece) => isUnknown(piece) && unknown.includes(piece.text) && !excepted.includes(piece),
  );
}

const isMeant = (piece: InstructionPiece, { pieces }: Clause): boolean =>
  THE.test(pieces[pieces.indexOf(piece) - 1]?.text ?? '');
