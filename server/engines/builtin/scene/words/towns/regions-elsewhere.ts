import { CITY_KEYS } from '../keys/places/city-keys.ts';
import { NATURE_KEYS } from '../keys/places/nature-keys.ts';
import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { QUARTER_KEYS } from '../keys/places/quarter-keys.ts';
import { REGION_KEYS } from '../keys/places/region-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import type { Land } from '../land.ts';
import { WILD } from '../lands/halts.ts';
import type { Meaning } from '../meaning.ts';
import { changed, isStreet, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { UNDER_PALMS } from './at-markets.ts';

/** What swims, floats or lives wild, and is in no street of a town unless that is named. */
const OF_NATURE: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...([
    'boat',
    'rowboat',
    'trawler',
    'ferry',
    'steamship',
    'liner',
    'galleon',
    'longship',
  ] as const),
  ...(['whale', 'dolphin', 'shark', 'swan', 'duck', 'wader', 'seal', 'octopus'] as const),
  ...(['wolf', 'bear', 'deer', 'panda', 'lion', 'tiger', 'leopard', 'eagle', 'hippo'] as const),
  ...(['crocodile', 'kangaroo', 'koala', 'sloth', 'giraffe', 'zebra', 'rhino', 'cactus'] as const),
]);

/** Lands in the open that are no part of a town. */
const IN_NATURE: ReadonlySet<Land | undefined> = new Set<Land | undefined>([
  ...WILD,
  ...(['sea', 'lake', 'island', 'river', 'waterfall', 'volcano', 'harbour', 'underwater'] as const),
]);

/** Towns of a region or a country, which are around what is named where nothing else is. */
const isOfTowns = ({ land, ifNone, thing, trait, held }: Meaning): boolean =>
  ifNone === true && land === 'street' && (thing ?? trait ?? held) === undefined;

/** Such towns that are no more than the houses along an alley or round a square. */
const isOldTown = (one: Meaning): boolean =>
  isOfTowns(one) && one.town === undefined && (one.alley ?? one.square) === true;

/** A town whose houses are known. */
const isTownOfItsOwn = (one: Meaning): boolean => isOfTowns(one) && one.town !== undefined;

/** Old towns by a river whose square is not what a bridge is seen from. */
const isQuietTown = (one: Meaning): boolean =>
  one === QUARTER_KEYS.rothenburg || one === QUARTER_KEYS.provencetowns;

/** Open land that a country is known by, and what a street there is. */
const STREETS_OF: ReadonlyMap<Meaning, Meaning> = new Map<Meaning, Meaning>([
  [REGION_KEYS.moorland, PLACE_KEYS.oldtowns],
  [PLACE_KEYS.athens, PLACE_KEYS.southerntowns],
  [CITY_KEYS.cairo, { folk: 'arab', land: 'street', ifNone: true }],
  [PLACE_KEYS.egypt, { folk: 'arab', land: 'street', ifNone: true, city: 'cairo' }],
  [PLACE_KEYS.savannas, PLACE_KEYS.africantowns],
  [NATURE_KEYS.africa, PLACE_KEYS.africantowns],
  [PLACE_KEYS.africanlands, PLACE_KEYS.africantowns],
  [PLACE_KEYS.nile, TOWN_KEYS.medina],
  [PLACE_KEYS.palmbeaches, UNDER_PALMS],
]);

/** Whether it is a town or a city of which no more is said. */
const isTown = ({ land, settled, ifNone, thing, city, scenery }: Meaning): boolean =>
  ifNone !== true &&
  (thing ?? city ?? scenery) === undefined &&
  (land === 'city' || (land === 'field' && settled === 'town'));

const isAfricanLand = (one: Meaning): boolean => one === PLACE_KEYS.africanlands;

const isInNature = ({ land, ifNone, park }: Meaning): boolean =>
  ifNone !== true && park !== true && IN_NATURE.has(land);

/** Whether it says that houses are there. */
const isBuilt = ({ land, ifNone, settled, thing }: Meaning): boolean =>
  settled !== undefined ||
  thing === 'house' ||
  thing === 'church' ||
  (ifNone !== true && (land === 'street' || land === 'city' || land === 'canal'));

/** The words of a prompt: a yacht, a swan, a wolf or what grazes is in no alley of the country that is named with it, and neither is a beach or a wood; a street is in a town of it; houses of a town are on no beach of its country. */
export function regionsElsewhere(pieces: Pieces): Pieces {
  if (says(pieces, isStreet)) {
    // Where a market is held is told by that.
    const isMarket = says(pieces, ({ thing }) => thing === 'stall');
    return isMarket ? pieces : changed(pieces, (one) => STREETS_OF.get(one) ?? one);
  }
  if (says(pieces, isAfricanLand) && says(pieces, isTown))
    return changed(pieces, (one) =>
      isAfricanLand(one) || isTown(one) ? TOWN_KEYS.africanstreet : one,
    );
  // A bridge in such a town is over its river.
  if (says(pieces, ({ thing }) => thing === 'bridge') && !says(pieces, isBuilt))
    return changed(pieces, (one) => (isQuietTown(one) ? null : one));
  if (says(pieces, isBuilt))
    return says(pieces, isTownOfItsOwn)
      ? changed(pieces, (one) =>
          one === PLACE_KEYS.palmbeaches ? { land: 'street', ifNone: true } : one,
        )
      : pieces;
  if (says(pieces, ({ thing, posture }) => OF_NATURE.has(thing) || posture === 'grazing')) {
    const isCactus = says(pieces, ({ thing }) => thing === 'cactus');
    return changed(pieces, (one) =>
      isOfTowns(one) || (isCactus && one === REGION_KEYS.palmbeaches) ? null : one,
    );
  }
  return says(pieces, isInNature)
    ? changed(pieces, (one) => (isOldTown(one) ? null : one))
    : pieces;
}
