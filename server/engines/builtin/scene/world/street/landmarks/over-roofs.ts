import type { City } from '../../../words/city.ts';
import type { Solid } from '../solid.ts';
import type { Way } from '../way.ts';
import { CITY_LOOKS } from './city-looks.ts';
import type { Landmark } from './landmark.ts';

/** How much of the height of the picture over a landmark's foot it takes at the most. */
const SHARE = 0.86;
/** How far behind the houses at a street's end it stands at least, world units. */
const BEHIND = 14;
/** How much wider than itself the way is that is left open before one which stands over a square. */
const OPEN = 0.62;
/** A landmark that is lower stands at the open end of a street, world units. */
const LOW = 70;
/** A landmark that is wider than so many world units is seen over the roofs of a street, not between the houses of a square. */
const NARROW = 64;

/** What stands over the roofs of a city; null: nothing. */
export const landmarkOf = (city: City | null): Landmark | null =>
  city === null ? null : (CITY_LOOKS[city].landmark ?? null);

/** Whether old ships lie in a city's canal, at quays without trees. */
export const moorsShips = (city: City | null): boolean =>
  city !== null && CITY_LOOKS[city].moorsShips === true;

/** Whether a city's houses have balconies full of flowers. */
export const hasBalconies = (city: City | null): boolean =>
  city !== null && CITY_LOOKS[city].balconies === true;

/** Whether a city's bazaar is vaulted. */
export const hasVaults = (city: City | null): boolean =>
  city !== null && CITY_LOOKS[city].vaults === true;

/** Whether palms stand along a city's streets. */
export const hasPalms = (city: City | null): boolean =>
  city !== null && CITY_LOOKS[city].palms === true;

/** Whether the streets of a city run straight to its landmark. */
export const leadsStraight = (city: City | null): boolean => landmarkOf(city) !== null;

/** Whether its landmark is so wide that no square opens on it. */
export const isWideOver = (city: City | null): boolean => (landmarkOf(city)?.wide ?? 0) > NARROW;

/** A landmark where it is seen: built, where houses stand behind it, and whether something so far aside and ahead would hide it. World units. */
export interface Seen {
  readonly solids: readonly Solid[];
  /** How far off houses stand behind it; null: none are seen there. */
  readonly behind: number | null;
  readonly isHiddenBy: (left: number, right: number, z: number) => boolean;
}

/** How far off something so high is seen whole where the picture shows so much at a distance. World units. */
export function seenWholeFrom(high: number, reach: (z: number) => number, least: number): number {
  const [near, far] = [reach(0), reach(100)];
  const rise = (far - near) / 100;
  // Where all is shown any distance does.
  return Number.isFinite(rise) && rise > 0
    ? Math.max(least, (high / SHARE - near) / rise)
    : least + high;
}

/** The landmark of a city behind the end of its street or square; `reach` is how high the picture shows what is so far off. World units. */
export function landmarkOver(
  way: Way,
  city: City | null,
  lamps: number,
  reach: (z: number) => number,
): Seen | null {
  const landmark = landmarkOf(city);
  if (landmark === null) return null;
  const { high, wide } = landmark;
  const isOpen = way.form === 'square' || high < LOW;
  const least = way.kind === 'avenue' ? 0 : way.end + BEHIND + wide / 4;
  const z = seenWholeFrom(high, reach, least);
  const x = way.middle(way.end);
  const half = OPEN * wide;
  return {
    solids: landmark.build([x, z], lamps),
    behind: way.form === 'square' ? z + wide : null,
    isHiddenBy: (left, right, at) =>
      isOpen && at < z && right > ((x - half) * at) / z && left < ((x + half) * at) / z,
  };
}

/** A landmark over a skyline: built, and how high what stands so far aside and ahead may be that would hide it, or rise behind it. World units. */
export interface InSkyline {
  readonly solids: readonly Solid[];
  readonly highestAt: (left: number, right: number, z: number) => number;
}

/** How high roofs before a landmark are at the most, world units, and what is behind it as a share of its height as it is seen. */
const LOW_ROOFS = 17;
const BACKDROP = 0.55;

/** The landmark of a city that is seen from afar, so far aside, behind its first row of houses. World units. */
export function landmarkInSkyline(
  city: City | null,
  aside: number,
  from: number,
  lamps: number,
  reach: (z: number) => number,
): InSkyline | null {
  const landmark = landmarkOf(city);
  if (landmark === null) return null;
  const z = seenWholeFrom(landmark.high, reach, from + BEHIND + landmark.wide / 4);
  const half = landmark.wide / 2;
  return {
    solids: landmark.build([aside, z], lamps),
    highestAt: (left, right, at) => {
      const isAside = right < ((aside - half) * at) / z || left > ((aside + half) * at) / z;
      return isAside
        ? Number.POSITIVE_INFINITY
        : at < z
          ? LOW_ROOFS
          : (BACKDROP * landmark.high * at) / z;
    },
  };
}
