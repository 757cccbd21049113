import type { Meaning } from '../../meaning.ts';

/** What `lists/sceneries.ts` has words for: places that are known by what stands in them. */
export const SCENERY_KEYS = {
  maze: { land: 'field', scenery: 'maze' },
  formalgarden: { land: 'field', scenery: 'parterre' },
  alien: { land: 'plain', scenery: 'alien', sky: 'planet' },
  candyland: { land: 'field', scenery: 'candy' },
  burrows: { land: 'field', scenery: 'burrows' },
  seapalace: { thing: 'castle', land: 'underwater' },
  atlantis: { land: 'underwater', scenery: 'atlantis' },
  underwatercity: { land: 'underwater', scenery: 'domes' },
  motel: { land: 'desert', scenery: 'motel' },
  desertgas: { land: 'desert', scenery: 'roadside' },
  skiresort: { land: 'mountain', scenery: 'skiresort', season: 'winter', snowy: true },
  skilift: { land: 'mountain', scenery: 'skilift', season: 'winter', snowy: true },
  olivegrove: { land: 'field', scenery: 'olives' },
  drystone: { land: 'field', scenery: 'drystone', hill: 'many' },
  farmland: { land: 'field', scenery: 'farmland', ifNone: true },
  hillside: { land: 'field', scenery: 'hillside' },
  hobbit: { land: 'field', scenery: 'burrows', thing: 'person' },
  tulipfield: { land: 'field', crop: 'tulip' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link SCENERY_KEYS}. */
export type SceneryKey = keyof typeof SCENERY_KEYS;
