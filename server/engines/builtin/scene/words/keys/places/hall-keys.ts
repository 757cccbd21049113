import type { Meaning } from '../../meaning.ts';

/** What `lists/halls.ts` has words for: halls, shops and rooms to eat in that are known by one thing which everybody there has come for. */
export const HALL_KEYS = {
  hotpot: { land: 'hotpotrestaurant' },
  karting: { land: 'kartinghall' },
  firepole: { land: 'firehall' },
  greathall: { land: 'greathall' },
  dormitory: { land: 'dormitory' },
  barracks: { land: 'barracks' },
  campcabin: { land: 'campcabin' },
  izba: { land: 'izba' },
  russianstove: { land: 'izba', ifNone: true },
  bingohall: { land: 'bingohall' },
  dinosaurhall: { land: 'dinosaurhall' },
  jeweller: { land: 'jeweller' },
  optician: { land: 'optician' },
  instrumentshop: { land: 'instrumentshop' },
  clockshop: { land: 'clockshop' },
  cobblershop: { land: 'cobblershop' },
  engineroom: { land: 'engineroom' },
  brewery: { land: 'brewery' },
  rosewindow: { land: 'nave' },
  airshipgondola: { land: 'airshipgondola' },
  shipbridge: { land: 'shipbridge' },
  stationeryshop: { land: 'stationeryshop' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link HALL_KEYS}. */
export type HallKey = keyof typeof HALL_KEYS;
