import type { Meaning } from '../../meaning.ts';

/** What `lists/interiors.ts` has words for: rooms that are known by who is in them. */
export const INTERIOR_KEYS = {
  carcabin: { land: 'carcabin' },
  dentist: { land: 'dentist' },
  doctoroffice: { land: 'doctoroffice' },
  waitingroom: { land: 'waitingroom' },
  stationwaiting: { land: 'stationwaiting' },
  santaworkshop: { land: 'santaworkshop' },
  hammam: { land: 'hammam' },
  sento: { land: 'sento' },
  prisoncell: { land: 'prisoncell' },
  bankvault: { land: 'bankvault' },
  nailsalon: { land: 'nailsalon' },
  wizardtower: { land: 'wizardtower' },
  camper: { land: 'camper' },
  spacegarden: { land: 'spacegarden' },
  meetingroom: { land: 'meetingroom' },
  meeting: { land: 'meetingroom', crowded: 'busy' },
  callcenter: { land: 'callcenter' },
  nursery: { land: 'nursery' },
  bubblebath: { land: 'bubblebath', trait: 'tubbed' },
  blanketfort: { land: 'blanketfort' },
  closet: { land: 'closet' },
  readingnook: { land: 'readingnook' },
  escaperoom: { land: 'escaperoom' },
  tinyhouse: { land: 'tinyhouse' },
  logcabin: { land: 'logcabin' },
  manor: { manor: true, trait: 'mansion' },
  hut: { hut: true, trait: 'logs' },
  mountainhut: { thing: 'house', hut: true, trait: 'logs', land: 'mountain' },
  oldstove: { land: 'rustickitchen', ifNone: true },
  cookware: { land: 'kitchen', ifNone: true },
  lecturehall: { land: 'lecturehall' },
  homelaundry: { land: 'homelaundry' },
  kitchenrush: { land: 'restaurantkitchen', crowded: 'busy' },
  workout: { land: 'gym', crowded: 'busy' },
  basketballgame: { land: 'basketballhall', crowded: 'busy' },
  crew: { land: 'spacebridge', crowded: 'busy' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link INTERIOR_KEYS}. */
export type InteriorKey = keyof typeof INTERIOR_KEYS;
