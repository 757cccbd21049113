import type { Piece } from '../pieces.ts';

/** A word in the plural as it is meant: who is on a summit is on one, several are mountains seen from below. */
export const summitsFromBelow = (piece: Piece): Piece =>
  piece.plural && piece.meanings.some(({ land }) => land === 'summit')
    ? {
        ...piece,
        meanings: piece.meanings.map((one) =>
          one.land === 'summit' ? { ...one, land: 'mountain' } : one,
        ),
      }
    : piece;
