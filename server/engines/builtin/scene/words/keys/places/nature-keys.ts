import type { Meaning } from '../../meaning.ts';

/** What the lists of `lists/` have words for in wild nature, besides the lands of `scene-keys.ts`. */
export const NATURE_KEYS = {
  alpinemeadow: { land: 'mountain' },
  fireflies: { land: 'field', ifNone: true, fireflies: true },
  icecave: { land: 'cave', icy: true, snowy: true, season: 'winter' },
  tea: { land: 'terraces', tea: true },
  geyser: { land: 'mountain', geyser: true },
  plains: { land: 'plain' },
  africa: { folk: 'african', land: 'plain', ifNone: true, savanna: true },
  kilimanjaro: { folk: 'african', land: 'plain', savanna: true, lonePeak: true },
  waterhole: { land: 'plain', savanna: true, waterhole: true },
  zengarden: { land: 'field', garden: true, raked: 'dry' },
  japanesegarden: { land: 'field', garden: true, raked: 'pond' },
  lowtide: { land: 'beach', lowTide: true },
  delta: { land: 'river', delta: true },
  lagoon: { land: 'island', lagoon: true },
  mangrove: { land: 'swamp', mangrove: true },
  tuscany: {
    land: 'field',
    hill: 'many',
    tuscan: true,
    path: 'earth',
    winds: true,
    also: ['vine', 'house'],
  },
  bayou: { land: 'swamp', bayou: true },
} as const satisfies Readonly<Record<string, Meaning>>;
