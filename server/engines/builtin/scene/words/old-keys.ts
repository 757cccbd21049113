import type { Meaning } from './meaning.ts';

/** What `lists/old-places.ts` has words for: places of old times, or over the roofs. */
export const OLD_KEYS = {
  ruinednave: { land: 'field', scenery: 'ruinednave' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link OLD_KEYS}. */
export type OldKey = keyof typeof OLD_KEYS;
