import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** What tells that an office has many desks in one room, or people at them. */
const OF_MANY =
  /\bopen|\bplan\b|space|groß|coworking|espace|espacio|abert|опен|açık|オープン|开放|오픈|مفتوح|खुल/iu;

/** The words of a prompt; an office where one is named is that one's room with a desk to sit at, and so is one of which is said how it is furnished; any other has many desks. */
export function openOffices(pieces: Pieces): Pieces {
  const isOnes = pieces.some(
    ({ meanings, negated, plural }) =>
      !negated &&
      plural !== true &&
      meanings.some(({ thing, count }) => thing === 'person' && (count ?? 1) < 2),
  );
  // One that is said to be plain or light, and has nobody in it, is to be seen and not to be full.
  const isFurnished = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ decor }) => decor !== undefined),
  );
  const isEmpty = !pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  const isPlain = isFurnished && isEmpty && !pieces.some(({ text }) => OF_MANY.test(text));
  return isOnes || isPlain
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
