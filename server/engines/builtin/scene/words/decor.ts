import { OF_CITIES } from './buildings.ts';
import type { Cuisine } from './cuisine.ts';
import type { Subject, Thing } from './idea.ts';
import type { Land } from './land.ts';
import type { Meaning } from './meaning.ts';

/** How a room of a home is furnished where that is said. */
export interface Decor {
  /** Plain and light as homes are today, or as a loft between bare bricks; null: as rooms usually are. */
  readonly manner: 'modern' | 'loft' | null;
  /** Whether its window takes the whole wall: as it is said, or to show a sight of the world. */
  readonly isWide: boolean;
  /** Whether many plants stand and hang in it. */
  readonly hasPlants: boolean;
  /** Whether its sofa is named, and so is what one looks at; missing: it is not. */
  readonly isForSofa?: true;
  /** Whose dishes a restaurant serves; missing: anybody's. */
  readonly cuisine?: Cuisine;
}

/** A room of which nothing of the kind is said. */
export const USUAL_DECOR: Decor = { manner: null, isWide: false, hasPlants: false };

/** Rooms that have a modern look. */
const MODERN: ReadonlySet<Land> = new Set<Land>(['room', 'bedroom', 'kitchen', 'office']);

/** Rooms whose wall ahead has nothing else than a window. */
const WIDENED: ReadonlySet<Land> = new Set<Land>([...MODERN, 'library', 'cafe']);

/** Rooms in which plants stand and hang about. */
const PLANTED: ReadonlySet<Land> = new Set<Land>([...WIDENED, 'bathroom']);

/** How a room is said to be furnished: a land that is none has no decor. */
export function decorOf(
  land: Land | null,
  meanings: readonly Meaning[],
  named: readonly Subject[],
): Decor {
  if (land === null || !PLANTED.has(land)) return USUAL_DECOR;
  const manner = MODERN.has(land)
    ? (meanings.find(({ decor }) => decor === 'loft' || decor === 'modern')?.decor ?? null)
    : null;
  const isLoft = meanings.some(({ decor }) => decor === 'loft');
  return {
    manner: manner === null ? null : isLoft ? 'loft' : 'modern',
    isWide:
      WIDENED.has(land) &&
      (manner !== null ||
        meanings.some(({ decor, city }) => decor === 'wide' || city !== undefined) ||
        looksOutOn(named)),
    hasPlants:
      meanings.some(({ decor }) => decor === 'plants') ||
      named.some((one) => areHousePlants(land, one)),
    ...(land === 'room' && meanings.some(({ seat }) => seat === 'sofa') && { isForSofa: true }),
  };
}

/** What the world comes to see, and whoever has it before the window sees it whole. */
const SIGHTS: ReadonlySet<Thing> = new Set<Thing>([
  ...OF_CITIES,
  'irontower',
  'tajmahal',
  'pisatower',
  'mosque',
  'temple',
  'pyramid',
  'colosseum',
  'suspensionbridge',
  'ferriswheel',
]);

/** Whether a sight is seen from a room in which nothing stands on the window's sill. */
const looksOutOn = (named: readonly Subject[]): boolean =>
  named.some(({ thing }) => SIGHTS.has(thing)) && !named.some(({ on }) => on === 'windowsill');

/** Whether it is pot plants that stand about a room, and not one to be looked at. */
export const areHousePlants = (land: Land, { thing, count, on }: Subject): boolean =>
  PLANTED.has(land) && thing === 'plant' && count > 2 && on === undefined;

/** Whether a word says no more than how a room is furnished, and of this one that changes nothing. */
export const saysIdleDecor = (
  { manner, isWide, hasPlants }: Decor,
  { decor, land }: Meaning,
): boolean =>
  decor !== undefined &&
  land === undefined &&
  !(decor === 'plants' ? hasPlants : decor === 'wide' ? isWide : manner !== null);
