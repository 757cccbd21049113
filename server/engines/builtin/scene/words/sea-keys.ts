import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for by the sea, on it and in it. */
export const SEA_KEYS = {
  octopus: { thing: 'octopus' },
  jellyfish: { thing: 'jellyfish' },
  diver: { thing: 'diver' },
  seahorse: { thing: 'seahorse' },
  crab: { thing: 'crab' },
  submarine: { thing: 'submarine' },
  kelp: { land: 'underwater', kelp: true },
  deepsea: { land: 'underwater', deep: true },
  seacliff: { land: 'sea', cliffs: true },
  highcliff: { land: 'sea', cliffs: true, highCliffs: true },
  chalkcliff: { land: 'sea', cliffs: true, chalk: true },
  tropicalisland: { land: 'island', tropical: true },
  turtle: { thing: 'turtle' },
  whale: { thing: 'whale' },
  dolphin: { thing: 'dolphin' },
  shark: { thing: 'shark' },
  fish: { thing: 'fish' },
  koi: { thing: 'fish', trait: 'koi' },
  galleon: { thing: 'galleon' },
  longship: { thing: 'longship' },
  wreck: { thing: 'wreck' },
  breaker: { land: 'sea', breaker: true },
  harbour: { land: 'harbour', settled: 'town' },
  lotus: { land: 'lake', ifNone: true, lilies: true },
} as const satisfies Readonly<Record<string, Meaning>>;
