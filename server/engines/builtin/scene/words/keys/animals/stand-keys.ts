import type { Meaning } from '../../meaning.ts';

/** What `lists/stands.ts` has words for: what animals sit on that is drawn with them. */
export const STAND_KEYS = {
  fence: { stand: 'fence' },
  post: { stand: 'post' },
  wire: { stand: 'wire' },
  bookcase: { stand: 'bookcase' },
  dollhouse: { stand: 'dollhouse' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link STAND_KEYS}. */
export type StandKey = keyof typeof STAND_KEYS;
