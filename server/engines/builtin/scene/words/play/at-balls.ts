import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** How many couples dance where no number is said. */
const COUPLES = 6;

const says = ({ meanings }: Piece, test: (meaning: Meaning) => boolean): boolean =>
  meanings.some(test);

const isBall = (piece: Piece): boolean =>
  says(piece, ({ land, thing }) => land === 'ballroom' && thing === 'person');

/** Whether it names people who are many: couples, guests. */
const areMany = (piece: Piece): boolean =>
  !isBall(piece) && piece.plural && says(piece, ({ thing }) => thing === 'person');

/** In a ballroom couples are many who dance, and guests of a ball that are named are those who dance there. */
export function atBalls(pieces: Pieces): Pieces {
  if (!pieces.some((piece) => says(piece, ({ land }) => land === 'ballroom'))) return pieces;
  const hasGuests = pieces.some(areMany);
  const isDance = pieces.some(
    (piece) => isBall(piece) || says(piece, ({ trait }) => trait === 'dancing'),
  );
  if (!hasGuests || !isDance) return pieces;
  const danced = pieces.some(isBall);
  return pieces.map((piece) => {
    if (isBall(piece)) return { ...piece, meanings: [{ land: 'ballroom' }] };
    if (!areMany(piece)) return piece;
    const meanings = piece.meanings.map((one): Meaning => {
      const isCouple = one.trait === 'couple';
      const many = isCouple ? { thing: 'person' as const, count: COUPLES } : one;
      return danced && (isCouple || one.trait === undefined) ? { ...many, trait: 'dancing' } : many;
    });
    return { ...piece, meanings };
  });
}
