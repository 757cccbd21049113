import type { Piece } from '../../words/reader.ts';
import { isBeast, isWalker } from './creatures.ts';
import type { Meaning } from './meaning.ts';
import type { Trait } from './trait.ts';

type Pieces = readonly Piece<Meaning>[];

/** What is seen of people's feelings, and of no animal's. */
const FELT: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>([
  'annoyed',
  'astonished',
  'shouting',
]);

/** Whether a word names an animal. */
const isAnimal = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing }) => thing !== undefined && thing !== 'person' && isBeast(thing));

/** Whether a word names somebody, an animal or not. */
const isSomebody = (piece: Piece<Meaning>): boolean =>
  isAnimal(piece) ||
  piece.meanings.some(
    ({ thing }) => thing === 'person' || (thing !== undefined && isWalker(thing)),
  );

/** Leaves to animals what is said of their feelings ("an angry cat beside a girl"), which would be the person's who is named with them. */
export function feltByWhom(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (!piece.meanings.some(({ trait, thing }) => thing === undefined && FELT.has(trait)))
      return piece;
    const next = pieces[at + 1];
    const whose =
      next !== undefined && !next.afterStop && isSomebody(next)
        ? next
        : (pieces.slice(0, at).findLast(isSomebody) ?? pieces.slice(at).find(isSomebody));
    if (whose === undefined || !isAnimal(whose)) return piece;
    return { ...piece, meanings: piece.meanings.filter(({ trait }) => !FELT.has(trait)) };
  });
}
