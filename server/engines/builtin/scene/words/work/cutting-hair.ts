import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Verbs for cutting, between which and the hair stands whose that is. */
const CUTS =
  /^(?:cut(?:s|ting)?|trim(?:s|ming)?|schneide[tn]?|schneidend|coup(?:e|ent|ant)|cort(?:a|an|ando)|tagli(?:a|ano|ando)|стри(?:ж[её]т|гут)|подстрига(?:ет|ют)|kes(?:iyor|en|er))$/iu;

/** How many words may stand between the two. */
const NEAR = 6;

const isAtBarbers = ({ land, trait }: Meaning): boolean =>
  land === 'barbershop' || trait === 'barber';

/** Of these the ones before which hair that they cut may stand ("die ihm die Haare schneidet", "saçını kesiyor"). */
const CUTS_LAST = /^(?:schneide|стри|подстриг|kes)/iu;

/** Words with which it is somebody's own hair that is told of. */
const WITH = /^(?:with|mit|avec|aux|con|com|с|со)$/iu;
/** Words for somebody by their hair, and for hair of one length. */
const OF_LOOKS =
  /haired$|haarig|волос\p{L}{3,}(?:ая|ый|ое|ые)$|saçlı|^[长短]发$|^[長短]髪$|courts$/iu;
/** Words before "cut" of hair that has been: "with short cut hair". */
const HAS_BEEN = /^(?:with|short|long|freshly|newly|close|neatly|well)$/iu;

/** Whether the word at an index tells of hair that is cut already. */
const hasBeenCut = (pieces: Pieces, at: number): boolean =>
  /^cut(?: hair)?$/iu.test(pieces[at]?.text ?? '') && HAS_BEEN.test(pieces[at - 1]?.text ?? '');

const isOther = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing !== undefined && thing !== 'person');

/** Whether the hair at an index is what the verb at another cuts: between the two is nothing else that could be, and no stop. */
function isObject(pieces: Pieces, verb: number, hair: number): boolean {
  const named = pieces[hair] as Piece;
  if (OF_LOOKS.test(named.text)) return false;
  if (hair < verb)
    return (
      hair === verb - 1 &&
      CUTS_LAST.test(pieces[verb]?.text ?? '') &&
      pieces[verb]?.afterStop === false &&
      !pieces.slice(Math.max(0, hair - 2), hair).some(({ text }) => WITH.test(text))
    );
  // A doll or a dog right before it is whose hair it is.
  const owner = /^['’]?s$/iu.test(pieces[hair - 1]?.text ?? '') ? hair - 2 : hair - 1;
  return pieces
    .slice(verb + 1, hair + 1)
    .every(
      (piece, n) =>
        !piece.afterStop && !WITH.test(piece.text) && (!isOther(piece) || verb + 1 + n === owner),
    );
}

/** Where one word of a prompt cuts and the hair that is cut stands near it; null: none does. */
function cutAt(pieces: Pieces): number | null {
  const verb = pieces.findIndex(
    ({ text, negated }, at) => !negated && CUTS.test(text) && !hasBeenCut(pieces, at),
  );
  const isHair = pieces.some(
    ({ meanings }, at) =>
      Math.abs(at - verb) <= NEAR &&
      meanings.some(({ hair }) => hair === true) &&
      isObject(pieces, verb, at),
  );
  return verb >= 0 && isHair ? verb : null;
}

/** The words of a prompt; who cuts somebody's hair does so though that is said between the two words, and stands behind them with a comb where no barber is. */
export function cuttingHair(pieces: Pieces): Pieces {
  const verb = cutAt(pieces);
  const isCut = ({ meanings, negated }: Piece, at: number) =>
    !negated && !hasBeenCut(pieces, at) && meanings.some(({ trait }) => trait === 'haircut');
  if (verb === null && !pieces.some(isCut))
    return pieces.map((piece, at) => (hasBeenCut(pieces, at) ? { ...piece, meanings: [] } : piece));
  const are = pieces.filter(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  const isByHand = !says(pieces, isAtBarbers) && are.length > 1;
  const deed: Meaning = isByHand
    ? { trait: 'combing', land: 'room', ifNone: true }
    : { trait: 'haircut' };
  return pieces.map((piece, at) =>
    at === verb || isCut(piece, at) ? { ...piece, role: null, meanings: [deed] } : piece,
  );
}
