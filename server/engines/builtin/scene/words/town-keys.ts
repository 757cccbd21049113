import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that is a town known by its houses. */
export const TOWN_KEYS = {
  containerport: { land: 'canal', town: 'port' },
  suburb: { land: 'street', town: 'suburb' },
  riad: { land: 'street', town: 'riad' },
  patio: { land: 'street', town: 'patio' },
  watertown: { land: 'canal', town: 'watertown' },
  hanok: { land: 'street', town: 'hanok' },
  machiya: { land: 'street', town: 'machiya' },
  kyoto: { land: 'street', ifNone: true, town: 'machiya' },
  hutong: { land: 'street', town: 'hutong' },
  souk: { land: 'street', town: 'souk', thing: 'stall' },
  medina: { land: 'street', ifNone: true, town: 'souk' },
  nightmarket: { land: 'street', town: 'nightmarket', thing: 'stall', neon: true, time: 'night' },
  cafestreet: { land: 'street', town: 'cafes' },
  havana: { land: 'street', town: 'havana' },
  cuba: { land: 'street', ifNone: true, town: 'havana' },
  mexicanplaza: { land: 'street', town: 'plaza' },
  indianstreet: { land: 'street', town: 'indian' },
  india: { land: 'street', ifNone: true, town: 'indian' },
  piazza: { land: 'street', square: true, manner: 'southern' },
  italiantown: { land: 'street', alley: true, manner: 'southern' },
  whitevillage: { land: 'street', alley: true, manner: 'white' },
  dutchcanal: { land: 'canal', town: 'amsterdam' },
  wildwest: { land: 'street', town: 'western' },
  greekvillage: { land: 'canal', town: 'greek' },
} as const satisfies Readonly<Record<string, Meaning>>;
