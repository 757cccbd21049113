import type { Meaning } from '../../meaning.ts';

/** What `lists/everyday.ts` has words for: places of everyday life in the open, and what is known there. */
export const EVERYDAY_KEYS = {
  backyard: { land: 'field', scenery: 'backyard' },
  facingbalconies: { land: 'field', scenery: 'facingbalconies' },
  barbecue: { land: 'field', ifNone: true, scenery: 'backyard', thing: 'barbecue' },
  bouncycastle: { land: 'field', ifNone: true, scenery: 'backyard', thing: 'bouncycastle' },
  clothesline: { land: 'field', ifNone: true, scenery: 'backyard', thing: 'clothesline' },
  vegetablegarden: { land: 'field', scenery: 'vegetablegarden' },
  trafficjam: { land: 'field', scenery: 'trafficjam', park: true },
  ballpark: { land: 'field', scenery: 'ballpark' },
  countrystop: { land: 'field', scenery: 'countrystop' },
  driveway: { land: 'field', scenery: 'driveway' },
  flatsyard: { land: 'field', scenery: 'flatsyard' },
  shovelsnow: { land: 'field', scenery: 'snowydriveway', snowy: true, season: 'winter' },
  parkpond: { land: 'lake', scenery: 'parkpond', park: true },
  duckpond: { land: 'lake', scenery: 'parkpond' },
  // As wild as those that are known by it.
  nationalpark: { land: 'mountain', ifNone: true },
  pigsty: { land: 'field', scenery: 'pigsty', also: ['pig', 'pig', 'pig'] },
  ploughed: { land: 'field', scenery: 'ploughed' },
  combine: { land: 'field', ifNone: true, crop: 'grain', thing: 'combine' },
  wheatharvest: { land: 'field', crop: 'grain', thing: 'combine' },
  harvest: { land: 'field', crop: 'grain' },
  tornado: { weather: 'storm', tornado: true },
  footballmatch: {
    thing: 'person',
    count: 5,
    trait: 'footballer',
    land: 'field',
    ifNone: true,
    scenery: 'villagepitch',
    also: ['goal'],
  },
  rugbypitch: { land: 'field', scenery: 'rugbypitch' },
  litter: { foliage: true, season: 'autumn', litter: true },
  playground: { land: 'field', scenery: 'playground' },
  dogpark: { land: 'field', scenery: 'dogpark' },
  icecreamvan: {
    land: 'field',
    ifNone: true,
    scenery: 'icecreamvan',
    park: true,
    thing: 'icecreamvan',
  },
  campervan: { thing: 'campervan' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link EVERYDAY_KEYS}. */
export type EverydayKey = keyof typeof EVERYDAY_KEYS;
