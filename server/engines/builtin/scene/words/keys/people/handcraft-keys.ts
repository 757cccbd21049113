import type { Meaning } from '../../meaning.ts';

/** What `lists/handcrafts.ts` has words for: food that is made ready, things that are mended and letters that are brushed over a table at home, and where that is. */
export const HANDCRAFT_KEYS = {
  fruitpeeling: { trait: 'fruitpeeling', land: 'kitchen', ifNone: true },
  cornhusking: { trait: 'cornhusking', land: 'kitchen', ifNone: true },
  darning: { trait: 'darning', land: 'room', ifNone: true },
  knifesharpening: { trait: 'knifesharpening', land: 'kitchen', ifNone: true },
  spicegrinding: { trait: 'spicegrinding', land: 'kitchen', ifNone: true },
  plucking: { trait: 'plucking', land: 'kitchen', ifNone: true },
  pumpkincarving: { trait: 'pumpkincarving', land: 'room', ifNone: true },
  calligraphy: { trait: 'calligraphy', land: 'room', ifNone: true },
  soldering: { trait: 'soldering', land: 'room', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type HandcraftKey = keyof typeof HANDCRAFT_KEYS;
