import type { Piece } from '../../words/reader.ts';
import { isBeast } from './creatures.ts';
import type { Meaning } from './meaning.ts';

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

/** How many words behind a young animal its mother can be named. */
const BEHIND = 3;

/** The same where a mother is named behind a young animal ("a puppy and its mother"): she is a grown one. */
function withMotherBehind(pieces: Pieces): Pieces {
  const young = pieces.findIndex(({ meanings }) => meanings.some(({ trait }) => trait === 'young'));
  const thing = pieces[young]?.meanings.find(({ trait }) => trait === 'young')?.thing;
  const mother = pieces.findIndex(
    (piece, at) => young >= 0 && at > young && at <= young + BEHIND && isMother(piece),
  );
  return thing === undefined || mother < 0
    ? pieces
    : pieces.map((piece, at) => (at === mother ? { ...piece, meanings: [{ thing }] } : piece));
}

/** The words of a prompt; a mother right beside an animal ("a mother duck", "polar bear mother") is one, and a baby named behind her is a young one. */
export function withAnimalMothers(pieces: Pieces): Pieces {
  const mother = pieces.findIndex((piece, at) => isMother(piece) && animalBeside(pieces, at) >= 0);
  if (mother < 0) return withMotherBehind(pieces);
  const animal = animalBeside(pieces, mother);
  const baby = pieces.findIndex((piece, at) => at > mother && isBaby(piece));
  return pieces.map((piece, at) => {
    if (at === mother) return { ...piece, meanings: [] };
    if (at !== baby) return piece;
    const beasts = pieces[animal]?.meanings.filter(({ thing }) => thing !== undefined) ?? [];
    return { ...piece, meanings: beasts.map((one) => ({ ...one, trait: 'young' })) };
  });
}
