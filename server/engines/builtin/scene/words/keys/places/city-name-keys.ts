import type { NamedCity } from '../../city.ts';
import type { Meaning } from '../../meaning.ts';
import { PLACE_KEYS } from './place-keys.ts';
import { TOWN_KEYS } from './town-keys.ts';

/** Narrow streets of an old town. */
const LANES = { land: 'street', ifNone: true, alley: true } as const satisfies Meaning;

/**
 * What `lists/city-names.ts` has words for: cities that are known by a landmark or by their houses. Other lists say in what
 * land those are that have no land here.
 */
export const CITY_NAME_KEYS = {
  vienna: { ...PLACE_KEYS.oldtowns, city: 'vienna' },
  munich: { ...PLACE_KEYS.oldtowns, city: 'munich' },
  salzburg: { ...PLACE_KEYS.oldtowns, city: 'salzburg' },
  krakow: { ...PLACE_KEYS.oldtowns, city: 'krakow' },
  tallinn: { ...PLACE_KEYS.oldtowns, city: 'tallinn' },
  edinburgh: { ...PLACE_KEYS.oldtowns, city: 'edinburgh' },
  dublin: { ...PLACE_KEYS.oldtowns, city: 'dublin' },
  stockholm: { ...PLACE_KEYS.oldtowns, city: 'stockholm' },
  zurich: { ...PLACE_KEYS.oldtowns, city: 'zurich' },
  hamburg: { ...PLACE_KEYS.canaltowns, city: 'hamburg' },
  brussels: { ...PLACE_KEYS.oldtowns, city: 'brussels' },
  helsinki: { ...PLACE_KEYS.oldtowns, city: 'helsinki' },
  reykjavik: { ...PLACE_KEYS.oldtowns, city: 'reykjavik' },
  copenhagen: { ...PLACE_KEYS.canaltowns, city: 'copenhagen' },
  bruges: { ...PLACE_KEYS.canaltowns, city: 'bruges' },
  bergen: { ...PLACE_KEYS.canaltowns, city: 'bergen' },
  dubrovnik: { ...PLACE_KEYS.oldtowns, city: 'dubrovnik' },
  valletta: { ...LANES, city: 'valletta' },
  seville: { ...PLACE_KEYS.whitetowns, city: 'seville' },
  granada: { land: 'street', ifNone: true, square: true, manner: 'white', city: 'granada' },
  buenosaires: { land: 'street', ifNone: true, city: 'buenosaires' },
  cartagena: { ...LANES, city: 'cartagena' },
  tokyo: { ...PLACE_KEYS.neoncities, city: 'tokyo' },
  taipei: { ...PLACE_KEYS.neoncities, city: 'taipei' },
  hongkong: { ...PLACE_KEYS.neoncities, city: 'hongkong' },
  berlin: { city: 'berlin' },
  seoul: { ...PLACE_KEYS.neoncities, city: 'seoul' },
  cairo: { city: 'cairo' },
  jerusalem: { ...LANES, city: 'jerusalem' },
  samarkand: { ...PLACE_KEYS.oldtowns, city: 'samarkand' },
  delhi: { ...TOWN_KEYS.india, city: 'delhi' },
  kolkata: { ...TOWN_KEYS.india, city: 'kolkata' },
  istanbul: { city: 'istanbul' },
  prague: { city: 'prague' },
  strasbourg: { ...PLACE_KEYS.oldtowns, city: 'strasbourg' },
  milan: { land: 'street', ifNone: true, square: true, manner: 'southern', city: 'milan' },
  quebec: { ...PLACE_KEYS.oldtowns, city: 'quebec' },
  washington: { land: 'street', ifNone: true, city: 'washington' },
  provence: { city: 'provence' },
  athens: { city: 'athens' },
  capetown: { city: 'capetown' },
  toronto: { ...PLACE_KEYS.bigcities, city: 'toronto' },
  chicago: { ...PLACE_KEYS.bigcities, city: 'chicago' },
  losangeles: { land: 'street', ifNone: true, city: 'losangeles' },
  miami: { land: 'street', ifNone: true, city: 'miami' },
  newyork: { ...PLACE_KEYS.bigcities, city: 'newyork' },
  seattle: { ...PLACE_KEYS.bigcities, city: 'seattle' },
  singapore: { ...PLACE_KEYS.bigcities, city: 'singapore' },
  kualalumpur: { ...PLACE_KEYS.bigcities, city: 'kualalumpur' },
  kathmandu: { ...PLACE_KEYS.oldtowns, city: 'kathmandu' },
  bangkok: {
    ...{ land: 'field', ifNone: true, scenery: 'thaitemple', season: 'summer' },
    ...{ neon: true, city: 'bangkok' },
  },
  hoian: { ...LANES, also: ['paperlantern'], city: 'hoian' },
  mumbai: { ...TOWN_KEYS.india, city: 'mumbai' },
} as const satisfies Readonly<Record<NamedCity, Meaning>>;
