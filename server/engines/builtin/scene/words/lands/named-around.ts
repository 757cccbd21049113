import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { SEEN_FROM_OUTSIDE } from './outside-things.ts';

/** Lands of houses, of which a building that is named with them would be one. */
const OF_TOWNS: ReadonlySet<Land> = new Set<Land>(['street', 'canal', 'city']);

/** Lands in which nothing drives. */
const OF_WATER: ReadonlySet<Land> = new Set<Land>([
  ...(['sea', 'harbour', 'lake', 'island', 'river', 'waterfall', 'canal'] as const),
]);

const drives = ({ thing }: Meaning): boolean => ROAD_VEHICLES.has(thing) || thing === 'tram';

/** Whether it is no building and no beast that is too large for a room. */
const isOfStreets = (one: Meaning): boolean =>
  !SEEN_FROM_OUTSIDE.has(one.thing) || drives(one) || one.thing === 'bicycle';

/** Whether it stands by the sea, or somebody is up on it: what is around that is seen below. */
const isApart = ({ thing, perch }: Meaning): boolean =>
  thing === 'lighthouse' || perch !== undefined;

/**
 * Whether it names the country or the town that is around what stands or drives in the open ("a church in Iceland", "a
 * tram in Moscow"): buildings stand in the open land of a country, while in its towns only what drives there is seen, and
 * nothing drives on water.
 */
export const isNamedAround = (
  { land, ifNone, thing, trait, held }: Meaning,
  meanings: readonly Meaning[],
): boolean =>
  ifNone === true &&
  (thing ?? trait ?? held) === undefined &&
  land !== undefined &&
  !INDOORS.includes(land) &&
  !meanings.some(isApart) &&
  (!OF_TOWNS.has(land) || meanings.every(isOfStreets)) &&
  !(OF_WATER.has(land) && meanings.some(drives));
