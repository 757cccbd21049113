import { NATURE_KEYS } from '../keys/places/nature-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether it is the garden of a home, of which no more is said. */
const isGarden = ({ garden, raked, scenery }: Meaning): boolean =>
  garden === true && raked === undefined && scenery === undefined;

/** What gardens are like in a land: in Japan of gravel, stones and a pond, in Morocco a court with a pool. */
function gardenIn({ town, nation }: Meaning): Meaning | undefined {
  if (town === 'machiya' || nation === 'japanese') return NATURE_KEYS.japanesegarden;
  return town === 'souk' ? TOWN_KEYS.riad : undefined;
}

/** Whether a word names what stands in any garden and not in such a one: a house, beds of flowers, a stall. */
const isOfOther = (one: Meaning): boolean =>
  !isGarden(one) && (one.thing === 'house' || one.thing === 'flower' || one.thing === 'stall');

/** The words of a prompt; a garden in Japan or Morocco is one as there, with no cottage of the north. */
export function gardensOfLands(pieces: Pieces): Pieces {
  if (!says(pieces, isGarden) || says(pieces, isOfOther)) return pieces;
  const own = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings.flatMap((one) => gardenIn(one) ?? []))[0];
  if (own === undefined) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isGarden) ? { ...piece, role: null, meanings: [own] } : piece,
  );
}
