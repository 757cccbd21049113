import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';
import { isAnimal } from './thing.ts';

const isPortrait = ({ composition }: Meaning): boolean => composition === 'portrait';

/** The pieces of a prompt with the portrait of an animal as a picture of it from close by: nobody else is in it. */
export function closeToAnimals(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const things = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings.filter((one) => !isPortrait(one)))
    .flatMap(({ thing }) => thing ?? []);
  if (!things.some(isAnimal) || things.includes('person')) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) =>
      isPortrait(one) ? { composition: 'close' as const } : one,
    ),
  }));
}
