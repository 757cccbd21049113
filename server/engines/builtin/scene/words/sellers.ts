import type { Piece } from '../../words/reader.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import type { Selling } from './deeds.ts';
import type { Meaning } from './meaning.ts';
import { says } from './neighbours.ts';
import type { Thing } from './thing.ts';

type Pieces = readonly Piece<Meaning>[];

/** What is sold in heaps. */
const WARES: Partial<Readonly<Record<Thing, Selling>>> = {
  fruit: 'fruitselling',
  apple: 'fruitselling',
  flower: 'flowerselling',
  fish: 'fishselling',
};

/** Who sells behind a stall to who buys there, on a square unless another place is named. */
const AT_STALL: Meaning = {
  thing: 'person',
  trait: 'sale',
  land: 'street',
  ifNone: true,
  square: true,
};

/** How somebody sells what a word names; undefined: nobody sells that. */
const sellingOf = (piece: Piece<Meaning> | undefined): Selling | undefined =>
  piece === undefined || piece.negated
    ? undefined
    : piece.meanings
        .map(({ thing, wares, land, treat }) =>
          treat === 'honey'
            ? 'honeyselling'
            : land === 'potionshop' && thing === undefined
              ? 'potionselling'
              : wares === 'carpet'
                ? 'carpetselling'
                : thing === undefined
                  ? undefined
                  : WARES[thing],
        )
        .find((one) => one !== undefined);

/** Where wares may be named, from the word that says that they are sold. */
const NEAR: readonly number[] = [1, -1, 2, -2, 3, -3];

const saysSale = ({ negated, meanings }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ sells }) => sells !== undefined);

const hasStall = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ sells }) => sells === 'stall');

const namesPerson = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing }) => thing === 'person');

/**
 * The words of a prompt; who sells carpets, fish, flowers, fruit, honey or (in their shop) potions has heaps of it, and what a market's
 * stalls sell is theirs too. Any other who is called a seller stands at a stall, and in a room only there.
 */
export function sellers(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece) => saysSale(piece) && !hasStall(piece));
  const wares =
    at < 0 ? undefined : NEAR.map((step) => at + step).find((place) => sellingOf(pieces[place]));
  const trait = wares === undefined ? undefined : sellingOf(pieces[wares]);
  const hasStalls = says(pieces, ({ thing }) => thing === 'stall');
  const isInside = says(pieces, ({ land }) => land !== undefined && INDOORS.includes(land));
  const seller: Meaning = isInside ? { thing: 'person' } : AT_STALL;
  return pieces.map((piece, n): Piece<Meaning> => {
    if (n === at && trait !== undefined)
      return { ...piece, meanings: [namesPerson(piece) ? { thing: 'person', trait } : { trait }] };
    if (saysSale(piece)) return { ...piece, meanings: namesPerson(piece) ? [seller] : [] };
    return n === wares && (!hasStalls || trait === 'honeyselling') && trait !== 'potionselling'
      ? { ...piece, meanings: [{ size: 1 }] }
      : piece;
  });
}
