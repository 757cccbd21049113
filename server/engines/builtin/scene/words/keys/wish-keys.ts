import type { Meaning } from '../meaning.ts';

/** What `lists/wishes.ts` has words for: how the picture is taken, and that an animal is nobody's, as all that roam are. */
export const WISH_KEYS = {
  lens: { praise: true },
  free: { praise: true },
} as const satisfies Record<string, Meaning>;

/** One of {@link WISH_KEYS}. */
export type WishKey = keyof typeof WISH_KEYS;
