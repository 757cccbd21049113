import type { Meaning } from '../meaning.ts';
import { isWashing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for a roof that say no more by themselves. */
const ROOF = /^(?:roof|roofs|rooftop|rooftops)$/iu;
/** Words for bed linen, which hangs to dry on a roof. */
const LINEN =
  /^(?:(?:bed ?)?sheets?|draps?|lenzuol[ao]|sábanas?|lençóis|lençol|(?:bett)?laken|bettwäsche|простын|çarşaf|床单|シーツ|침대 ?시트|이불|ملاءات|شراشف|चादर)/iu;
/** Words that say that it hangs there, or in which wind. */
const HUNG =
  /^(?:stes[aeio]|tendid[ao]s?|étendu\p{L}*|estendid[ao]s?|развеш\p{L}*|asıl\p{L}*|flatternd\p{L}*|blowing|flapping|drying)$/iu;
/** Lines of washing where no number is said. */
const LINES = 2;

const isRoof = ({ text, meanings, negated }: Piece): boolean =>
  !negated &&
  (meanings.some(({ perch }) => perch === 'roof') || (meanings.length === 0 && ROOF.test(text)));
const isPegging = ({ trait }: Meaning): boolean => trait === 'pegging';
const isHouse = ({ thing }: Meaning): boolean => thing === 'house';
/** A town as it is seen from one of its roofs: its houses, unless they are known by themselves, and no lane among them. */
export function fromAbove({ alley: _, ...one }: Meaning): Meaning {
  if (one.land !== 'street') return one;
  if (one.town !== undefined) return { ...one, ifNone: true };
  const { square: _square, ...town } = one;
  return one.ifNone === true ? { ...town, land: 'field', settled: 'town' } : one;
}

/** The words of a prompt; washing on a roof hangs on a flat one, from which the town around is seen that is named ("laundry day on a rooftop in Naples"); Paris has its own roofs. */
export function washingOnRoofs(pieces: Pieces): Pieces {
  const isLinen = ({ text, meanings, negated }: Piece) =>
    !negated && LINEN.test(text) && meanings.every(({ thing }) => thing === undefined);
  const hangs = says(pieces, (one) => isWashing(one) || isPegging(one)) || pieces.some(isLinen);
  const roof = pieces.findIndex(isRoof);
  if (roof < 0 || !hangs || says(pieces, ({ thing }) => thing === 'irontower')) return pieces;
  const view: Meaning = { land: 'flatroof' };
  const isSaid = says(pieces, isWashing);
  const isDone = says(pieces, isPegging);
  return pieces.map((piece, at): Piece => {
    const { meanings, text } = piece;
    const as = (...shown: Meaning[]) => ({ ...piece, role: null, meanings: shown });
    if (at === roof || meanings.some(isHouse)) return as(view);
    if (isLinen(piece))
      return isSaid || isDone ? as(view) : as({ thing: 'clothesline', count: LINES });
    if (meanings.length === 0 && HUNG.test(text)) return as(view);
    return {
      ...piece,
      meanings: meanings.map((one) => {
        // Who hangs it has a line of their own.
        if (isWashing(one)) return isDone ? view : { thing: 'clothesline', count: LINES };
        if (isPegging(one)) return { trait: 'pegging' };
        return fromAbove(one);
      }),
    };
  });
}
