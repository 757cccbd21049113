import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether a balloon that carries people is named, and no toy that somebody holds. */
const isBalloon = ({ sky, held }: Meaning): boolean => sky === 'balloon' && held === undefined;
const isBasket = ({ thing, held }: Meaning): boolean => thing === 'basket' || held === 'basket';

/** The words of a prompt; the basket that is named with a hot-air balloon is that one's, and who is named is in it. */
export function inBalloons(pieces: Pieces): Pieces {
  const isRide =
    says(pieces, isBalloon) &&
    says(pieces, isBasket) &&
    says(pieces, ({ thing }) => thing === 'person');
  if (!isRide) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isBasket)
      ? { ...piece, meanings: [{ trait: 'ballooning', sky: 'balloon' }] }
      : piece,
  );
}
