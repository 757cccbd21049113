import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';
import { isBeast } from './thing.ts';

type Pieces = readonly Piece<Meaning>[];

const isMother = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ kin }) => kin === 'mother');
/** A baby that is with its mother may have been read as held by her. */
const isBaby = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ kin, held }) => kin === 'baby' || held === 'baby');

/** Where the animal is that is named right behind a word or right before it; -1 for none. */
const animalBeside = (pieces: Pieces, at: number): number =>
  [at + 1, at - 1].find(
    (other) =>
      pieces[Math.max(at, other)]?.afterStop === false &&
      pieces[other]?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)),
  ) ?? -1;

/** The words of a prompt; a mother right beside an animal ("a mother duck", "polar bear mother") is one, and so is a baby named behind her. */
export function withAnimalMothers(pieces: Pieces): Pieces {
  const mother = pieces.findIndex((piece, at) => isMother(piece) && animalBeside(pieces, at) >= 0);
  if (mother < 0) return pieces;
  const animal = animalBeside(pieces, mother);
  const baby = pieces.findIndex((piece, at) => at > mother && isBaby(piece));
  return pieces.map((piece, at) => {
    if (at === mother || at === baby) return { ...piece, meanings: [] };
    if (at !== animal || baby < 0) return piece;
    return { ...piece, meanings: piece.meanings.map((meaning) => ({ ...meaning, count: 2 })) };
  });
}
