import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

/** Streets whose name says of which age they are. */
const OF_THAT_AGE = /medi[ae]?ev|médiév|mittelalter|средневек|ortaçağ|中世|중세/iu;

/** The words of a prompt; a city of the Middle Ages is one of its narrow streets, and a street that is named so has the houses of that age. */
export function inMiddleAges(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const isSaid = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ manner }) => manner === 'medieval'),
  );
  return pieces.map((piece) => {
    const { meanings, text } = piece;
    if (meanings.some(({ alley }) => alley === true) && OF_THAT_AGE.test(text))
      return { ...piece, meanings: [...meanings, { manner: 'medieval' }] };
    const isCity =
      isSaid && meanings.some(({ land, thing }) => land === 'city' && thing === undefined);
    return isCity ? { ...piece, meanings: [{ land: 'street', alley: true }] } : piece;
  });
}
