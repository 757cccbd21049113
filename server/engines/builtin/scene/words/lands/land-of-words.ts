import type { Piece } from '../../../words/reader.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { BUILT_KEYS } from '../keys/places/built-keys.ts';
import { EVERYDAY_KEYS } from '../keys/places/everyday-keys.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { OUTLYING_KEYS } from '../keys/places/outlying-keys.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';
import type { Path } from '../place.ts';
import { isSpacecraft, ROAD_VEHICLES } from '../vehicles.ts';
import { isAcrossWater, isPark, isWetStreet } from './about-cities.ts';
import { isWaterOfTown } from './by-their-water.ts';
import { namesLooseRoom } from './hulls.ts';
import { LAND_ORDER } from './land-order.ts';
import { isNamedAround } from './named-around.ts';
import { isHalt, isPartOfPlace, settleTogether, WILD } from './named-together.ts';
import { isByOutsideThing, isLargeBeast, SEEN_FROM_OUTSIDE } from './outside-things.ts';

/** Where crafts have workshops of their own. */
const CRAFTS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['carpentry', 'forge']);

/** What names a place that is known by what stands there; a thing that belongs there names it where no other land is named. */
function placeOf(meanings: readonly Meaning[]): Meaning | undefined {
  const isElsewhere = meanings.some(
    ({ land, scenery, ifNone }) => land !== undefined && scenery === undefined && ifNone !== true,
  );
  // A yard with a pool is the garden of that.
  const hasPool = meanings.some(({ land }) => land === 'pool');
  // Terraces that are ploughed are no level field.
  const isTerraced = meanings.some(({ land }) => land === 'terraces');
  // A cave in a glacier is one of ice.
  const isIcy = meanings.some(({ icy }) => icy === true);
  const named = meanings.filter(
    ({ scenery, ifNone }) =>
      scenery !== undefined &&
      (ifNone !== true || !isElsewhere) &&
      !(hasPool && scenery === 'backyard') &&
      !(isTerraced && scenery === 'ploughed') &&
      !(isIcy && scenery === 'glacier'),
  );
  return surelyFirst(named);
}

/** The first of some that name a place, one that names it surely before what only belongs there ("a skateboarder in an empty pool"). */
export const surelyFirst = (named: readonly Meaning[]): Meaning | undefined =>
  named.find(({ ifNone }) => ifNone !== true) ?? named[0];

/** Places that people have built in the open have ways of their own. */
const BUILT: ReadonlySet<Meaning['scenery']> = new Set(
  [BUILT_KEYS, EVERYDAY_KEYS, FAMOUS_KEYS, OUTLYING_KEYS].flatMap((keys) =>
    Object.values(keys).map((one: Meaning) => one.scenery),
  ),
);

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
      !isPartOfPlace(one, meanings) &&
      !isWaterOfTown(one, meanings) &&
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

/** What can be seen from a window. */
const BEFORE_WINDOWS: ReadonlySet<Land> = new Set<Land>([
  'underwater',
  'lake',
  'island',
  'river',
  'beach',
  'street',
  'canal',
  'city',
  'desert',
  'sea',
  'forest',
  'mountain',
  'field',
  'plain',
]);

/** What is in orbit, and has that before its windows anyway. */
const IN_ORBIT: ReadonlySet<Meaning['land'] | null> = new Set<Meaning['land']>([
  'orbit',
  'spacebridge',
  'spacegarden',
  'stationmodule',
]);

/** The land that is named beside a room, and so is seen from its window ("a bedroom by the sea"); null where none is. */
export function outlookOf(meanings: readonly Meaning[]): Land | null {
  // A car drives along a street, or on a road through open land.
  if (meanings.some(({ land }) => land === 'carcabin'))
    return meanings.find(({ land }) => land !== undefined && WILD.has(land))?.land ?? 'street';
  // What is seen from the cockpit of a plane is below it, but for a runway.
  if (meanings.some(({ land }) => land === 'flightdeck'))
    return meanings.some(({ land }) => land === 'airfield')
      ? 'airfield'
      : meanings.some(({ land }) => land === 'mountain' || land === 'summit')
        ? 'summit'
        : null;
  // Before the windows of a spaceship or a space station is space, whatever grows within; but a toy one is in any room.
  const isToy = meanings.some(({ thing }) => thing === 'toys');
  if (meanings.some(({ land, thing }) => IN_ORBIT.has(land) || (isSpacecraft(thing) && !isToy)))
    return IN_ORBIT.has(landOf(meanings)) && landOf(meanings) !== 'spacegarden' ? null : 'orbit';
  const around = meanings.find(({ surrounds }) => surrounds !== undefined)?.surrounds;
  if (around !== undefined) return around;
  const named = new Set<Land | undefined>(
    meanings.map(({ land }) => (land === 'summit' ? 'mountain' : land)),
  );
  return LAND_ORDER.find((land) => BEFORE_WINDOWS.has(land) && named.has(land)) ?? null;
}

/** A word in the plural as it is meant: who is on a summit is on one, several are mountains seen from below. */
export const summitsFromBelow = (piece: Piece<Meaning>): Piece<Meaning> =>
  piece.plural && piece.meanings.some(({ land }) => land === 'summit')
    ? {
        ...piece,
        meanings: piece.meanings.map((one) =>
          one.land === 'summit' ? { ...one, land: 'mountain' } : one,
        ),
      }
    : piece;

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

/** Whether ways lead through open land or bamboo rather than between houses: a town stays one where its lawns and trees are named. */
const isInTheWild = (meanings: readonly Meaning[]): boolean =>
  meanings.every(({ town, ifNone }) => town === undefined || ifNone === true) &&
  meanings.some(
    (meaning) =>
      (meaning.land !== undefined &&
        WILD.has(meaning.land) &&
        // What only brings a land along where none is named says nothing of a street.
        !(meaning.ifNone === true && meaning.scenery !== undefined) &&
        !isAround(meaning, meanings)) ||
      meaning.thing === 'bamboo',
  );

/** Whether it is the town or village around a lane or a square that is named with it: a town is around its streets too. */
const isAround = ({ settled }: Meaning, meanings: readonly Meaning[]): boolean =>
  settled !== undefined &&
  meanings.some(
    ({ alley, square, land }) =>
      alley === true || square === true || (settled === 'town' && land === 'street'),
  );

/** Whether what is named drives, through open land or where none is named. */
function needsRoad(meanings: readonly Meaning[]): boolean {
  // A sign of neon makes no city where a road leads.
  const lands = meanings.flatMap(({ land, neon, ifNone }) =>
    land === undefined || (neon === true && ifNone === true) ? [] : [land],
  );
  const drives = meanings.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return drives && lands.every((land) => WILD.has(land));
}

/** Whether what is by a road outside of towns is named with that: a gas station. */
const isByRoad = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ thing }) => thing === 'gasstation') &&
  meanings.every(
    ({ land, town, ifNone }) => town === undefined && (land !== 'city' || ifNone === true),
  );

/** Whether a train is named that crosses no bridge, in open land or where none is named. */
function needsRails(meanings: readonly Meaning[]): boolean {
  const has = (one: Meaning['thing']) => meanings.some(({ thing }) => thing === one);
  const lands = meanings.flatMap(({ land }) => (land === undefined ? [] : [land]));
  return has('train') && !has('bridge') && lands.every((land) => WILD.has(land));
}

/** What leads through the land: a street does too where no houses are. */
export function pathOf(meanings: readonly Meaning[]): Path | null {
  const place = placeOf(meanings)?.scenery;
  if (place !== undefined && BUILT.has(place)) return null;
  const named = meanings.flatMap(({ path }) => (path === undefined ? [] : [path]));
  if (meanings.some(({ land }) => land === 'carcabin')) return 'road';
  if (needsRails(meanings) || isHalt(meanings)) return 'rail';
  if (named.includes('paved')) return 'paved';
  const isRoad =
    isInTheWild(meanings) &&
    meanings.some(
      // A street that a feast has where no other land is named is no road through that.
      ({ land, town, ifNone }) => land === 'street' && !(ifNone === true && town !== undefined),
    );
  // Through a crop only carts go.
  const isSown = meanings.some(({ crop }) => crop !== undefined);
  if ((named.includes('road') || isRoad || needsRoad(meanings)) && !isSown) return 'road';
  return named.length > 0 || isRoad ? 'earth' : null;
}

/** Whether a land is named before any thing that stands or flies by itself. */
export function isLandFirst(meanings: readonly Meaning[]): boolean {
  for (const { land, thing, sky } of meanings) {
    if (land !== undefined) return true;
    if (thing !== undefined || sky === 'birds' || sky === 'balloon') return false;
  }
  return false;
}
