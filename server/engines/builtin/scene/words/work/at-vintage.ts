import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for grapes in the languages, and compounds with them. */
const GRAPES = /grape|raisin|traube|uva|виноград|葡萄|ぶどう|ブドウ|포도|üzüm|عنب|अंगूर/u;

const isVine = ({ thing }: Meaning): boolean => thing === 'vine';
const isPicking = ({ trait }: Meaning): boolean => trait === 'grapepicking';
/** Whether somebody eats or drinks, or sits down to it. */
const isMeal = ({ dines, seat, held }: Meaning): boolean =>
  dines === true || seat === 'table' || held === 'wineglass';
const isGrapes = ({ text, meanings }: Piece): boolean =>
  GRAPES.test(text.toLowerCase()) && meanings.some(({ thing }) => thing === 'fruit');

/** The words of a prompt; grapes that are named with people among vines are picked there, whatever the word for that is, and lie on no table. */
export function atVintage(pieces: Pieces): Pieces {
  const isSaid = says(pieces, isPicking);
  const areAmongVines =
    says(pieces, isVine) &&
    says(pieces, ({ thing }) => thing === 'person') &&
    !says(pieces, isMeal);
  if (!(isSaid || areAmongVines) || !pieces.some(isGrapes)) return pieces;
  return pieces.map((piece) =>
    isGrapes(piece)
      ? {
          ...piece,
          meanings: [
            ...piece.meanings.filter(({ thing }) => thing !== 'fruit'),
            { trait: 'grapepicking' as const },
          ],
        }
      : piece,
  );
}
