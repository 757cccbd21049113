import { isBeast } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { isBeastTrait } from './own-traits.ts';
import { kindOf, youngOne } from './young.ts';

const isMother = ({ meanings }: Piece): boolean => meanings.some(({ kin }) => kin === 'mother');
/** A baby that is with its mother may have been read as held by her. */
const isBaby = ({ meanings }: Piece): boolean =>
  meanings.some(({ kin, held }) => kin === 'baby' || held === 'baby');

/** Where the animal is that is named right behind a word or right before it; -1 for none. */
const animalBeside = (pieces: Pieces, at: number): number =>
  [at + 1, at - 1].find(
    (other) =>
      pieces[Math.max(at, other)]?.afterStop === false &&
      pieces[other]?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)),
  ) ?? -1;

/** How many words behind a young animal its mother can be named where people are there too. */
const BEHIND = 3;

/** "My" and "our" of all languages, which say that a mother is that of who tells it. */
const OURS: ReadonlySet<string> = new Set(
  [
    'my our mein meine meiner meinem unser unsere unserer mon ma notre mi nuestra mia nostra minha nossa',
    'моя моей наша нашей benim bizim मेरी हमारी 我 我的 我们 私 僕 俺 내 나의 우리',
  ].flatMap((words) => words.split(' ')),
);

/** What people are and beasts too: a mother of whom it is said may be either. */
const OF_EITHER: ReadonlySet<Trait> = new Set<Trait>([
  ...(['playing', 'watching', 'swimming', 'fighting', 'climbing', 'bathing'] as const),
]);

/** Whether it says of a mother what only people are or do. */
const isHuman = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ held, dines, trait }) =>
      held !== undefined ||
      dines === true ||
      (trait !== undefined && !isBeastTrait(trait) && !OF_EITHER.has(trait)),
  );

/** Whether the mother who is named there is that of who tells it, somebody else is named, or what is said behind her is of people. */
const isWoman = (pieces: Pieces, mother: number): boolean =>
  OURS.has(pieces[mother - 1]?.text.toLowerCase() ?? '') ||
  pieces.some(
    ({ negated, meanings }, at) =>
      at !== mother &&
      !negated &&
      // Whoever examines a young animal is not the one who has a mother.
      meanings.some(({ thing, trait }) => thing === 'person' && trait !== 'doctor'),
  ) ||
  pieces.slice(mother + 1).some(isHuman);

/** What the grown mother of a young beast is, by what is said of that: one of its kind, a lion without a mane. */
function grown(thing: Thing, said: readonly Meaning[]): Meaning {
  const kind = said.flatMap((one) => kindOf(one) ?? [])[0];
  if (kind !== undefined) return { thing, trait: kind };
  return thing === 'lion' ? { thing, trait: 'woman' } : { thing };
}

/** The same where a mother is named behind a young animal ("a puppy and its mother"): she is a grown one. */
function withMotherBehind(pieces: Pieces): Pieces {
  const young = pieces.findIndex(({ meanings }) => meanings.some(({ trait }) => trait === 'young'));
  const thing = pieces[young]?.meanings.find(({ trait }) => trait === 'young')?.thing;
  const mother = pieces.findIndex(
    (piece, at) =>
      young >= 0 && at > young && isMother(piece) && (at <= young + BEHIND || !isWoman(pieces, at)),
  );
  return thing === undefined || mother < 0
    ? pieces
    : pieces.map((piece, at) =>
        at === mother
          ? { ...piece, meanings: [grown(thing, pieces[young]?.meanings ?? [])] }
          : piece,
      );
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
    return { ...piece, meanings: beasts.flatMap(youngOne) };
  });
}
