import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';
import { PEOPLE_KEYS } from './people-keys.ts';
import { isAnimal } from './thing.ts';

const isMother = ({ meanings }: Piece<Meaning>): boolean => meanings.includes(PEOPLE_KEYS.mother);
const isBaby = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing, trait }) => thing === 'person' && trait === 'child');
const isOfAnimal = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing }) => thing !== undefined && (thing === 'duck' || isAnimal(thing)));

/** The words of a prompt; a mother right beside an animal ("a mother duck", "polar bear mother") is one, and so is her baby. */
export function withAnimalMothers(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const isBeside = (test: (piece: Piece<Meaning>) => boolean, at: number, other: number) => {
    const [one, later] = [pieces[other], pieces[Math.max(at, other)]];
    return one !== undefined && later?.afterStop === false && test(one);
  };
  const isNextTo = (test: (piece: Piece<Meaning>) => boolean, at: number) =>
    isBeside(test, at, at + 1) || isBeside(test, at, at - 1);
  const isAnimalMother = (piece: Piece<Meaning>, at: number) =>
    isMother(piece) && isNextTo(isOfAnimal, at);
  if (!pieces.some(isAnimalMother)) return pieces;
  const hasBaby = pieces.some(isBaby);
  return pieces.map((piece, at) => {
    if (isBaby(piece) || isAnimalMother(piece, at)) return { ...piece, meanings: [] };
    if (!hasBaby || !isOfAnimal(piece) || !isNextTo(isMother, at)) return piece;
    return { ...piece, meanings: piece.meanings.map((meaning) => ({ ...meaning, count: 2 })) };
  });
}
