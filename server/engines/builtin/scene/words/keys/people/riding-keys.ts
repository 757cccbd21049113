import type { Meaning } from '../../meaning.ts';

/** What `lists/riding.ts` has words for: the others who ride in a carriage or are in a room, and who leans against a door or a wall. */
export const RIDING_KEYS = {
  others: { crowded: 'busy', others: true },
  propped: { trait: 'propped' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link RIDING_KEYS}. */
export type RidingKey = keyof typeof RIDING_KEYS;
