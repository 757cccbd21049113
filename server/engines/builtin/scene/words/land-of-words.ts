import type { Piece } from '../../words/reader.ts';
import type { Land, Path } from './idea.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { BUILT_KEYS } from './built-keys.ts';
import { FAMOUS_KEYS } from './famous-keys.ts';
import { EVERYDAY_KEYS } from './everyday-keys.ts';
import type { Meaning } from './scene-keys.ts';
import { ROAD_VEHICLES } from './thing.ts';

/** When several lands are named, the one that holds the others in view comes first. */
const LAND_ORDER: readonly Land[] = [
  'clouds',
  'underwater',
  'cave',
  'dentist',
  'doctoroffice',
  'waitingroom',
  'santaworkshop',
  'hammam',
  'prisoncell',
  'bankvault',
  'sento',
  'nailsalon',
  'wizardtower',
  'camper',
  'spacegarden',
  'meetingroom',
  'callcenter',
  'nursery',
  'bubblebath',
  'blanketfort',
  'closet',
  'readingnook',
  'escaperoom',
  'tinyhouse',
  'ofrenda',
  'hanukkah',
  'beertent',
  'churchwedding',
  'barnhall',
  'icerink',
  'restaurantkitchen',
  'beachbar',
  'roofterrace',
  'carcabin',
  'pottery',
  'aquariumtunnel',
  'aquariumhall',
  'recordingstudio',
  'apothecary',
  'tailor',
  'bookshop',
  'antiqueshop',
  'jazzclub',
  'teenroom',
  'ballroom',
  'dwarfhall',
  'schoolcorridor',
  'newsstudio',
  'hospitalcorridor',
  'petshop',
  'fishshop',
  'cheeseshop',
  'candyshop',
  'booktower',
  'spiralstair',
  'clockroom',
  'submarineroom',
  'balcony',
  'porch',
  'kitchen',
  'bathroom',
  'classroom',
  'potionshop',
  'wizardlibrary',
  'library',
  'garage',
  'office',
  'cafe',
  'greenhouse',
  'nave',
  'laboratory',
  'hospital',
  'museum',
  'boxinggym',
  'boxingring',
  'gym',
  'supermarket',
  'mall',
  'metro',
  'subwaystation',
  'terminal',
  'planecabin',
  'compartment',
  'indoorpool',
  'restaurant',
  'diner',
  'lobby',
  'courtroom',
  'bowling',
  'laundry',
  'serverroom',
  'flowershop',
  'toyshop',
  'cellblock',
  'forge',
  'dancestudio',
  'yogastudio',
  'artstudio',
  'bakery',
  'winecellar',
  'barbershop',
  'carpentry',
  'operatingroom',
  'throneroom',
  'dungeon',
  'spacebridge',
  'rockconcert',
  'operahall',
  'theatre',
  'attic',
  'cinema',
  'tatamiroom',
  'casino',
  'basketballhall',
  'gamearcade',
  'nightclub',
  'rustickitchen',
  'mexicankitchen',
  'parlour',
  'tavern',
  'diningroom',
  'kidsroom',
  'bedroom',
  'room',
  'station',
  'pitch',
  'pool',
  'airfield',
  'harbour',
  'terraces',
  'swamp',
  'orbit',
  'space',
  'waterfall',
  'volcano',
  'canyon',
  'lake',
  'island',
  'river',
  'beach',
  'street',
  'canal',
  'city',
  'oasis',
  'desert',
  'woods',
  'sea',
  'forest',
  'summit',
  'mountain',
  'field',
  'plain',
];

/** What has windows and rooms of its own, or is too large for one, and is seen from outside. */
const OUTSIDE: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  'house',
  'castle',
  'tower',
  'church',
  'barn',
  'lighthouse',
  'temple',
  'mosque',
  'windmill',
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'bus',
  'tram',
  'tractor',
  'bicycle',
  'motorcycle',
  'train',
  'horse',
  'elephant',
  'rhino',
  'irontower',
  'ferriswheel',
]);

/** Lands through which roads and paths lead. */
export const WILD: ReadonlySet<Land> = new Set<Land>([
  'forest',
  'woods',
  'mountain',
  'desert',
  'beach',
  'canyon',
  'plain',
  'field',
]);

/** What is seen from a summit without being where it is. */
const BELOW_SUMMITS: readonly Land[] = ['clouds', 'sea', 'forest', 'woods'];

/** Whether a station of a railway is named with open land, what is sown there, or snow on its platform. */
export const isHalt = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land }) => land === 'station') &&
  meanings.every(({ land, settled }) => settled !== 'town' && !IN_TOWNS.has(land)) &&
  meanings.some(
    ({ land, crop, snowy, weather }) =>
      (land !== undefined && WILD.has(land)) ||
      crop !== undefined ||
      snowy === true ||
      weather === 'snowfall',
  );

/** Lands where a station is one of a town. */
const IN_TOWNS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'street',
  'city',
  'metro',
  'subwaystation',
]);

/** Where crafts have workshops of their own. */
const CRAFTS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['carpentry', 'forge']);

/** What names a place that is known by what stands there; a thing that belongs there names it where no other land is named. */
function placeOf(meanings: readonly Meaning[]): Meaning | undefined {
  const isElsewhere = meanings.some(
    ({ land, scenery, ifNone }) => land !== undefined && scenery === undefined && ifNone !== true,
  );
  // A yard with a pool is the garden of that.
  const hasPool = meanings.some(({ land }) => land === 'pool');
  return meanings.find(
    ({ scenery, ifNone }) =>
      scenery !== undefined &&
      (ifNone !== true || !isElsewhere) &&
      !(hasPool && scenery === 'backyard'),
  );
}

/** Places that people have built in the open have ways of their own. */
const BUILT: ReadonlySet<Meaning['scenery']> = new Set(
  [BUILT_KEYS, EVERYDAY_KEYS, FAMOUS_KEYS].flatMap((keys) =>
    Object.values(keys).map((one: Meaning) => one.scenery),
  ),
);

/** The land that words name, where it holds the others in view; null where they name none. */
export function landOf(meanings: readonly Meaning[]): Land | null {
  // "A cabin with lit windows" is not a room.
  const isOutside = meanings.some(
    ({ thing, settled }) => OUTSIDE.has(thing) || settled !== undefined,
  );
  const withLand = meanings.filter(({ land }) => land !== undefined);
  // What a land is known by says where it is, unless that is seen from a room.
  const known = placeOf(meanings)?.land;
  const isInside = withLand.some(
    ({ land, ifNone }) => ifNone !== true && land !== undefined && INDOORS.includes(land),
  );
  if (known !== undefined && !isInside) return known;
  // The workshop of a craftsman is that of his craft.
  const isCraft = withLand.some(({ land, ifNone }) => ifNone === true && CRAFTS.has(land));
  const placed = withLand.filter(({ land }) => !(isCraft && land === 'garage'));
  const surely = placed.filter(({ ifNone }) => ifNone !== true);
  // A house in a town is one of its own.
  const inTown = placed.filter(({ town }) => town !== undefined);
  const isTownly = meanings.every(({ thing }) => thing === 'house' || !OUTSIDE.has(thing));
  const lands = new Set(
    (surely.length > 0 ? surely : !isOutside ? placed : isTownly ? inTown : []).flatMap(
      ({ land }) => (land === undefined ? [] : [land]),
    ),
  );
  if (isWizardsTower(meanings)) lands.add('wizardtower');
  if (lands.has('kitchen') && isOldKitchen(meanings)) lands.add('rustickitchen').delete('kitchen');
  // A saloon of the West is a house of its street.
  if (meanings.some(({ town }) => town === 'western')) lands.delete('tavern');
  // A station in open land is no hall.
  if (isHalt(meanings)) {
    lands.delete('station');
    if (![...lands].some((land) => WILD.has(land))) lands.add('field');
  }
  // What erupts may be a geyser.
  if (meanings.some(({ geyser }) => geyser === true)) lands.delete('volcano');
  // The corals of a lagoon are seen from above.
  if (meanings.some((one) => one.lagoon === true)) lands.delete('underwater');
  // The hall of Vikings is of wood, with fires.
  if (meanings.some(({ trait }) => trait === 'viking') && lands.delete('throneroom'))
    lands.add('tavern');
  // A garden in space is one under glass.
  if (meanings.some(({ garden }) => garden === true) && lands.delete('spacebridge'))
    lands.add('spacegarden');
  // The workshop in which Santa is named is his.
  if (meanings.some(({ trait }) => trait === 'santa') && lands.delete('garage'))
    lands.add('santaworkshop');
  // A room below the sea has it before its window.
  if ([...lands].some((land) => land !== 'underwater' && INDOORS.includes(land)))
    lands.delete('underwater');
  // Winding stairs in a library lead along its shelves.
  if (lands.has('library') && lands.delete('spiralstair')) lands.add('booktower');
  // A smithy below the ground is one, and so is a hall of dwarves.
  if (lands.has('forge') || lands.has('dwarfhall')) lands.delete('cave');
  // A city of crystal is no cave.
  if (lands.has('city') && meanings.some(({ crystals }) => crystals === true)) lands.delete('cave');
  // Clouds, woods and what is called their sea lie below a summit.
  if (lands.has('summit')) for (const below of BELOW_SUMMITS) lands.delete(below);
  if (isWetStreet(meanings)) lands.delete('lake');
  // A path through a forest is no street.
  const isWild = isInTheWild(meanings);
  // A window's sill is seen from within, whatever stands before it.
  const isRoomly = !isOutside || meanings.some(({ seat }) => seat === 'windowsill');
  const named = new Set(
    [...lands]
      // What stands before a café stands in a street.
      .map((land) => (land === 'cafe' && (isOutside || isStreetFirst(meanings)) ? 'street' : land))
      .filter((land) => !(land === 'room' && !isRoomly) && !(land === 'street' && isWild)),
  );
  // A court in a city is no hall.
  if (isCourtOutside(meanings)) return 'street';
  // A city by the water is seen across that.
  if (isAcrossWater(meanings)) return 'city';
  return LAND_ORDER.find((land) => named.has(land)) ?? null;
}

/** Whether a kitchen is named with its open fire, or with the old who cook there. */
const isOldKitchen = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ hearth }) => hearth === true) ||
  (meanings.some(({ trait }) => trait === 'old') && meanings.some(({ trait }) => trait === 'chef'));

/** Whether a room is named with the tower of a wizard. */
const isWizardsTower = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ trait }) => trait === 'mage') &&
  meanings.some(({ thing }) => thing === 'tower') &&
  meanings.some(({ land }) => land === 'room' || land === 'library');

/** Whether a street is named before a café: the café is in the street, not the street before its window. */
function isStreetFirst(meanings: readonly Meaning[]): boolean {
  const [street, cafe] = (['street', 'cafe'] as const).map((named) =>
    meanings.findIndex(({ land }) => land === named),
  );
  return street !== undefined && cafe !== undefined && street >= 0 && street < cafe;
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

/** The land that is named beside a room, and so is seen from its window ("a bedroom by the sea"); null where none is. */
export function outlookOf(meanings: readonly Meaning[]): Land | null {
  // A car drives along a street, or on a road through open land.
  if (meanings.some(({ land }) => land === 'carcabin'))
    return meanings.find(({ land }) => land !== undefined && WILD.has(land))?.land ?? 'street';
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

/** Water that cities lie by. */
const WATERS: ReadonlySet<Land> = new Set<Land>(['river', 'lake', 'sea', 'beach', 'harbour']);

/** Whether a basketball court is named with the city or the street around it. */
export const isCourtOutside = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land }) => land === 'basketballhall') &&
  meanings.some(({ land }) => land === 'street' || land === 'city');

/** Whether the signs of a street that is named are mirrored in it, and no water lies there. */
const isWetStreet = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land, ifNone }) => land === 'street' && ifNone !== true) &&
  meanings.some(({ neon }) => neon === true);

/** Whether a city and water are named. */
export function isAcrossWater(meanings: readonly Meaning[]): boolean {
  if (isWetStreet(meanings)) return false;
  const has = (test: (land: Land) => boolean) =>
    meanings.some(({ land }) => land !== undefined && test(land));
  return has((land) => land === 'city') && has((land) => WATERS.has(land));
}

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
  const lands = meanings.flatMap(({ land }) => (land === undefined ? [] : [land]));
  const drives = meanings.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return drives && lands.every((land) => WILD.has(land));
}

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
  const isRoad = isInTheWild(meanings) && meanings.some(({ land }) => land === 'street');
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
