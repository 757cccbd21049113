import type { Meaning } from '../../meaning.ts';

/** What `lists/acts.ts` has words for that people do with a thing before them or in a vehicle, and how they are. */
export const ACT_KEYS = {
  sketching: { trait: 'sketching' },
  fromoven: { trait: 'atoven', land: 'bakery', ifNone: true },
  openingchest: { trait: 'kneeling', also: ['chest'] },
  studying: { trait: 'studying' },
  painted: { trait: 'painting' },
  driving: { drives: true },
  motoring: { thing: 'car', path: 'road', drives: true },
  sprinkler: { thing: 'sprinkler', count: 1, land: 'field', ifNone: true, scenery: 'backyard' },
  youthful: { trait: 'youthful' },
  tired: { trait: 'tired' },
  flames: { flames: true },
  vintagecar: { thing: 'car', trait: 'vintage' },
  scoring: { land: 'street', ifNone: true, town: 'stadium', scores: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type ActKey = keyof typeof ACT_KEYS;
