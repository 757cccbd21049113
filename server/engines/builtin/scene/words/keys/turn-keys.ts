import type { Meaning } from '../meaning.ts';

/** What `lists/turns.ts` has words for: food that is sold in the streets, dances, fighters and carts of everyday wishes, and turns of phrase whose words sound like a place or a bird. */
export const TURN_KEYS = {
  // Water that is given is no sea, and neither are drops or balloons of it.
  givewater: { trait: 'feeding', relation: 'meets' },
  waterdrops: {},
  waterballoons: {},
  // Meat that is grilled is no animal.
  skewers: {},
  foodstand: { land: 'street', ifNone: true, thing: 'stall' },
  dances: { trait: 'dancing' },
  polarnight: { time: 'night', season: 'winter', snowy: true, ground: true },
  hanami: { thing: 'blossom', land: 'field', ifNone: true, park: true, also: ['picnic'] },
  parentchild: { thing: 'person', count: 2, trait: 'family' },
  swordsman: { thing: 'person', held: 'sword' },
  egyptqueen: { thing: 'person', trait: 'royal' },
  mapmaker: { thing: 'person', trait: 'sketching' },
  trader: { thing: 'person' },
  pilgrimage: { thing: 'person' },
  wrestler: { thing: 'person', trait: 'boxing', land: 'boxingring', ifNone: true, akin: true },
  couscous: { thing: 'curry', count: 1, akin: true },
  driversview: { land: 'carcabin' },
  zombiehorde: { thing: 'person', trait: 'zombie', count: 6, vague: true, mood: 'dark' },
  zombieworld: {
    ...{ thing: 'person', trait: 'zombie', count: 6, vague: true, mood: 'dark' },
    ...{ land: 'street', ifNone: true, forsaken: true },
  },
  oxcart: { thing: 'cow', akin: true },
  climbingbeans: {},
  midair: {},
  passing: {},
  // A small town far from the cities is within no room.
  backcountry: {},
  // A wall out of doors is nothing by itself.
  barewall: {},
  // Tracks of tanks are no caterpillars, and more words that only sound like animals, trees, moons and figures of tales.
  namesakes: {},
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TURN_KEYS}. */
export type TurnKey = keyof typeof TURN_KEYS;
