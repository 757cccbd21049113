import type { Meaning } from '../../meaning.ts';

/** What `lists/outlying-places.ts` has words for: places that lie outside of towns, or at their edge. */
export const OUTLYING_KEYS = {
  trailerpark: { land: 'field', scenery: 'trailerpark' },
  waterpark: { land: 'field', scenery: 'waterpark' },
  tipicamp: { land: 'field', scenery: 'tipicamp', also: ['campfire'] },
  steppe: { land: 'plain', ifNone: true, scenery: 'steppe' },
  prairie: { land: 'plain', ifNone: true, scenery: 'prairie' },
  countryhalt: { land: 'station', rural: true },
  mountainpass: { land: 'mountain', scenery: 'mountainpass' },
  greenvalley: { land: 'lake', scenery: 'valley', season: 'summer' },
  mountainvalley: { land: 'lake', scenery: 'valley' },
  valley: { land: 'lake', scenery: 'valley', ifNone: true },
  cherryavenue: { land: 'field', scenery: 'treeavenue', season: 'spring', also: ['blossom'] },
  treeavenue: { land: 'field', scenery: 'treeavenue' },
  minemouth: { land: 'mountain', scenery: 'minemouth' },
  stadiumfront: { land: 'field', scenery: 'stadiumfront' },
  stripmall: { land: 'field', scenery: 'stripmall' },
  skylanterns: {
    land: 'lake',
    ifNone: true,
    scenery: 'skylanterns',
    time: 'night',
    also: ['paperlantern'],
  },
  cranberrybog: { land: 'field', scenery: 'cranberrybog', season: 'autumn' },
  junkyard: { land: 'field', scenery: 'junkyard' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link OUTLYING_KEYS}. */
export type OutlyingKey = keyof typeof OUTLYING_KEYS;
