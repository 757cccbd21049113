import { CORNER_KEYS } from '../keys/places/corner-keys.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { NATURE_KEYS } from '../keys/places/nature-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';

/** Whether it is the garden of a home, of which no more is said. */
const isGarden = ({ garden, raked, scenery }: Meaning): boolean =>
  garden === true && raked === undefined && scenery === undefined;

/** What gardens are like in a land: in Japan of gravel, stones and a pond, in Morocco a court with a pool. */
function gardenIn({ town, nation }: Meaning): Meaning | undefined {
  if (town === 'machiya' || nation === 'japanese') return NATURE_KEYS.japanesegarden;
  return town === 'souk' ? TOWN_KEYS.riad : undefined;
}

/** Whether a word names what stands in any garden and not in such a one: a house, beds of flowers, also who waters them, a stall. */
const isOfOther = (one: Meaning): boolean =>
  !isGarden(one) &&
  (one.thing === 'house' ||
    one.thing === 'flower' ||
    one.thing === 'stall' ||
    one.trait === 'watering');

/** Whether it is a courtyard of which no more is said. */
const isCourt = (one: Meaning): boolean => one === TOWN_KEYS.patio;

/** What courtyards are in a land: in China lanes between such houses, in Japan a garden, in India and Korea that of an old house. */
const COURTS_IN: Partial<Readonly<Record<Town, Meaning>>> = {
  hutong: TOWN_KEYS.hutong,
  machiya: NATURE_KEYS.japanesegarden,
  indian: FAMOUS_KEYS.haveli,
  hanok: CORNER_KEYS.hanokcourt,
};

const courtIn = ({ town }: Meaning): Meaning | undefined => town && COURTS_IN[town];

/** Whether it is a feast of a land, whose court has lights of its own (`lands/settle-rooms.ts`). */
const isFeast = ({ festive, town }: Meaning): boolean => festive === true && town === 'indian';

/** The words of a prompt, those that name a place of some kind as it is in the first land that is named. */
function asThere(
  pieces: Pieces,
  isPlace: (one: Meaning) => boolean,
  placeIn: (one: Meaning) => Meaning | undefined,
): Pieces {
  const own = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings.flatMap((one) => placeIn(one) ?? []))[0];
  if (own === undefined) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isPlace) ? { ...piece, role: null, meanings: [own] } : piece,
  );
}

/** The words of a prompt; a garden in Japan or Morocco is one as there, with no cottage of the north, and a courtyard in China, Japan, India or Korea has no arches of Spain. */
export function gardensOfLands(pieces: Pieces): Pieces {
  if (says(pieces, isCourt))
    return says(pieces, isFeast) ? pieces : asThere(pieces, isCourt, courtIn);
  if (!says(pieces, isGarden) || says(pieces, isOfOther)) return pieces;
  return asThere(pieces, isGarden, gardenIn);
}
