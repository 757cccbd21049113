import type { Meaning } from '../../meaning.ts';

/** What `lists/insects.ts` has words for: insects besides bees, butterflies and ladybugs. */
export const INSECT_KEYS = {
  ant: { thing: 'ant' },
  beetle: { thing: 'beetle' },
  grasshopper: { thing: 'grasshopper' },
  caterpillar: { thing: 'caterpillar' },
  dragonfly: { thing: 'dragonfly' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link INSECT_KEYS}. */
export type InsectKey = keyof typeof INSECT_KEYS;
