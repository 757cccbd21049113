import type { Piece } from '../../words/reader.ts';
import { isBeast, isWalker } from './creatures.ts';
import type { Meaning } from './meaning.ts';
import { says } from './neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** What is meant where people are beneath something: they are drawn with it, in the room where it usually is. */
const WITH_PEOPLE: Readonly<Record<NonNullable<Meaning['beneath']>, Meaning>> = {
  table: { trait: 'undertable', land: 'room', ifNone: true },
  car: { trait: 'undercar', land: 'garage', ifNone: true },
};

/** What is meant where an animal is, or nobody: no more than what is over it. */
const WITHOUT: Readonly<Record<NonNullable<Meaning['beneath']>, Meaning>> = {
  table: { seat: 'table' },
  car: { thing: 'car', count: 1 },
};

const isAnimal = ({ thing }: Meaning): boolean =>
  thing !== undefined && thing !== 'person' && (isWalker(thing) || isBeast(thing));

/** The words of a prompt, with who is beneath a table or a car read as one with it. */
export function readBeneath(pieces: Pieces): Pieces {
  const arePeople = says(pieces, ({ thing }) => thing === 'person') && !says(pieces, isAnimal);
  return pieces.map((piece) => {
    const beneath = piece.meanings.find((one) => one.beneath !== undefined)?.beneath;
    if (beneath === undefined) return piece;
    return { ...piece, meanings: [(arePeople ? WITH_PEOPLE : WITHOUT)[beneath]] };
  });
}
