import type { Meaning } from '../../meaning.ts';

/** What `lists/far-places.ts` has words for: places that travellers and tales tell of. */
export const FAR_KEYS = {
  saltflat: { land: 'plain', scenery: 'saltflat' },
  saltmirror: { land: 'plain', scenery: 'saltmirror' },
  shipgraveyard: { land: 'desert', scenery: 'shipgraveyard' },
  crescentmoon: { sky: 'crescentmoon' },
  twinmoons: { sky: 'twinmoons' },
  twinsuns: { sky: 'twinsuns' },
  shipdeck: { land: 'sea', scenery: 'shipdeck' },
  icepalace: { land: 'mountain', scenery: 'icepalace', season: 'winter', snowy: true },
  inferno: { land: 'plain', scenery: 'inferno' },
  crater: { land: 'plain', scenery: 'crater' },
  travertine: { land: 'field', scenery: 'travertine' },
  // Houses of a village by a river of the tropics stand on stilts, as those by a southern sea do.
  stiltvillage: {
    ...{ land: 'river', ifNone: true, thing: 'stilthouse', count: 3, folk: 'eastern' },
    also: ['palm', 'palm', 'palm'],
  },
  islandvillage: {
    ...{ land: 'beach', ifNone: true, thing: 'stilthouse', count: 3 },
    also: ['palm', 'palm', 'palm'],
  },
  floatingmarket: { land: 'river', scenery: 'floatingmarket' },
  mushroomforest: { land: 'field', scenery: 'mushroomforest', fireflies: true },
  cliffdwellings: { land: 'field', scenery: 'cliffdwellings' },
  elvencity: { land: 'forest', scenery: 'elvencity' },
  steampunkcity: { land: 'field', scenery: 'steampunk' },
  tundra: { land: 'plain', scenery: 'tundra' },
  neonroof: { land: 'field', scenery: 'neonroof' },
  dwarfforge: { land: 'plain', scenery: 'dwarfforge' },
  ferrydeck: { land: 'sea', scenery: 'ferrydeck' },
  trench: { land: 'field', scenery: 'trench' },
  treevillage: { land: 'forest', scenery: 'treevillage', jungle: true, season: 'summer' },
  mooncrater: { land: 'space', lunar: true, surrounds: 'space', scenery: 'mooncrater' },
  reindeer: { thing: 'deer', hue: [0.44, 0.37, 0.31] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link FAR_KEYS}. */
export type FarKey = keyof typeof FAR_KEYS;
