import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

/** The words of a prompt; an office where one is named is that one's room with a desk to sit at, any other one of many desks. */
export function openOffices(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const isOnes = pieces.some(
    ({ meanings, negated, plural }) =>
      !negated &&
      plural !== true &&
      meanings.some(({ thing, count }) => thing === 'person' && (count ?? 1) < 2),
  );
  return isOnes
    ? pieces.map((piece) =>
        piece.meanings.some(isOpen)
          ? {
              ...piece,
              meanings: piece.meanings.map((one) =>
                isOpen(one) ? { ...one, land: 'office' } : one,
              ),
            }
          : piece,
      )
    : pieces;
}

const isOpen = ({ land }: Meaning): boolean => land === 'openoffice';
