import type { Meaning } from '../meaning.ts';
import { namesThing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Streets whose name says of which age they are. */
const OF_THAT_AGE = /medi[ae]?ev|médiév|mittelalter|средневек|ortaçağ|中世|중세/iu;

const isOfThatAge = (piece: Piece | undefined): boolean =>
  piece?.negated === false && says([piece], ({ manner }) => manner === 'medieval');

/** Words for the whole of a city as it is seen from afar. */
const FROM_AFAR =
  /skyline|silhouette|panorama|horizon|aerial|above|vogelperspektive|силуэт|天际线|スカイライン|스카이라인/iu;

/** Whether it is another land than a city's in which it stands. */
const isElsewhere = ({ land, thing, ifNone }: Meaning): boolean =>
  thing === undefined &&
  ifNone !== true &&
  land !== undefined &&
  land !== 'city' &&
  land !== 'street';

/** Whether the age is said of the city that a piece names: right before it, or right behind it, an article between them at most. */
function isSaidOf(pieces: Pieces, at: number): boolean {
  const isStop = (n: number) => pieces[n]?.afterStop !== false;
  if (!isStop(at) && isOfThatAge(pieces[at - 1])) return true;
  if (isStop(at + 1)) return false;
  // "Una ciudad medieval", but "a city with medieval houses" and "a modern city, a medieval bridge".
  if (isOfThatAge(pieces[at + 1])) {
    const next = pieces[at + 2];
    return next?.afterStop !== false || next.role !== null || !namesThing(next);
  }
  return pieces[at + 1]?.role === 'other' && !isStop(at + 2) && isNoun(pieces[at + 2]);
}

/** Whether it names the age by a noun, which describes nothing behind it ("une ville du Moyen Âge"). */
const isNoun = (piece: Piece | undefined): boolean =>
  isOfThatAge(piece) && !OF_THAT_AGE.test(piece?.text ?? '');

/** The words of a prompt; a city that is said to be of the Middle Ages, in no land that is named and not seen from afar, is one of its narrow streets, and a street that is named so has the houses of that age. */
export function inMiddleAges(pieces: Pieces): Pieces {
  const isWithin = !says(pieces, isElsewhere) && !pieces.some(({ text }) => FROM_AFAR.test(text));
  return pieces.map((piece, at) => {
    const { meanings, text } = piece;
    if (meanings.some(({ alley }) => alley === true) && OF_THAT_AGE.test(text))
      return { ...piece, meanings: [...meanings, { manner: 'medieval' }] };
    const isCity =
      isWithin &&
      isSaidOf(pieces, at) &&
      meanings.some(({ land, thing }) => land === 'city' && thing === undefined);
    return isCity ? { ...piece, meanings: [{ land: 'street', alley: true }] } : piece;
  });
}
