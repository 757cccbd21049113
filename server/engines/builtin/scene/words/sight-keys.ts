import type { Meaning } from './meaning.ts';

/** What `lists/sights.ts` has words for: buildings and works that a place is known by at sight. */
export const SIGHT_KEYS = {
  hauntedhouse: {
    thing: 'hauntedhouse',
    mood: 'dark',
    sky: 'moon',
    also: ['bat', 'bat', 'bat', 'bat'],
  },
  abbeyruin: { thing: 'abbey', count: 1 },
  castleruin: { thing: 'castle', count: 1, forsaken: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link SIGHT_KEYS}. */
export type SightKey = keyof typeof SIGHT_KEYS;
