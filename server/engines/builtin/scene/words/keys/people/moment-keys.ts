import type { Meaning } from '../../meaning.ts';

/** What `lists/moments.ts` has words for: moments of a life that people photograph, and who is dear to whom. */
export const MOMENT_KEYS = {
  girlfriend: { thing: 'person', trait: 'woman' },
  boyfriend: { thing: 'person', male: true },
  shoulders: { pairing: 'shoulders' },
  teaching: { pairing: 'lesson' },
  bedtime: { pairing: 'bedtime' },
  examining: { pairing: 'checkup' },
  blowing: { trait: 'blowing', land: 'room', ifNone: true, also: ['balloons'] },
  toothbrushing: { trait: 'toothbrushing', land: 'bathroom', ifNone: true },
  finishing: { trait: 'finishing', land: 'street', ifNone: true },
  dunking: { trait: 'dunking', land: 'basketballhall', ifNone: true },
  trampoline: { trait: 'trampoline', land: 'field', ifNone: true, scenery: 'backyard' },
  television: { pairing: 'television' },
  choir: {
    thing: 'person',
    count: 9,
    trait: 'choir',
    land: 'nave',
    ifNone: true,
    inside: ['nave'],
  },
  stallholder: { thing: 'person', sells: 'stall' },
  pouring: { trait: 'latte', land: 'cafe', ifNone: true },
  jazzcombo: { thing: 'person', count: 3, trait: 'musician', land: 'jazzclub', ifNone: true },
  symphony: { thing: 'person', count: 6, trait: 'orchestra', land: 'theatre', ifNone: true },
  pushingwheelchair: { trait: 'pushingwheelchair' },
  pushing: { pairing: 'pushes' },
  wheelchair: { pairing: 'wheelchair' },
  stretcher: { trait: 'pushingstretcher', land: 'hospitalcorridor', ifNone: true },
  refuelling: { also: ['gasstation'] },
  queue: { pairing: 'queue' },
  checkout: { pairing: 'queue', land: 'supermarket', ifNone: true },
  paying: { pairing: 'queue' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type MomentKey = keyof typeof MOMENT_KEYS;
