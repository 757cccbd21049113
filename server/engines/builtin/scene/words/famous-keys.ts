import type { Meaning } from './meaning.ts';

/** What `lists/famous-places.ts` has words for: places that the world knows by sight. */
export const FAMOUS_KEYS = {
  rio: { land: 'sea', scenery: 'rio', season: 'summer' },
  copacabana: { land: 'beach', scenery: 'promenade' },
  capetown: { land: 'sea', scenery: 'capetown', season: 'summer' },
  diner66: { land: 'desert', scenery: 'diner66' },
  lisbon: { land: 'sea', scenery: 'lisbon' },
  frenchquarter: { land: 'field', scenery: 'frenchquarter' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link FAMOUS_KEYS}. */
export type FamousKey = keyof typeof FAMOUS_KEYS;
