import { isBeast, isWalker } from '../creatures.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What is seen of people's feelings, and of no animal's. */
export const FELT: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>([
  ...(['annoyed', 'astonished', 'shouting', 'earscovered'] as const),
]);

/** Whether a word names an animal. */
const isAnimal = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing !== undefined && thing !== 'person' && isBeast(thing));

/** Whether a word names somebody, an animal or not. */
const isSomebody = (piece: Piece): boolean =>
  isAnimal(piece) ||
  piece.meanings.some(
    ({ thing }) => thing === 'person' || (thing !== undefined && isWalker(thing)),
  );

/** Whether a word says what somebody feels. */
const isFelt = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait, thing }) => thing === undefined && FELT.has(trait));

/** What is said of feelings before somebody, right behind whom it is said of. */
function behindWhose(pieces: Pieces): Pieces {
  const all = [...pieces];
  for (let at = 0; at < all.length - 1; at++) {
    const [felt, whose] = [all[at] as Piece, all[at + 1] as Piece];
    if (isFelt(felt) && !whose.afterStop && isSomebody(whose)) {
      // What stands before both still does.
      all.splice(at, 2, { ...whose, afterStop: felt.afterStop }, { ...felt, afterStop: false });
      at++;
    }
  }
  return all;
}

/** Leaves to animals what is said of their feelings ("an angry cat beside a girl"), which would be the person's who is named with them. */
export function feltByWhom(pieces: Pieces): Pieces {
  const said = behindWhose(pieces);
  return said.map((piece, at) => {
    if (!isFelt(piece)) return piece;
    const whose = said.slice(0, at).findLast(isSomebody) ?? said.slice(at).find(isSomebody);
    if (whose === undefined || !isAnimal(whose)) return piece;
    return { ...piece, meanings: piece.meanings.filter(({ trait }) => !FELT.has(trait)) };
  });
}
