import type { Meaning } from './meaning.ts';

/** What `lists/antics.ts` has words for: games and pranks with pillows, food or a piñata, secrets, and who is measured or combed by somebody. */
export const ANTIC_KEYS = {
  pillowfight: { trait: 'pillowfight', land: 'bedroom', ifNone: true },
  foodfight: { trait: 'foodfight', land: 'kitchen', ifNone: true },
  pinata: { trait: 'pinata' },
  blindfolded: { trait: 'blindfolded' },
  whispering: { trait: 'whispering' },
  fitting: { trait: 'fitting' },
  combing: { trait: 'combing', land: 'bedroom', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type AnticKey = keyof typeof ANTIC_KEYS;
