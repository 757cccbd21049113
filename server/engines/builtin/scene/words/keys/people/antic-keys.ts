import type { Meaning } from '../../meaning.ts';

/** What `lists/antics.ts` has words for: games and pranks with pillows, food, a piñata or firecrackers, secrets, who hides and behind what, who is measured or combed by somebody, and work that is known by what is in the hands: crates, combs of a hive, chestnuts. */
export const ANTIC_KEYS = {
  pillowfight: { trait: 'pillowfight', land: 'bedroom', ifNone: true },
  foodfight: { trait: 'foodfight', land: 'kitchen', ifNone: true },
  pinata: { trait: 'pinata' },
  blindfolded: { trait: 'blindfolded' },
  whispering: { trait: 'whispering' },
  fitting: { trait: 'fitting' },
  combing: { trait: 'combing', land: 'bedroom', ifNone: true },
  hidingtree: { trait: 'hidingbehindtree' },
  hidingsofa: { trait: 'hidingbehindsofa', land: 'room', ifNone: true },
  hidingbed: { trait: 'hidingunderbed', land: 'bedroom', ifNone: true },
  peeking: { trait: 'peeking' },
  sneaking: { trait: 'sneaking' },
  burglar: { thing: 'person', trait: 'sneaking' },
  stretching: { trait: 'stretching' },
  timing: { trait: 'timing' },
  crates: { trait: 'cratecarrying' },
  hive: { trait: 'hivetending' },
  bicyclerepair: { trait: 'bicyclerepair' },
  rockinghorse: { trait: 'horsemaking', land: 'carpentry', ifNone: true },
  chestnuts: { trait: 'chestnutroasting', land: 'street', square: true, ifNone: true },
  firecrackers: { trait: 'firecrackers', land: 'street', square: true, ifNone: true },
  liftingcar: { trait: 'strongman', land: 'street', ifNone: true },
  strong: { thing: 'person', trait: 'broad' },
  afloat: { trait: 'afloat', land: 'lake', ifNone: true },
  ladder: { trait: 'onladder' },
  puddles: { trait: 'puddlejumping' },
  nets: { burden: 'net' },
  roundfountain: { trait: 'roundfountain' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type AnticKey = keyof typeof ANTIC_KEYS;
