import type { Meaning } from './meaning.ts';

/** What `lists/pursuits.ts` has words for: what people are seen at by what is before or around them: a sink, a well, a net, a parachute, a table over them. */
export const PURSUIT_KEYS = {
  dishes: { trait: 'dishwashing', land: 'kitchen', ifNone: true },
  vacuuming: { trait: 'vacuuming', land: 'room', ifNone: true },
  packing: { trait: 'packing', land: 'bedroom', ifNone: true },
  kimchi: { trait: 'kimchimaking', land: 'kitchen', ifNone: true },
  pizza: { trait: 'pizzamaking', land: 'kitchen', ifNone: true },
  pizzaiolo: { thing: 'person', trait: 'pizzamaking', land: 'pizzeria', ifNone: true },
  wellwater: { trait: 'wellwater', land: 'field', ifNone: true },
  volleyball: { trait: 'volleyball', land: 'beach', ifNone: true },
  parachuting: { trait: 'parachuting', land: 'field', ifNone: true },
  skydiver: { thing: 'person', trait: 'parachuting', land: 'field', ifNone: true },
  rabbittrick: { trait: 'rabbittrick' },
  shepherd: { thing: 'person', trait: 'shepherd', land: 'field', ifNone: true },
  herding: { trait: 'shepherd', also: ['sheep', 'sheep', 'sheep'] },
  tofish: { trait: 'fisher' },
  golfing: { trait: 'golf', land: 'field', ifNone: true, scenery: 'golfcourse' },
  hairbrushing: { trait: 'hairbrushing', land: 'bedroom', ifNone: true },
  makeup: { trait: 'makeup', land: 'bedroom', ifNone: true },
  parents: { thing: 'person', count: 2, trait: 'couple' },
  housewife: { thing: 'person', trait: 'woman' },
  nun: { thing: 'person', trait: 'woman' },
  undertable: { beneath: 'table' },
  undercar: { beneath: 'car' },
  icefishing: {
    trait: 'icefishing',
    land: 'lake',
    ifNone: true,
    frozen: true,
    season: 'winter',
    snowy: true,
  },
  scaffold: { trait: 'scaffold', land: 'street', ifNone: true },
  vet: { thing: 'person', trait: 'doctor', land: 'hospital', ifNone: true },
  scaring: { trait: 'scaring', relation: 'meets' },
  scared: { trait: 'scared' },
  candledinner: {
    trait: 'candledining',
    dines: true,
    candlelit: true,
    land: 'restaurant',
    ifNone: true,
  },
  ownclass: { thing: 'person', count: 4, trait: 'pupil' },
  shooting: { trait: 'archery', land: 'field', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type PursuitKey = keyof typeof PURSUIT_KEYS;
