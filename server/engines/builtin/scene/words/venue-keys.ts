import type { Meaning } from './meaning.ts';

/** What `lists/venues.ts` has words for: rooms that are known by what is built into them, and those that are within vehicles, tents and hills. */
export const VENUE_KEYS = {
  elevator: { land: 'elevator' },
  grandstair: { land: 'stairhall' },
  entrancehall: { land: 'stairhall', entrance: true },
  staircase: { land: 'stairhall', ifNone: true },
  basement: { land: 'basement' },
  butchershop: { land: 'butchershop' },
  butcher: { land: 'butchershop', ifNone: true },
  pizzeria: { land: 'pizzeria' },
  businside: { land: 'buscabin' },
  traminside: { land: 'tramcabin' },
  sauna: { land: 'sauna' },
  tattooparlour: { land: 'tattooparlour', ifNone: true },
  synagogue: { land: 'synagogue', ifNone: true },
  postoffice: { land: 'postoffice' },
  hardwarestore: { land: 'hardwarestore' },
  rabbi: { land: 'synagogue', ifNone: true },
  burrow: { land: 'burrow', ifNone: true },
  hollowtree: { land: 'hollowtree' },
  mushroomroom: { land: 'mushroomroom' },
  egyptiantomb: { land: 'egyptiantomb' },
  romanbath: { land: 'romanbath' },
  longhouse: { land: 'longhouse' },
  igloointerior: { land: 'igloohall' },
  yurtinterior: { land: 'yurtroom' },
  ambulanceinterior: { land: 'ambulanceroom' },
  treehouseinterior: { land: 'treehouseroom' },
  carshowroom: { land: 'carshowroom' },
  assemblyline: { land: 'assemblyline' },
  controlroom: { land: 'controlroom' },
  musicroom: { land: 'musicroom', ifNone: true },
  backstage: { land: 'backstage' },
  spa: { land: 'spa', ifNone: true },
  christmasdinner: { land: 'diningroom', crowded: 'busy', christmas: true, season: 'winter' },
  overgrownstation: { land: 'spacegarden' },
  seventieskitchen: { land: 'seventieskitchen' },
  marsdome: { land: 'marsdome', martian: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link VENUE_KEYS}. */
export type VenueKey = keyof typeof VENUE_KEYS;
