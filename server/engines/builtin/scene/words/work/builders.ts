import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words that say that something is built, in the languages. */
export const BUILDS =
  /^(?:build|construct|bau(?:t|en|end)$|constru|bâti|costru|строит|строят|строящ|yap(?:an|ıyor)|inşa|kur(?:an|uyor))|(?:[建搭盖造筑]|作(?:[りっる]|$)|짓|만드|يبن|تبن|बना)/iu;

/** What is built of planks by who is named with it: a treehouse, a hut. */
const isOfPlanks = ({ thing, hut }: Meaning): boolean => thing === 'treehouse' || hut === true;

const isBuilding = ({ trait }: Meaning): boolean => trait === 'carpentering';

/** What is named by the word for building it stands there as what is named by itself. */
const withTreehouse = (piece: Piece): Piece =>
  piece.meanings.some(isBuilding)
    ? { ...piece, meanings: [{ trait: 'carpentering' }, { thing: 'treehouse' }] }
    : piece;

/** The words of a prompt; who builds a treehouse or a hut saws planks and nails them before it. */
export function builders(pieces: Pieces): Pieces {
  if (says(pieces, isBuilding)) return pieces.map(withTreehouse);
  if (!says(pieces, isOfPlanks)) return pieces;
  return pieces.map((piece): Piece => {
    const isVerb = !piece.negated && piece.meanings.every(({ thing, land }) => !(thing ?? land));
    return isVerb && BUILDS.test(piece.text)
      ? { ...piece, meanings: [{ trait: 'carpentering' }], role: null }
      : piece;
  });
}
