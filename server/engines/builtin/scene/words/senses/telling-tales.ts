import { TRADE_KEYS } from '../keys/people/trade-keys.ts';
import { isByOutsideThing } from '../lands/outside-things.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { TOLD } from './words-of-two-senses.ts';

/** Words for what is told to children. */
const TALES =
  /^(?:stor(?:y|ies)|(?:fairy )?tales?|geschichten?|märchen|contes?|histoires?|cuentos?|historias?|histórias?|contos?|stori[ae]|fiab[ae]|favol[ae]|сказк\p{L}*|истори\p{L}*|masal\p{L}*|hikaye\p{L}*|قصة|قصص|حكاي\p{L}*|故事|お?話|(?:옛날)?이야기\p{L}*|कहानी|कहानियाँ)$/iu;

/** How many words may stand between the two: to whom it is told. */
const NEAR = 5;

/** Words for hearing a tale, which who does it does not tell. */
const HEARS = /^listen/iu;

/** Words for what is all around something, and for a fire that is so sat around. */
const AROUND = /^(?:around|um|ums|autour|alrededor|intorno|attorno|ao redor|em volta|вокруг|у)$/iu;
const FIRE =
  /^(?:fire|bonfire|feuer|lagerfeuer|feu|fuego|hoguera|fogata|fuoco|falò|fogo|fogueira|кост[её]?р\p{L}*)$/iu;

const isOld = ({ trait }: Meaning): boolean => trait === 'old';
const isChild = ({ thing, trait }: Meaning): boolean =>
  thing === 'person' && (trait === 'child' || trait === 'boy' || trait === 'girl');
const tells = ({ trait }: Meaning): boolean => trait === TRADE_KEYS.storytelling.trait;

/** What is of the open: stars, and a picnic. */
const isOfTheOpen = ({ sky, also }: Meaning): boolean =>
  sky !== undefined || also?.includes('picnic') === true;

/** Whether a fire is named around which they sit, that is no hearth. */
const isAroundFire = (pieces: Pieces): boolean =>
  pieces.some(
    ({ text }, at) =>
      FIRE.test(text) && pieces.slice(Math.max(0, at - 2), at).some((one) => AROUND.test(one.text)),
  );

/** Whether the old are those to whom something is told or who are listened to ("reading a story to his grandfather"). */
function isToldToTheOld(pieces: Pieces): boolean {
  const old = pieces.findIndex(({ meanings }) => meanings.some(isOld));
  const before = pieces.slice(0, old).findLast(({ role }) => role !== 'other');
  return (
    before?.role === 'with' && pieces.slice(0, old).some(({ meanings }) => meanings.some(isChild))
  );
}

/** Whether nothing that is named takes whoever tells a tale into the open. */
const isAtHome = (pieces: Pieces): boolean =>
  !isByOutsideThing(pieces.flatMap(({ meanings, negated }) => (negated ? [] : meanings))) &&
  !says(pieces, isOfTheOpen) &&
  !isAroundFire(pieces);

/** The words of a prompt; who tells somebody a tale does so though its hearers stand between the two words, and the old tell children theirs at home where no place is said. */
export function tellingTales(pieces: Pieces): Pieces {
  const verb = pieces.findIndex(
    ({ text, negated }) => !negated && TOLD.test(text) && !HEARS.test(text),
  );
  const isTale = ({ text }: Piece, at: number) =>
    verb >= 0 && at !== verb && Math.abs(at - verb) <= NEAR && TALES.test(text);
  const isTold = says(pieces, isChild) && pieces.some(isTale);
  const told: Pieces = isTold
    ? pieces.map((piece, at) =>
        at === verb
          ? { ...piece, role: null, meanings: [TRADE_KEYS.storytelling] }
          : isTale(piece, at)
            ? { ...piece, role: 'other', meanings: [] }
            : piece,
      )
    : pieces;
  if (!says(told, tells) || !says(told, isChild) || !says(told, isOld)) return told;
  if (isToldToTheOld(told) || !isAtHome(told)) return told;
  return told.map((piece) => ({
    ...piece,
    meanings: piece.meanings.flatMap((one) =>
      tells(one) ? [one, { land: 'room', ifNone: true, hearth: true }] : [one],
    ),
  }));
}
