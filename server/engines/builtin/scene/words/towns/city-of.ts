import { CITY_PARTS, type City } from '../city.ts';
import type { Meaning } from '../meaning.ts';

const PARTS: ReadonlySet<City | undefined> = new Set<City>(CITY_PARTS);

/** The city that is named by a landmark of its own: a part of it before the whole ("Istanbul's Galata Tower"); null for none. */
export function cityOf(meanings: readonly Meaning[]): City | null {
  const named = meanings.flatMap(({ city }) => city ?? []);
  return named.find((city) => PARTS.has(city)) ?? named[0] ?? null;
}
