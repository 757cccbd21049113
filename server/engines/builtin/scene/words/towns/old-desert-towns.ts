import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';

/** Whether it is a town by a road through a desert, as in the American West. */
const isRoadTown = ({ town }: Meaning): boolean => town === 'deserttown';

/** Whether it is a desert, and no city in one that is known by what stands there. */
const isDesert = ({ land, scenery, ifNone }: Meaning): boolean =>
  land === 'desert' && scenery === undefined && ifNone !== true;

/** Whether it is a town or a city of which no more is said. */
const isAnyTown = ({ land, settled, town, scenery, ifNone }: Meaning): boolean =>
  ifNone !== true &&
  (town ?? scenery) === undefined &&
  (settled !== undefined || land === 'city' || land === 'street');

/** Who and what is in the deserts of the Old World: camels, a mosque, the people there. */
const isOfOldWorld = ({ thing, folk }: Meaning): boolean =>
  thing === 'camel' || thing === 'mosque' || folk === 'arab';

/** Of old times, in all languages. */
const ANCIENT =
  /^(?:old |alte |altstadt|vieille |viej[oa] |vecchia |velha |стар|eski |古城|老城|ancient|antik|uralt|antique|ancienne?s?|antigu[oa]|antic[oahi]|древн|старинн|kadim|古代|古老|고대|قديم|عتيق|प्राचीन)/iu;

/** Whether it tells of old times: a caravan, gates, or that something is old. */
const isOfOldTimes = ({ thing, inLine, aged }: Meaning): boolean =>
  aged === true || thing === 'gate' || (thing === 'camel' && inLine === true);

/** Whether it is of today: a vehicle, or where those are filled up. */
const isOfToday = ({ thing }: Meaning): boolean =>
  thing === 'gasstation' || ROAD_VEHICLES.has(thing);

/** The words of a prompt: a town in a desert to which camels come is one of clay walls and towers, with gates of its own; a city near a desert is that only where it is of old times. */
export function oldDesertTowns(pieces: Pieces): Pieces {
  const isTown =
    says(pieces, isRoadTown) ||
    (says(pieces, isDesert) &&
      says(pieces, isAnyTown) &&
      (says(pieces, isOfOldTimes) || pieces.some(({ text }) => ANCIENT.test(text))));
  if (!isTown || !says(pieces, isOfOldWorld) || says(pieces, isOfToday)) return pieces;
  const isPart = (one: Meaning) =>
    isRoadTown(one) || isDesert(one) || isAnyTown(one) || one.thing === 'gate';
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.some(isPart)
      ? { ...piece, meanings: [FAMOUS_KEYS.kasbah] }
      : piece,
  );
}
