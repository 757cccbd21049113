import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';
import type { Thing } from './thing.ts';
import type { Selling } from './trait.ts';

type Pieces = readonly Piece<Meaning>[];

/** What is sold in heaps. */
const WARES: Partial<Readonly<Record<Thing, Selling>>> = {
  fruit: 'fruitselling',
  apple: 'fruitselling',
  flower: 'flowerselling',
  fish: 'fishselling',
};

/** How somebody sells what a word names; undefined: nobody sells that. */
const sellingOf = ({ negated, meanings }: Piece<Meaning>): Selling | undefined =>
  negated
    ? undefined
    : meanings
        .map(({ thing, wares }) =>
          wares === 'carpet' ? 'carpetselling' : thing === undefined ? undefined : WARES[thing],
        )
        .find((one) => one !== undefined);

/** Whether words name what is sold in heaps. */
export const nameWares = (pieces: Pieces): boolean =>
  pieces.some((piece) => sellingOf(piece) !== undefined);

/** The words of a prompt: who sells carpets, fish, flowers or fruit has heaps of it, and what a market's stalls sell is theirs too. */
export function sellers(pieces: Pieces): Pieces {
  const at = pieces.findIndex(
    ({ negated, meanings }) => !negated && meanings.some(({ sells }) => sells === true),
  );
  if (at < 0) return pieces;
  const wares = [1, -1, 2, -2, 3, -3]
    .map((step) => at + step)
    .find((place) => pieces[place] !== undefined && sellingOf(pieces[place] as Piece<Meaning>));
  const trait = wares === undefined ? undefined : sellingOf(pieces[wares] as Piece<Meaning>);
  const hasStalls = pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'stall'));
  return pieces.map((piece, n): Piece<Meaning> => {
    if (n === at) {
      const others = piece.meanings.map(({ sells: _, ...rest }) => rest);
      const own = others.filter((one) => Object.keys(one).length > 0);
      if (trait === undefined) return { ...piece, meanings: own };
      const isSomebody = own.some(({ thing }) => thing === 'person');
      return { ...piece, meanings: isSomebody ? [{ thing: 'person', trait }] : [{ trait }] };
    }
    if (n !== wares || hasStalls) return piece;
    return { ...piece, meanings: [{ size: 1 }] };
  });
}
