import type { Meaning } from '../../meaning.ts';

/** What `lists/bunting.ts` has words for: strings of small flags, parties, and the feasts of June in Brazil, to which they belong. */
export const BUNTING_KEYS = {
  bunting: { bunting: 'flags' },
  // Of animals: people who have a party are in its rooms.
  party: { party: true },
  junefeast: { bunting: 'june', land: 'street', ifNone: true, square: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link BUNTING_KEYS}. */
export type BuntingKey = keyof typeof BUNTING_KEYS;
