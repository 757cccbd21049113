import { INDOORS } from '../../world/room/plan-room.ts';
import { ACTORS } from '../creatures.ts';
import type { Selling } from '../deeds-by-hand.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** What is sold in heaps. */
const WARES: Partial<Readonly<Record<Thing, Selling>>> = {
  fruit: 'fruitselling',
  apple: 'fruitselling',
  watermelon: 'fruitselling',
  pumpkin: 'fruitselling',
  banana: 'fruitselling',
  lemon: 'fruitselling',
  strawberry: 'fruitselling',
  pineapple: 'fruitselling',
  pomegranate: 'fruitselling',
  avocado: 'fruitselling',
  flower: 'flowerselling',
  fish: 'fishselling',
  bread: 'breadselling',
  croissant: 'breadselling',
  cake: 'cakeselling',
  donut: 'cakeselling',
  cookies: 'cakeselling',
  cheese: 'cheeseselling',
  drink: 'drinkselling',
  icecream: 'iceselling',
  book: 'bookselling',
  magicbook: 'bookselling',
  vase: 'goodsselling',
  basket: 'goodsselling',
  toys: 'goodsselling',
  teddy: 'goodsselling',
  lantern: 'lampselling',
  paperlantern: 'lampselling',
  lamp: 'lampselling',
  candle: 'goodsselling',
  eggs: 'goodsselling',
};

/** What of that a market's stalls have too. */
const ON_STALLS: ReadonlySet<Selling | undefined> = new Set<Selling>([
  ...(['fruitselling', 'flowerselling', 'fishselling', 'breadselling', 'cheeseselling'] as const),
]);

/** How what is drawn for nothing else is sold. */
const SOLD = { carpet: 'carpetselling', spice: 'spiceselling', tofu: 'tofuselling' } as const;

/** Who sells behind a stall to who buys there, on a square unless another place is named. */
const AT_STALL: Meaning = {
  thing: 'person',
  trait: 'sale',
  land: 'street',
  ifNone: true,
  square: true,
};

/** How somebody sells what a word names; undefined: nobody sells that. */
const sellingOf = (piece: Piece | undefined): Selling | undefined =>
  piece === undefined || piece.negated
    ? undefined
    : piece.meanings
        .map(({ thing, wares, land, treat }) =>
          treat === 'honey'
            ? 'honeyselling'
            : land === 'potionshop' && thing === undefined
              ? 'potionselling'
              : wares !== undefined
                ? SOLD[wares]
                : thing === undefined
                  ? undefined
                  : WARES[thing],
        )
        .find((one) => one !== undefined);

/** Where wares may be named, from the word that says that they are sold. */
const NEAR: readonly number[] = [1, -1, 2, -2, 3, -3];

const saysSale = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ sells }) => sells !== undefined);

const hasStall = ({ meanings }: Piece): boolean => meanings.some(({ sells }) => sells === 'stall');

const laysOut = ({ meanings }: Piece): boolean => meanings.some(({ sells }) => sells === 'lays');

const keepsShop = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait }) => trait === 'shopkeeping');

/** Whether a word names people and says no more of them. */
const arePassersBy = (piece: Piece | undefined): boolean =>
  piece?.plural === true &&
  !piece.negated &&
  piece.meanings.length === 1 &&
  piece.meanings.every((one) => one.thing === 'person' && Object.keys(one).length === 1);

/** Whether a word says that somebody walks. */
const strolls = ({ meanings }: Piece): boolean =>
  meanings.length > 0 && meanings.every(({ posture }) => posture === 'walking');

/** Whether it is somebody, or an animal or a robot that can do as people do. */
const isDoer = ({ thing }: Meaning): boolean => thing === 'person' || ACTORS.has(thing);

/** Whether a word names what may be sold but is not drawn in heaps. */
const isOther = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(
    (one) =>
      (one.thing !== undefined && !isDoer(one)) ||
      one.held !== undefined ||
      one.trait === 'newspaper',
  ) === true;

/** What is sold in halls and shops where no wares are named. */
const IN_HALLS: Partial<Readonly<Record<Land, Selling>>> = {
  markethall: 'goodsselling',
  fishshop: 'fishselling',
  flowershop: 'flowerselling',
  cheeseshop: 'cheeseselling',
  bakery: 'breadselling',
  bookshop: 'bookselling',
  icecreamparlour: 'iceselling',
};

/** How somebody sells who is said there to sell what no heap is known of: where nothing else that is drawn is named beside. */
function anyGoods(pieces: Pieces, at: number): Selling | undefined {
  const piece = pieces[at];
  if (piece === undefined || laysOut(piece) || !says(pieces, isDoer)) return undefined;
  if (NEAR.slice(0, 4).some((step) => isOther(pieces[at + step]))) return undefined;
  const hall = pieces
    .flatMap(({ meanings }) => meanings)
    .map(({ land }) => land && IN_HALLS[land])
    .find((one) => one !== undefined);
  return hall ?? (namesPerson(piece) ? undefined : 'goodsselling');
}

/** The same without what only a heap of wares would show. */
const withoutUnsold = (pieces: Pieces, sold: number | undefined): Pieces =>
  pieces.map((piece, n) =>
    n !== sold && piece.meanings.some(({ wares }) => wares === 'spice' || wares === 'tofu')
      ? { ...piece, meanings: piece.meanings.filter(({ fitting }) => fitting !== undefined) }
      : piece,
  );

/**
 * The words of a prompt; who sells has heaps of it where they are drawn (bread, fish, flowers, spices), of other goods where nothing
 * else is named, and what a market's stalls sell is theirs too. Any other who is called a seller stands at a stall, and in a room only there.
 */
export function sellers(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece) => saysSale(piece) && !hasStall(piece));
  const wares =
    at < 0 ? undefined : NEAR.map((step) => at + step).find((place) => sellingOf(pieces[place]));
  const trait = wares === undefined ? anyGoods(pieces, at) : sellingOf(pieces[wares]);
  // Where no other place or building is named, who sells does so on a square.
  const isPlaced = pieces.some(
    (piece, n) => n !== wares && (isOther(piece) || piece.meanings.some(({ land }) => land)),
  );
  const onSquare: Meaning =
    isPlaced || trait === 'potionselling' ? {} : { land: 'street', square: true };
  const hasStalls = says(pieces, ({ thing }) => thing === 'stall');
  const isInside = says(pieces, ({ land }) => land !== undefined && INDOORS.includes(land));
  const seller: Meaning = isInside ? { thing: 'person' } : AT_STALL;
  const isPassed = trait !== undefined && pieces[at] !== undefined && namesPerson(pieces[at]);
  return withoutUnsold(pieces, wares).map((piece, n): Piece => {
    if (n === at && trait !== undefined)
      return {
        ...piece,
        meanings: [{ ...onSquare, ...(namesPerson(piece) && { thing: 'person' }), trait }],
      };
    if (saysSale(piece)) return { ...piece, meanings: namesPerson(piece) ? [seller] : [] };
    // Who strolls past somebody who sells is of the market's crowd.
    if (isPassed && arePassersBy(piece)) return { ...piece, meanings: [{ crowded: 'busy' }] };
    if (isPassed && arePassersBy(pieces[n - 1]) && strolls(piece))
      return { ...piece, meanings: [] };
    if (trait !== undefined && keepsShop(piece))
      return { ...piece, meanings: [{ ...onSquare, thing: 'person', trait }] };
    return n === wares && !(hasStalls && ON_STALLS.has(trait)) && trait !== 'potionselling'
      ? { ...piece, meanings: [{ size: 1 }] }
      : piece;
  });
}
