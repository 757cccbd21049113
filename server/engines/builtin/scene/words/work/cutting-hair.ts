import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** Verbs for cutting, between which and the hair stands whose that is. */
const CUTS =
  /^(?:cut(?:s|ting)?|trim(?:s|ming)?|schneide[tn]?|schneidend|coup(?:e|ent|ant)|cort(?:a|an|ando)|tagli(?:a|ano|ando)|стри(?:ж[её]т|гут)|подстрига(?:ет|ют)|kes(?:iyor|en|er))$/iu;

/** How many words may stand between the two. */
const NEAR = 6;

const isAtBarbers = ({ land, trait }: Meaning): boolean =>
  land === 'barbershop' || trait === 'barber';

/** Where one word of a prompt cuts and another one behind or before it is whose hair; null: none does. */
function cutAt(pieces: Pieces): number | null {
  const verb = pieces.findIndex(({ text, negated }) => !negated && CUTS.test(text));
  const isNear = (at: number) => Math.abs(at - verb) <= NEAR;
  const hasHair = pieces.some(
    ({ meanings }, at) => isNear(at) && meanings.some(({ hair }) => hair === true),
  );
  return verb >= 0 && hasHair ? verb : null;
}

/** The words of a prompt; who cuts somebody's hair does so though that is said between the two words, and stands behind them with a comb where no barber is. */
export function cuttingHair(pieces: Pieces): Pieces {
  const verb = cutAt(pieces);
  const isCut = ({ trait }: Meaning) => trait === 'haircut';
  if (verb === null && !says(pieces, isCut)) return pieces;
  const are = pieces.filter(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  const isByHand = !says(pieces, isAtBarbers) && are.length > 1;
  const deed: Meaning = isByHand
    ? { trait: 'combing', land: 'room', ifNone: true }
    : { trait: 'haircut' };
  return pieces.map((piece, at) =>
    at === verb || piece.meanings.some(isCut) ? { ...piece, role: null, meanings: [deed] } : piece,
  );
}
