import type { Colour } from '../../idea.ts';
import type { Meaning } from '../../meaning.ts';

/** The coat of a horse of tales. */
const WHITE: Colour = [0.92, 0.9, 0.88];

/** What `lists/beasts.ts` has words for: beasts that are kinds of others, those of tales, and what beasts do. */
export const BEAST_KEYS = {
  lioness: { thing: 'lion', trait: 'woman' },
  mammoth: { thing: 'elephant', trait: 'woolly', season: 'winter', snowy: true },
  gorilla: { thing: 'monkey', trait: 'gorilla' },
  griffin: { thing: 'lion', trait: 'griffin' },
  pegasus: { thing: 'horse', trait: 'winged', hue: WHITE },
  colony: { thing: 'penguin', count: 8 },
  winged: { trait: 'winged' },
  gauzewings: { trait: 'gauzewings' },
  bathing: { trait: 'bathing' },
  fording: { trait: 'fording' },
  spraying: { trait: 'spraying' },
  digging: { trait: 'working', digs: true },
  nursing: { nurses: true },
  fur: { pelt: true },
  sliding: { trait: 'sliding' },
  yawning: { trait: 'yawning' },
  firebreathing: { trait: 'firebreathing' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link BEAST_KEYS}. */
export type BeastKey = keyof typeof BEAST_KEYS;
