import type { Meaning } from './meaning.ts';

/** What `lists/outlying-places.ts` has words for: places that lie outside of towns, or at their edge. */
export const OUTLYING_KEYS = {
  junkyard: { land: 'field', scenery: 'junkyard' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link OUTLYING_KEYS}. */
export type OutlyingKey = keyof typeof OUTLYING_KEYS;
