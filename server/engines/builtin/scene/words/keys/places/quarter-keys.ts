import type { Meaning } from '../../meaning.ts';
import { CITY_NAME_KEYS } from './city-name-keys.ts';
import { FAMOUS_KEYS } from './famous-keys.ts';
import { OLD_KEYS } from './old-keys.ts';
import { PLACE_KEYS } from './place-keys.ts';
import { TOWN_KEYS } from './town-keys.ts';
import { WATER_KEYS } from './water-keys.ts';

/** A square of an old town in the south. */
const PIAZZA = { land: 'street', ifNone: true, square: true, manner: 'southern' } as const;

/**
 * What `lists/quarters.ts` has words for: quarters, streets, squares and buildings of cities that people name without
 * saying of which city they are, each as that city or what stands there is seen.
 */
export const QUARTER_KEYS = {
  montmartre: { ...TOWN_KEYS.cafestreet, ifNone: true, city: 'montmartre' },
  etoile: { ...TOWN_KEYS.cafestreet, ifNone: true, city: 'etoile' },
  romanarch: OLD_KEYS.romanforum,
  notredame: { ...WATER_KEYS.seine, ifNone: true },
  louvre: { land: 'street', ifNone: true, square: true, city: 'louvre' },
  toureiffel: { thing: 'irontower', count: 1 },
  navona: { ...PIAZZA, city: 'navona' },
  saintpeters: { ...PIAZZA, city: 'saintpeters' },
  galata: { land: 'street', alley: true, city: 'galata' },
  istiklal: { land: 'street', city: 'istanbul' },
  maidenstower: WATER_KEYS.bosphorus,
  ayasofya: FAMOUS_KEYS.bluemosque,
  indiagate: CITY_NAME_KEYS.delhi,
  gatewayofindia: CITY_NAME_KEYS.mumbai,
  oldbazaars: TOWN_KEYS.indianstreet,
  tiananmen: TOWN_KEYS.chinesepalace,
  heaventemple: { folk: 'eastern', thing: 'temple', count: 1 },
  asakusa: FAMOUS_KEYS.japantemple,
  seoultower: CITY_NAME_KEYS.seoul,
  seoulstreets: { ...PLACE_KEYS.neoncities, letters: 'hangul' },
  haeundae: { land: 'beach', season: 'summer' },
  koreanmarket: { ...TOWN_KEYS.hanok, thing: 'stall' },
  arbat: { land: 'street' },
  hermitage: { ...WATER_KEYS.neva, ifNone: true },
  oldcairo: TOWN_KEYS.souk,
  rockdome: { land: 'street', ifNone: true, alley: true, city: 'jerusalem' },
  zocalo: TOWN_KEYS.mexicanplaza,
  pompeii: { ...FAMOUS_KEYS.romanstreet, ifNone: true },
  hilltowns: PLACE_KEYS.southerntowns,
  plazamayor: PIAZZA,
  whitetowns: PLACE_KEYS.whitetowns,
  marienplatz: { ...CITY_NAME_KEYS.munich, square: true },
  berlinstreets: { land: 'street', ifNone: true, city: 'berlin' },
  speicherstadt: CITY_NAME_KEYS.hamburg,
  rockefeller: { land: 'street', ifNone: true, square: true, city: 'newyork' },
  rothenburg: PLACE_KEYS.oldtowns,
  provencetowns: { ...PIAZZA, city: 'provence' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link QUARTER_KEYS}. */
export type QuarterKey = keyof typeof QUARTER_KEYS;
