import { isBeast } from '../creatures.ts';
import { CITY_KEYS } from '../keys/places/city-keys.ts';
import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import { WATER_KEYS } from '../keys/places/water-keys.ts';
import type { Land } from '../land.ts';
import { ON_LEVEL } from '../meals/served-outdoors.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import type { Trait } from '../trait.ts';
import { isVehicle } from '../upon/on-vehicles.ts';
import { isNamedPlace } from './in-homeland.ts';
import { fromAbove } from './washing-on-roofs.ts';

/** What a terrace looks out on where it is said to be by or in it. */
const BEFORE_TERRACES: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['sea', 'lake', 'river', 'canal', 'mountain', 'summit', 'city', 'desert'] as const),
]);

/** Words for a terrace within those for a dinner on one. */
const OF_TERRACE = /terra[sçcz]|терас|террас|teras|露台|テラス|테라스|تراس/iu;

const isTerrace = ({ meanings }: Piece): boolean => meanings.includes(ROOM_KEYS.terrace);

const isDinnerOnOne = ({ text, meanings }: Piece): boolean =>
  OF_TERRACE.test(text) && meanings.some(({ scenery }) => scenery === 'seaterrace');

const isSomebody = ({ thing }: Meaning): boolean =>
  thing !== undefined && (thing === 'person' || isBeast(thing));

/** Whether it is a house, which a terrace is a part of and is seen with from outside; the houses of a land are none. */
const isHouse = ({ thing, land }: Meaning): boolean => thing === 'house' && land === undefined;

/** Whether it is a town or a land by its name; one may be named by what it is known by. */
export const isTownOrLand = (one: Meaning): boolean =>
  isNamedPlace(one) ||
  one.tuscan === true ||
  (one.thing === 'irontower' && one.land === 'street') ||
  (one.land === 'canal' && (one.town ?? one.also) !== undefined) ||
  (one.land === 'city' && one.also !== undefined);

/** A town as it is seen from a bridge, a terrace or a roof: London along its river, with the clock tower. */
export const seenFromOver = (one: Meaning): Meaning =>
  one === CITY_KEYS.london ? WATER_KEYS.thames : one;

const fromOver = (piece: Piece): Piece => ({
  ...piece,
  meanings: piece.meanings.map(seenFromOver),
});

/** Whether a terrace lies in or over what a word names. */
const isAround = (one: Meaning): boolean =>
  isTownOrLand(one) || (BEFORE_TERRACES.has(one.land) && one.thing === undefined);

/** Where guests are served, on terraces before the doors. */
const SERVES: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['cafe', 'restaurant', 'tavern', 'teahouse', 'cocktailbar', 'pizzeria'] as const),
]);

/** Whether a word names what terraces also belong to: a garden, a park, a café. */
const isYard = ({ garden, park, land }: Meaning): boolean =>
  (garden ?? park) !== undefined || SERVES.has(land);

/** The words of a prompt; who is on a terrace in a town or a land that is named, or over water or mountains, is on one of a house there, over whose railing that is seen, and not in its streets. */
export function terracesOfTowns(pieces: Pieces): Pieces {
  const isDined = (piece: Piece) => isDinnerOnOne(piece) && says(pieces, isTownOrLand);
  const at = pieces.findIndex((piece) => !piece.negated && (isTerrace(piece) || isDined(piece)));
  const terrace = pieces[at];
  const isOnBalcony = says(pieces, (one) => one === ROOM_KEYS.balcony);
  if (terrace === undefined && isOnBalcony) return pieces.map(fromOver);
  if (
    terrace === undefined ||
    !says(pieces, isSomebody) ||
    !pieces.some((piece, n) => n !== at && !piece.negated && piece.meanings.some(isAround)) ||
    says(pieces, isHouse) ||
    says(pieces, isYard)
  )
    return pieces;
  const meanings: Meaning[] = [
    ROOM_KEYS.balcony,
    ...(isTerrace(terrace) ? [] : [{ dines: true as const }]),
  ];
  return pieces.map((piece) =>
    piece === terrace ? { ...piece, role: null, meanings } : fromOver(piece),
  );
}

/** Who works on roofs or leaps over them is on their tiles. */
const ON_TILES: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['builder', 'ninja', 'superhero', 'santa'] as const),
]);

/** Buildings whose roofs are not flat. */
const STEEP: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['church', 'temple', 'castle', 'barn', 'villa'] as const),
]);

/** Whether a word names what has another roof than the houses of a town: a vehicle, a church. */
const hasOwnRoof = (one: Meaning): boolean => isVehicle(one) || STEEP.has(one.thing);

/** A flat roof with a rail around it. */
const FLAT_ROOF: Meaning = { land: 'flatroof' };

const isRoof = ({ perch }: Meaning): boolean => perch === 'roof';

/** Whether it is said of guests: a meal, a party, what is done on a floor. */
const isOfGuests = ({ dines, crowded, party, trait }: Meaning): boolean =>
  dines === true ||
  party === true ||
  crowded !== undefined ||
  (trait !== undefined && ON_LEVEL.has(trait));

/** The words of a prompt; people who are on a roof in a town or a land that is named are on a flat one, over whose edge that is seen, and on a terrace where they have a party or a meal. */
export function roofsOfTowns(pieces: Pieces): Pieces {
  const isOnTiles = says(pieces, ({ trait }) => ON_TILES.has(trait));
  if (isOnTiles || !says(pieces, isRoof) || !says(pieces, isPerson)) return pieces;
  if (!says(pieces, isTownOrLand) || says(pieces, hasOwnRoof)) return pieces;
  const roof = says(pieces, isOfGuests) ? ROOM_KEYS.roofterrace : FLAT_ROOF;
  return pieces.map((piece) =>
    piece.meanings.some(isRoof)
      ? { ...piece, role: null, meanings: [roof] }
      : {
          ...piece,
          meanings: piece.meanings.map((one) =>
            isTownOrLand(one) ? fromAbove(seenFromOver(one)) : one,
          ),
        },
  );
}
