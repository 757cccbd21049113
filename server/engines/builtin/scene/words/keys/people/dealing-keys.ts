import type { Meaning } from '../../meaning.ts';

/** What `lists/dealings.ts` has words for: what people hand to each other, what is seen of what they feel, and what is thrown down a lane. */
export const DEALING_KEYS = {
  handing: { trait: 'handing' },
  flowerhanding: { trait: 'flowerhanding' },
  shouting: { trait: 'shouting' },
  annoyed: { trait: 'annoyed' },
  astonished: { trait: 'astonished' },
  earscovered: { trait: 'earscovered' },
  bowling: { trait: 'bowling', land: 'bowling', ifNone: true },
  bombing: { trait: 'bombing' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type DealingKey = keyof typeof DEALING_KEYS;
