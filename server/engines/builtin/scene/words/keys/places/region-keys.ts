import type { Meaning } from '../../meaning.ts';
import { PLACE_KEYS } from './place-keys.ts';
import { TOWN_KEYS } from './town-keys.ts';

/**
 * What is seen of more towns, regions and countries than `place-keys.ts` has, most of it as there: Scotland's moors, the
 * gilded temples of Southeast Asia, castles in Transylvania's mountains, boardwalks of California, parks that have names.
 */
export const REGION_KEYS = {
  oldtowns: PLACE_KEYS.oldtowns,
  southerntowns: PLACE_KEYS.southerntowns,
  whitetowns: PLACE_KEYS.whitetowns,
  cafetowns: PLACE_KEYS.cafetowns,
  medinas: PLACE_KEYS.medinas,
  plazatowns: PLACE_KEYS.plazatowns,
  bigcities: PLACE_KEYS.bigcities,
  neoncities: PLACE_KEYS.neoncities,
  hutong: { folk: 'eastern', land: 'street', ifNone: true, town: 'hutong' },
  machiya: TOWN_KEYS.kyoto,
  hanok: { folk: 'eastern', land: 'street', ifNone: true, town: 'hanok' },
  indian: TOWN_KEYS.india,
  londonstreets: { land: 'field', scenery: 'londonstreet' },
  greece: PLACE_KEYS.greece,
  highlands: PLACE_KEYS.highlands,
  castlelands: { land: 'mountain', ifNone: true, also: ['castle'] },
  lakes: { land: 'lake', ifNone: true },
  moorland: { land: 'field', ifNone: true, hill: 'many', moor: true },
  greenhills: PLACE_KEYS.greenhills,
  grainland: PLACE_KEYS.grainland,
  riceland: PLACE_KEYS.riceland,
  pagodas: {
    folk: 'eastern',
    land: 'field',
    ifNone: true,
    scenery: 'thaitemple',
    season: 'summer',
  },
  cliffcoasts: { land: 'beach', ifNone: true, cliffs: true },
  palmbeaches: PLACE_KEYS.palmbeaches,
  boardwalks: { land: 'beach', scenery: 'promenade', also: ['palm', 'palm'] },
  parks: { land: 'field', park: true },
  taiga: PLACE_KEYS.taiga,
  drylands: PLACE_KEYS.drylands,
  savannas: PLACE_KEYS.savannas,
  steppes: PLACE_KEYS.steppes,
  pampas: { land: 'plain', ifNone: true, scenery: 'prairie' },
  rainforests: PLACE_KEYS.rainforests,
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link REGION_KEYS}. */
export type RegionKey = keyof typeof REGION_KEYS;
