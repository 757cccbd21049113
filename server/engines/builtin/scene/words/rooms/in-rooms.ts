import { INDOORS } from '../../world/room/plan-room.ts';
import { endsStreet } from '../buildings.ts';
import { areHousePlants } from '../decor.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { isLargeCake } from '../meals/beside-people.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';
import { atBarbers, atDentists } from '../work/at-barbers.ts';

/** What stands, burns or lies in a room anyway: named with it, it is seen there and not alone before the eye. */
const HAS: Partial<Readonly<Record<Land, ReadonlySet<Thing>>>> = {
  restaurantkitchen: new Set<Thing>(['fruit', 'bread']),
  greenhouse: new Set<Thing>(['flower', 'fruit', 'plant']),
  // Webs hang under its roof.
  attic: new Set<Thing>(['spiderweb']),
  flowershop: new Set<Thing>(['flower', 'plant', 'vase']),
  library: new Set<Thing>(['book', 'chair', 'lamp']),
  bookshop: new Set<Thing>(['book', 'chair', 'lamp']),
  readingroom: new Set<Thing>(['book', 'chair', 'lamp']),
  pizzeria: new Set<Thing>(['pizza', 'bread']),
  burrow: new Set<Thing>(['tree', 'lamp', 'lantern', 'chair', 'armchair', 'mushroom']),
  hollowtree: new Set<Thing>(['tree', 'lamp', 'lantern', 'mushroom', 'cup', 'teapot']),
  mushroomroom: new Set<Thing>(['lamp', 'lantern', 'mushroom', 'cup', 'teapot']),
  hauntedhall: new Set<Thing>([
    ...(['spiderweb', 'candle', 'chair', 'armchair', 'lamp', 'hauntedhouse'] as const),
  ]),
  wreckhold: new Set<Thing>(['wreck', 'hoard', 'fish', 'galleon']),
  egyptiantomb: new Set<Thing>(['hoard', 'pyramid', 'skull']),
  treehouseroom: new Set<Thing>(['treehouse', 'tree', 'lantern']),
  carshowroom: new Set<Thing>(['car']),
  assemblyline: new Set<Thing>(['car', 'robot']),
  musicroom: new Set<Thing>(['piano', 'violin', 'guitar']),
  spa: new Set<Thing>(['candle', 'flower']),
  metro: new Set<Thing>(['carriage']),
  seventieskitchen: new Set<Thing>(['fruit', 'bread', 'lamp', 'chair']),
  // Its great clock hangs over the platform.
  station: new Set<Thing>(['clock']),
  oldstation: new Set<Thing>(['clock']),
  stationwaiting: new Set<Thing>(['clock']),
  marsdome: new Set<Thing>(['plant', 'flower', 'fruit', 'tree', 'habitat']),
  longhouse: new Set<Thing>(['longship', 'beer', 'campfire']),
  scriptorium: new Set<Thing>(['monastery', 'book', 'candle']),
  instrumentshop: new Set<Thing>(['piano', 'violin', 'guitar']),
  izba: new Set<Thing>(['bread', 'cup', 'chair', 'house']),
  dinosaurhall: new Set<Thing>(['skeleton', 'dinosaur']),
  greathall: new Set<Thing>(['candle', 'chair', 'bread', 'armchair', 'castle']),
  stationeryshop: new Set<Thing>(['book']),
  operatingroom: new Set<Thing>(['lamp']),
  firehall: new Set<Thing>(['fireengine']),
  hotpotrestaurant: new Set<Thing>(['soup', 'paperlantern', 'lantern']),
  markethall: new Set<Thing>(['stall', 'fruit', 'bread', 'flower', 'fish']),
  canteen: new Set<Thing>(['chair', 'bread', 'fruit', 'cup']),
  parkinggarage: new Set<Thing>(['car']),
  spacegarden: new Set<Thing>(['fruit', 'flower', 'plant']),
  classroom: new Set<Thing>(['chair', 'book']),
  kindergarten: new Set<Thing>(['chair', 'book', 'toys', 'teddy']),
  cafe: new Set<Thing>(['chair']),
  engawa: new Set<Thing>(['flower', 'tree', 'rock', 'lantern', 'cup', 'teapot']),
  // A turkey that is named there is roasted.
  diningroom: new Set<Thing>(['chair', 'hen']),
  ofrenda: new Set<Thing>(['candle', 'skull', 'flower', 'fruit', 'bread']),
  hanukkah: new Set<Thing>(['candle', 'donut', 'gift']),
  beertent: new Set<Thing>(['beer', 'bread', 'tent', 'cup']),
  churchwedding: new Set<Thing>(['flower', 'candle', 'church']),
  nave: new Set<Thing>(['candle']),
  captaincabin: new Set<Thing>(['lantern', 'candle']),
  bakery: new Set<Thing>(['bread', 'croissant', 'cake']),
  templehall: new Set<Thing>(['statue', 'candle', 'lantern', 'paperlantern', 'flower']),
  throneroom: new Set<Thing>(['chair']),
  rustickitchen: new Set<Thing>(['bread', 'fruit', 'apple']),
  castlekitchen: new Set<Thing>(['bread', 'cauldron', 'candle', 'castle']),
  mexicankitchen: new Set<Thing>(['bread', 'fruit', 'apple']),
  winecellar: new Set<Thing>(['wine', 'candle']),
  parlour: new Set<Thing>(['clock', 'candle', 'lamp', 'armchair', 'cup']),
  wizardtower: new Set<Thing>(['owl', 'book', 'candle', 'cauldron']),
  potionshop: new Set<Thing>(['cauldron']),
  readingnook: new Set<Thing>(['cat', 'book', 'cup']),
  camper: new Set<Thing>(['cup']),
  nursery: new Set<Thing>(['teddy', 'toys']),
  tentroom: new Set<Thing>(['lantern', 'lamp', 'cup']),
  prayerhall: new Set<Thing>(['lamp', 'lantern']),
  barbershop: new Set<Thing>(['chair']),
  dentist: new Set<Thing>(['chair']),
  // Aircraft stand before its windows.
  terminal: new Set<Thing>(['airplane', 'airliner', 'chair', 'bench']),
  santaworkshop: new Set<Thing>(['toys', 'christmastree', 'gift', 'teddy']),
  sushibar: new Set<Thing>(['sushi', 'fish', 'chair', 'lantern', 'paperlantern']),
  tavern: new Set<Thing>(['candle', 'cup', 'bread', 'wine', 'beer']),
};

/** What is around a room that is named with it, and stands in none. */
const AROUND: ReadonlySet<Thing> = new Set<Thing>(['college', 'factory', 'spacestation']);

/** Whether guests have it before them on the tables of such a room (`at-meals.ts`). */
const isServedIn = (land: Land, thing: Thing): boolean =>
  land === 'tavern' && (FOOD.has(thing) || thing === 'cup');

/** Whether it is what a picture of a room is of where nobody is named: a lantern in a ship's cabin. */
const isAlone = (land: Land, { thing }: Subject): boolean =>
  land === 'captaincabin' && thing === 'lantern';

/** How many people a room is full of. */
const MANY = 6;

/** What stands in a living room at Christmas besides what is named. */
const AT_CHRISTMAS: readonly Subject[] = [
  { thing: 'christmastree', count: 1, posture: null, colour: null, size: 1 },
  { thing: 'gift', count: 3, posture: null, colour: null, size: 1 },
];

/** The things of a living room, at Christmas with its tree and presents beneath it. */
function atChristmas(
  land: Land,
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  if (land !== 'room' || !meanings.some(({ christmas }) => christmas === true)) return things;
  const more = AT_CHRISTMAS.filter((own) => things.every(({ thing }) => thing !== own.thing));
  return [...things, ...more];
}

/** What people are who are in a room that is said to be busy. */
const GUESTS: Subject = { thing: 'person', count: MANY, posture: null, colour: null, size: 1 };

/** Who is in a restaurant's kitchen that is: cooks, with flames in their pans. */
const COOKS: Subject = { ...GUESTS, count: 4, traits: ['chef', 'flambe'] };

/** Rooms where somebody who sleeps does so in an armchair; in others only by a hearth. */
const ARMCHAIRS: ReadonlySet<Land> = new Set<Land>(['room', 'library', 'logcabin']);

/** Somebody who sleeps on nothing that is named does so in an armchair, not on the floor. */
const dozing = (one: Subject): Subject =>
  one.thing === 'person' &&
  one.count === 1 &&
  one.posture === 'sleeping' &&
  (one.on ?? one.company) === undefined
    ? { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'dozing'] }
    : one;

/** Rooms where somebody who sleeps does so in a bed. */
const BEDROOMS: ReadonlySet<Land> = new Set<Land>(['bedroom', 'kidsroom', 'teenroom', 'hospital']);

/** Somebody who sleeps on nothing that is named does so in the bed of the room, or across its seats, not on its floor. */
const asleepOn =
  (seat: 'bed' | 'sofa') =>
  (one: Subject): Subject =>
    one.thing === 'person' &&
    one.count === 1 &&
    one.posture === 'sleeping' &&
    (one.on ?? one.company) === undefined
      ? { ...one, on: seat }
      : one;

/** Halls with rows of seats on which one may lie down. */
const LOUNGES: ReadonlySet<Land> = new Set<Land>([
  ...(['terminal', 'station', 'stationwaiting', 'waitingroom', 'lobby'] as const),
]);

/** Where all who ride sit: who sleeps there does so on a seat. */
const CARRIAGES: ReadonlySet<Land> = new Set<Land>([
  ...(['metro', 'buscabin', 'tramcabin', 'compartment', 'planecabin'] as const),
]);

/** Somebody who sleeps in a carriage sits there with shut eyes, and does not lie on its floor. */
const asleepOnSeat = (one: Subject): Subject =>
  one.thing === 'person' && one.posture === 'sleeping' && (one.on ?? one.company) === undefined
    ? { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'drowsy'] }
    : one;

/** Whether a landmark is there only because its city is named: it stands outside. */
const isOfCity = (meanings: readonly Meaning[], { thing }: Subject): boolean =>
  endsStreet(thing) &&
  meanings.filter((one) => one.thing === thing).every(({ land }) => land !== undefined);

/** Whether it is what a field is sown with that is named with a room: that is seen from its window. */
const isCropOutside = (meanings: readonly Meaning[], { thing, on }: Subject): boolean =>
  thing === 'flower' &&
  on === undefined &&
  meanings.some((one) => one.thing === 'flower' && one.crop !== undefined) &&
  meanings.some(({ land }) => land === 'field');

/** Whether people of whom nobody is told apart are many. */
const areMany = ({ thing, count, exact, company }: Subject): boolean =>
  thing === 'person' && count >= 3 && exact !== 'said' && company === undefined;

/** The things of a prompt in the land that it names: a room has its own, by candlelight its candles too, and is full of people where it is said to be busy. */
export function inRooms(
  land: Land | null,
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  const isByHearth = meanings.some(({ hearth }) => hearth === true);
  // Where a hearth is all that is named, a room will be made of it.
  if (land === null) return isByHearth ? things.map(dozing) : things;
  if (!INDOORS.includes(land)) return things;
  const isParty = meanings.some(({ party }) => party === true);
  const hasGuests = things.some(({ thing }) => thing === 'person');
  const isCandlelit = meanings.some(({ candlelit }) => candlelit === true);
  const seen = atChristmas(
    land,
    meanings,
    atDentists(land, atBarbers(land, meanings, things)),
  ).filter(
    (one) =>
      !areHousePlants(land, one) &&
      !isOfCity(meanings, one) &&
      !AROUND.has(one.thing) &&
      !isCropOutside(meanings, one) &&
      (one.on !== undefined ||
        !(
          (HAS[land]?.has(one.thing) &&
            !isLargeCake(one) &&
            !(!hasGuests && isAlone(land, one)) &&
            !(hasGuests && isServedIn(land, one.thing))) ||
          (isCandlelit && one.thing === 'candle') ||
          (isParty && land === 'diningroom' && (one.thing === 'cake' || one.thing === 'candle'))
        )),
  );
  const hasTea = things.some(({ thing }) => thing === 'cup' || thing === 'teapot');
  if (land === 'hollowtree' && seen.length === 0 && hasTea) return TEA_GUESTS;
  const shown =
    isByHearth || ARMCHAIRS.has(land)
      ? seen.map(dozing)
      : BEDROOMS.has(land)
        ? seen.map(asleepOn('bed'))
        : LOUNGES.has(land)
          ? seen.map(asleepOn('sofa'))
          : CARRIAGES.has(land)
            ? seen.map(asleepOnSeat)
            : seen;
  const crowd = meanings.find(({ crowded }) => crowded !== undefined)?.crowded;
  if (crowd === undefined) return shown;
  if (crowd === 'busy' && shown.length === 0)
    return [land === 'restaurantkitchen' ? COOKS : GUESTS];
  return shown.map((one) => (areMany(one) ? { ...one, count: Math.max(MANY, one.count) } : one));
}

/** Who has tea in a hollow tree where nobody is named. */
const TEA_GUESTS: readonly Subject[] = (['squirrel', 'rabbit', 'mouse'] as const).map((thing) => ({
  ...{ thing, count: 1, posture: 'sitting', colour: null, size: 1, isDressing: true },
}));

/** Whether words say that a place is full of people. */
export const isBusy = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ crowded }) => crowded === 'busy');

/** Whether a prompt wants nobody there ("without people"). */
export const isWithoutPeople = (pieces: Pieces): boolean =>
  pieces.some(
    ({ negated, meanings }) => negated && meanings.some(({ thing }) => thing === 'person'),
  );

/** Whether a word says no more than how many there are in a room. */
export const saysOnlyCrowded = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(({ crowded, party }) => crowded !== undefined && party === undefined);
