import type { Meaning } from './meaning.ts';

/** What `lists/famous-places.ts` has words for: places that the world knows by sight. */
export const FAMOUS_KEYS = {
  rio: { land: 'sea', scenery: 'rio', season: 'summer' },
  riostreet: { land: 'field', scenery: 'riostreet', season: 'summer' },
  copacabana: { land: 'beach', scenery: 'promenade' },
  capetown: { land: 'sea', scenery: 'capetown', season: 'summer' },
  diner66: { land: 'desert', scenery: 'diner66' },
  lisbon: { land: 'sea', scenery: 'lisbon' },
  frenchquarter: { land: 'field', scenery: 'frenchquarter' },
  andes: { land: 'mountain', scenery: 'andes' },
  vikingvillage: { land: 'lake', scenery: 'vikingvillage' },
  ropeway: { land: 'mountain', scenery: 'ropeway' },
  romanstreet: { land: 'field', scenery: 'romanstreet' },
  // They march through a street of Rome where no land is named.
  legion: {
    thing: 'person',
    trait: 'legionary',
    count: 8,
    vague: true,
    land: 'field',
    ifNone: true,
    scenery: 'romanstreet',
  },
  kasbah: { land: 'desert', scenery: 'kasbah' },
  amalfi: { land: 'sea', scenery: 'amalfi', season: 'summer' },
  cinqueterre: { land: 'sea', scenery: 'cinqueterre', season: 'summer' },
  hallstatt: { land: 'lake', scenery: 'hallstatt' },
  beachresort: { land: 'beach', scenery: 'beachresort', season: 'summer' },
  overwater: { land: 'island', scenery: 'overwater', lagoon: true, season: 'summer' },
  japantemple: { land: 'field', scenery: 'japantemple' },
  cliffmonastery: { land: 'mountain', scenery: 'cliffmonastery' },
  thaitemple: { land: 'field', scenery: 'thaitemple', season: 'summer' },
  timessquare: { land: 'field', scenery: 'timessquare' },
  shibuya: { land: 'field', scenery: 'shibuya' },
  londonstreet: { land: 'field', scenery: 'londonstreet' },
  parisroofs: { land: 'field', scenery: 'parisroofs' },
  haveli: { land: 'field', scenery: 'haveli' },
  trevi: { land: 'field', scenery: 'trevi' },
  neuschwanstein: { land: 'mountain', scenery: 'neuschwanstein' },
  alhambra: { land: 'mountain', scenery: 'alhambra' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link FAMOUS_KEYS}. */
export type FamousKey = keyof typeof FAMOUS_KEYS;
