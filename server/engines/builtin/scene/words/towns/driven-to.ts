import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';

/** Houses along a street that have rooms of their own: whose car is before them sees their fronts. */
export const ALONG_STREETS: ReadonlySet<Land | undefined> = new Set<Land>([
  'restaurant',
  'bakery',
  'bookshop',
  'flowershop',
  'toyshop',
  'candyshop',
  'cheeseshop',
  'recordshop',
  'icecreamparlour',
  'sushibar',
  'planetarium',
  'fishshop',
  'petshop',
  'antiqueshop',
  'barbershop',
  'tailor',
  'clothesshop',
  'shoeshop',
  'supermarket',
  'ministore',
  'cinema',
  'theatre',
  'casino',
  'nightclub',
  'lobby',
]);

const outside = (meaning: Meaning): Meaning =>
  meaning.land === 'diner'
    ? { land: 'desert', scenery: 'diner66' }
    : ALONG_STREETS.has(meaning.land)
      ? { land: 'street' }
      : meaning;

/** The words of a prompt: what is named with something that drives is seen from the road, a diner with its sign and shops in their street. */
export function drivenTo(pieces: Pieces): Pieces {
  const drives = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ thing }) => ROAD_VEHICLES.has(thing)),
  );
  return drives
    ? pieces.map((piece) => ({ ...piece, meanings: piece.meanings.map(outside) }))
    : pieces;
}
