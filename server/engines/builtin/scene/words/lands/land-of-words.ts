import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';
import { isAcrossWater, isPark, isWetStreet } from './about-cities.ts';
import { isWaterOfTown } from './by-their-water.ts';
import { isPartOfPlace } from './halts.ts';
import { namesLooseRoom } from './hulls.ts';
import { isByRoad, isInTheWild } from './in-the-wild.ts';
import { LAND_ORDER } from './land-order.ts';
import { isNamedAround } from './named-around.ts';
import { placeOf } from './named-places.ts';
import { settleTogether } from './named-together.ts';
import {
  areItsWindows,
  isByOutsideThing,
  isLargeBeast,
  SEEN_FROM_OUTSIDE,
} from './outside-things.ts';

/** Where crafts have workshops of their own. */
const CRAFTS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['carpentry', 'forge']);

/** The land that words name, where it holds the others in view; null where they name none. */
export function landOf(meanings: readonly Meaning[]): Land | null {
  // "A cabin with lit windows" is not a room.
  const isOutside = meanings.some(
    ({ thing, settled }) => SEEN_FROM_OUTSIDE.has(thing) || settled !== undefined,
  );
  // What is done at home elsewhere is done by what stands in the open.
  const isInOpen = isByOutsideThing(meanings);
  // A window's sill is seen from within, whatever stands before it, and so is a room that is named with a beast.
  const isRoomly =
    !isOutside ||
    meanings.some(({ seat }) => seat === 'windowsill') ||
    (meanings.some(isNamedRoom) &&
      meanings.every(({ thing }) => !SEEN_FROM_OUTSIDE.has(thing) || isLargeBeast(thing)));
  const withLand = meanings.filter(
    (one) =>
      one.land !== undefined &&
      !(one.land === 'room' && !isRoomly) &&
      !areItsWindows(one, meanings) &&
      !isPartOfPlace(one, meanings) &&
      !isWaterOfTown(one, meanings) &&
      !isSkyOfOthers(one, meanings) &&
      !(isInOpen && one.ifNone === true && one.trait !== undefined && INDOORS.includes(one.land)),
  );
  // What a land is known by says where it is, unless that is seen from a room.
  const known = placeOf(meanings)?.land;
  const isInside = withLand.some(
    ({ land, ifNone }) => ifNone !== true && land !== undefined && INDOORS.includes(land),
  );
  if (known !== undefined && !isInside) return known;
  // The workshop of a craftsman is that of his craft.
  const isCraft = withLand.some(({ land, ifNone }) => ifNone === true && CRAFTS.has(land));
  const isWorkshop = isCraft && withLand.some(({ land }) => land === 'garage');
  const placed = withLand.filter(({ land }) => !(isWorkshop && land === 'garage'));
  const surely = placed.filter(
    ({ land, ifNone }) => ifNone !== true || (isWorkshop && CRAFTS.has(land)),
  );
  // A house in a town is one of its own.
  const isTownly = meanings.every(
    ({ thing }) => thing === 'house' || !SEEN_FROM_OUTSIDE.has(thing),
  );
  // Who brings meals does so in a street, whatever that is done on.
  const isOnRound =
    meanings.some(({ trait }) => trait === 'courier') &&
    meanings.every(({ thing }) => thing === 'motorcycle' || !SEEN_FROM_OUTSIDE.has(thing));
  const lands = new Set(
    (surely.length > 0
      ? surely
      : !isOutside || isOnRound
        ? placed
        : placed.filter(
            (one) => (isTownly && one.town !== undefined) || isNamedAround(one, meanings),
          )
    ).flatMap(({ land }) => (land === undefined ? [] : [land])),
  );
  settleTogether(lands, meanings);
  // A party of penguins on an iceberg is held in no room.
  if (isOnIce(meanings)) for (const room of PARTY_ROOMS) lands.delete(room);
  // A room in the clouds is one that they are around.
  if (withLand.some(namesLooseRoom)) lands.delete('clouds');
  if (isWetStreet(meanings)) lands.delete('lake');
  // The park of a city has that behind its trees.
  if (meanings.some(isPark)) lands.delete('city');
  const isWithin = meanings.some(({ land, isInside }) => isInside === true && SERVES.has(land));
  // A path through a forest is no street.
  const isWild = isInTheWild(meanings) || isByRoad(meanings);
  const named = new Set(
    [...lands]
      // What stands before a café or a bar stands in a street.
      .map((land) =>
        SERVES.has(land) && !isWithin && (isOutside || isStreetFirst(meanings)) ? 'street' : land,
      )
      .filter((land) => !(land === 'street' && isWild)),
  );
  // A court in a city is no hall.
  if (isCourtOutside(meanings)) return 'street';
  // A city by the water is seen across that.
  if (isAcrossWater(meanings)) return 'city';
  return LAND_ORDER.find((land) => named.has(land)) ?? null;
}

/** Whether a word names a room itself and not what one has. */
const isNamedRoom = ({ land, pane, seat, ifNone }: Meaning): boolean =>
  land === 'room' && (pane ?? seat ?? ifNone) === undefined;

/** Whether a word names a galaxy in the sky over something that is named with it. */
const isSkyOfOthers = ({ sky, land }: Meaning, meanings: readonly Meaning[]): boolean =>
  sky === 'milkyway' && land === 'space' && meanings.some(({ thing }) => thing !== undefined);

/** Where parties are held of which no place is said. */
const PARTY_ROOMS: readonly Land[] = ['diningroom', 'nightclub', 'ballroom', 'room'];

/** Whether an iceberg or ice is named with who lives on it, and no people are. */
const isOnIce = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    ({ thing, ground, snowy }) => thing === 'iceberg' || (ground === true && snowy === true),
  ) &&
  meanings.every(({ thing }) => thing !== 'person') &&
  meanings.some(({ thing }) => thing === 'penguin' || thing === 'seal' || thing === 'bear');

/** Where people are served who came in from a street. */
const SERVES: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['cafe', 'cocktailbar']);

/** Whether a street is named before a café or a bar: that is in the street, not the street before its window. */
function isStreetFirst(meanings: readonly Meaning[]): boolean {
  const street = meanings.findIndex(({ land }) => land === 'street');
  const served = meanings.findIndex(({ land }) => SERVES.has(land));
  return street >= 0 && street < served;
}

/** Whether a basketball court is named with the city, the street, the park, the garden or the houses around it, or as one out of doors. */
export const isCourtOutside = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land }) => land === 'basketballhall') &&
  meanings.some(
    ({ land, park, garden, outdoors, thing }) =>
      land === 'street' ||
      land === 'city' ||
      thing === 'house' ||
      [park, garden, outdoors].includes(true),
  );

/** Whether a land is named before any thing that stands or flies by itself. */
export function isLandFirst(meanings: readonly Meaning[]): boolean {
  for (const { land, thing, sky } of meanings) {
    if (land !== undefined) return true;
    if (thing !== undefined || sky === 'birds' || sky === 'balloon') return false;
  }
  return false;
}
