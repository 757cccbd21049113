import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { homeOfVillage, isCountry } from './homes-of-villages.ts';

/** How many words that say no more than what a house is like may stand between it and whose it is ("an Indian stone house"). */
const NEAR = 2;

/** Whether a word names a house of which no more is said than what it looks like. */
const isHouse = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(({ thing, hut, homeland }) => thing === 'house' && (hut ?? homeland) === undefined);

/** Whether a word may stand between a house and whose it is: an article, a colour, a size, something unknown. */
const isLike = ({ meanings, role }: Piece): boolean =>
  role === 'other' || (role === null && meanings.every(({ thing, land }) => !(thing ?? land)));

/** The places of words that tell in what land's manner the house at an index is built: those before it, and the one right behind it. */
function besideOf(pieces: Pieces, at: number): readonly number[] {
  const places: number[] = [];
  for (let n = at - 1; n >= 0 && at - n <= NEAR && pieces[n + 1]?.afterStop === false; n--) {
    places.push(n);
    const one = pieces[n];
    if (one === undefined || !isLike(one)) break;
  }
  return pieces[at + 1]?.afterStop === false ? [...places, at + 1] : places;
}

/** The words of a prompt: a house that is said to be of a land is built as there, wherever it stands ("an Indian house by a river", "houses in the mountains of Vietnam"); villages are read by themselves (`villages-of-lands.ts`). */
export function homesOfLands(pieces: Pieces): Pieces {
  if (says(pieces, ({ settled, scenery }) => settled !== undefined || scenery === 'tipicamp'))
    return pieces;
  const at = pieces.findIndex(isHouse);
  const places = at < 0 ? [] : besideOf(pieces, at);
  const homes = pieces.map((piece, n) =>
    at >= 0 && !piece.negated && (places.includes(n) || piece.meanings.some(isCountry))
      ? homeOfVillage([piece])
      : null,
  );
  const told = homes.findIndex((home) => home !== null);
  const homeland = homes[told]?.homeland;
  if (homeland === undefined) return pieces;
  return pieces.map((piece, n) => {
    const others = piece.meanings.filter(({ nation }) => nation === undefined);
    return n === told ? { ...piece, meanings: [...others, { homeland }] } : piece;
  });
}
