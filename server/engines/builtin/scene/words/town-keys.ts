import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that is a town known by its houses. */
export const TOWN_KEYS = {
  suburb: { land: 'street', town: 'suburb' },
  watertown: { land: 'canal', town: 'watertown' },
  souk: { land: 'street', town: 'souk', thing: 'stall' },
  medina: { land: 'street', ifNone: true, town: 'souk' },
  nightmarket: { land: 'street', town: 'nightmarket', thing: 'stall', neon: true, time: 'night' },
  cafestreet: { land: 'street', town: 'cafes' },
} as const satisfies Readonly<Record<string, Meaning>>;
