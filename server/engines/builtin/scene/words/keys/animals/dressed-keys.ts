import type { Meaning } from '../../meaning.ts';

/** What `lists/dressed.ts` has words for: that something is worn, that it is armour, and what animals wear in pictures. */
export const DRESSED_KEYS = {
  wears: { wears: true },
  armour: { trait: 'knight', wears: true },
  wizardhat: { trait: 'mage', wears: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link DRESSED_KEYS}. */
export type DressedKey = keyof typeof DRESSED_KEYS;
